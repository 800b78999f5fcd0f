/**
 * The door to hosted tables: an SSH server that knows shells and nothing else. No command, no file transfer, no forwarding, no
 * agent, no environment; what it does not listen to, the library refuses.
 */
import { createServer, type Server, type Socket } from 'node:net';
import ssh2, {
  type AuthContext,
  type Connection,
  type PseudoTtyInfo,
  type Session as SshSession,
} from 'ssh2';
import { done, type Result, refused } from '../core/result.ts';
import { type Arrival, authenticate } from './authenticate.ts';
import { containEvents } from './contain.ts';
import type { HostKey } from './host-key.ts';
import { type Door, doorOf, type HostedTable } from './hosted.ts';
import { Gate, LIMITS, type Limits } from './limits.ts';
import { beginVisit, type Faces, type Visit } from './visit.ts';

export interface TableServerParts {
  readonly tables: readonly HostedTable[];
  readonly key: HostKey;
  readonly faces: Faces;
  readonly limits?: Limits;
  /** A sentence for the host's terminal. */
  tell(sentence: string): void;
  /** A defect that one visitor came upon, who is sent away. */
  failed(error: unknown): void;
}

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** A connection from its first byte on. */
interface Guest {
  readonly socket: Socket;
  readonly address: string;
  client: Connection | null;
  door: Door | null;
  visit: Visit | null;
}

export class TableServer {
  readonly #parts: TableServerParts;
  readonly #limits: Limits;
  readonly #gate: Gate;
  readonly #net: Server;
  readonly #ssh: ssh2.Server;
  readonly #guests = new Set<Guest>();

  constructor(parts: TableServerParts) {
    this.#parts = parts;
    this.#limits = parts.limits ?? LIMITS;
    this.#gate = new Gate(this.#limits, () => Date.now());
    this.#net = createServer(socket => this.#knock(socket));
    this.#ssh = new ssh2.Server(
      {
        hostKeys: [parts.key.text],
        ident: 'boardgames',
        algorithms: { compress: ['none'] },
        // The types of the library do not know them yet.
        ...({ keepaliveInterval: this.#limits.signOfLifeMs, keepaliveCountMax: SIGNS_MISSED } as object),
      },
      (client, { ip, port }) => this.#hello(client, `${ip} ${port}`),
    );
  }

  /** Resolves to where it can be reached. */
  listen({ host, port }: Address): Promise<Result<Address>> {
    return new Promise(resolve => {
      this.#net.once('error', (error: NodeJS.ErrnoException) => {
        const why = LISTEN_REASONS[error.code ?? ''] ?? `the system says ${error.code}`;
        resolve(refused('failure', `The table cannot be opened at ${host}:${port}: ${why}.`));
      });
      this.#net.listen(port, host, () => {
        const address = this.#net.address();
        resolve(done({ host, port: typeof address === 'object' && address !== null ? address.port : port }));
      });
    });
  }

  /** Sends everybody home, and waits until they have heard it. */
  async close(): Promise<void> {
    this.#net.close();
    const visits = [...this.#guests].flatMap(({ visit }) => (visit === null ? [] : [visit]));
    for (const visit of visits) visit.sendAway('The host has closed the table. The game is kept.');
    if (visits.length > 0) {
      await inTime(Promise.all(visits.map(({ ended }) => ended)), FAREWELL_MS);
      await pause(FLUSH_MS);
    }
    for (const guest of this.#guests) hangUp(guest);
  }

  #knock(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    socket.on('error', () => {});
    if (!this.#gate.enter(address)) {
      socket.destroy();
      return;
    }
    const guest: Guest = { socket, address, client: null, door: null, visit: null };
    this.#guests.add(guest);
    containEvents(socket, error => this.#failed(guest, error));
    const { helloMs, loginMs } = this.#limits;
    const silent = setTimeout(() => guest.client === null && socket.destroy(), helloMs);
    const login = setTimeout(() => guest.door === null && socket.destroy(), loginMs);
    socket.setNoDelay(true);
    socket.once('close', () => {
      clearTimeout(silent);
      clearTimeout(login);
      this.#guests.delete(guest);
      this.#gate.leave(address, guest.door !== null);
      guest.visit?.hangUp();
    });
    this.#ssh.injectSocket(socket);
  }

  /** Nothing that this line still does can be trusted. */
  #failed(guest: Guest, error: unknown): void {
    this.#parts.failed(error);
    guest.socket.destroy();
    guest.visit?.hangUp();
  }

  #hello(client: Connection, from: string): void {
    const guest = [...this.#guests].find(
      ({ socket }) => `${socket.remoteAddress} ${socket.remotePort}` === from,
    );
    if (guest === undefined) {
      client.on('error', () => {});
      client.end();
      return;
    }
    guest.client = client;
    client.on('error', () => hangUp(guest));
    const arrival: Arrival = {
      address: guest.address,
      gate: this.#gate,
      doorOf: login => doorOf(login, this.#parts.tables),
      admit: door => {
        if (guest.door === null) this.#gate.known(guest.address);
        guest.door = door;
      },
      dismiss: () => setImmediate(() => guest.socket.destroySoon()),
      tell: sentence => this.#parts.tell(sentence),
      failed: error => this.#failed(guest, error),
    };
    const answer = authenticate(arrival);
    client.on('authentication', (context: AuthContext) => answer(context));
    client.on('ready', () => {
      const idle = setTimeout(() => guest.visit === null && guest.socket.destroy(), this.#limits.shellMs);
      client.once('close', () => clearTimeout(idle));
      // A second one finds nobody listening, and is refused.
      client.once('session', accept => this.#session(guest, accept()));
    });
  }

  #session(guest: Guest, session: SshSession): void {
    keepName(session);
    let pty: PseudoTtyInfo | null = null;
    session.on('pty', (accept, _reject, info) => {
      pty = info;
      accept?.();
    });
    session.on('window-change', (_accept, _reject, { cols, rows }) => guest.visit?.resize(cols, rows));
    session.once('shell', accept => {
      const { door } = guest;
      if (door === null) return;
      const channel = accept();
      containEvents(channel, error => this.#failed(guest, error));
      const visit = beginVisit({
        ...{ door, channel, pty, socket: guest.socket, faces: this.#parts.faces },
        stuckMs: this.#limits.stuckMs,
        failed: error => this.#parts.failed(error),
      });
      guest.visit = visit;
      channel.once('close', () => visit.hangUp());
      channel.once('end', () => visit.eof());
      void visit.ended.then(() => setTimeout(() => hangUp(guest), FLUSH_MS));
    });
  }
}

/**
 * When a line ends, the library tells a session without a shell by the name of its class. The bundle has shortened it, and what is
 * then taken for a channel would end the whole program.
 */
function keepName(session: SshSession): void {
  Object.defineProperty(session.constructor, 'name', { value: 'Session' });
}

/** Whoever has not answered so often is gone. */
const SIGNS_MISSED = 4;

/** A line that takes nothing would never be done with what is still to be sent. */
function hangUp({ client, socket }: Guest): void {
  if (socket.destroyed) return;
  client?.end();
  socket.destroySoon();
  const stuck = setTimeout(() => socket.destroy(), FAREWELL_MS);
  socket.once('close', () => clearTimeout(stuck));
}

/** For words that are on their way. */
const FLUSH_MS = 100;
const FAREWELL_MS = 2000;

/** Resolves when it is done, or when it has taken so long. */
async function inTime(done: Promise<unknown>, ms: number): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise(resolve => {
    late = setTimeout(resolve, ms);
  });
  await Promise.race([done, patience]);
  clearTimeout(late);
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

const LISTEN_REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there; choose another port with --listen',
  EACCES: 'permission is missing; choose a port above 1023',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'no such address is known',
};

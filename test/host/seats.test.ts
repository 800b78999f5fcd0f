/** Coming to a hosted table: codes, keys, passwords, taking over, coming back. */
import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { freshKey } from '../../src/host/host-key.ts';
import { Guest, knock, PASSWORD, pause, TestHost } from './support.ts';

const QUESTION = 'Which card do you bid?';
const PTY = { cols: 100, rows: 30 };

describe('a seat', () => {
  it('is tied to the key that came with the code, and to no other', async () => {
    const host = await TestHost.open();
    const key = freshKey();
    const ann = await host.guest('ann', { key, answers: [host.code('ann')] });
    await ann.until(QUESTION);
    ann.leave();
    await expect(knock(host.port, 'ann', { answers: [host.code('ann')] })).rejects.toThrow();
    await expect(knock(host.port, 'ann', { key: freshKey(), answers: [host.code('ann')] })).rejects.toThrow();
    const again = await host.guest('ann', { key });
    await again.until(QUESTION);
  });

  it('is tied to a password where there is no key', async () => {
    const host = await TestHost.open();
    const ben = await host.guest('ben');
    await ben.until('The others choose in secret.');
    ben.leave();
    await expect(knock(host.port, 'ben', { answers: [host.code('ben')] })).rejects.toThrow();
    await expect(knock(host.port, 'ben', { answers: ['another password'] })).rejects.toThrow();
    await (await host.guest('ben', { answers: [PASSWORD] })).until('The others choose in secret.');
  });

  it('keeps neither codes nor passwords, and its file to itself', async () => {
    const host = await TestHost.open();
    await host.guest('ben');
    const path = `home/games/${host.table.name}.table`;
    const file = host.world.read(path);
    for (const secret of [...host.codes.values(), PASSWORD]) expect(file).not.toContain(secret);
    expect(host.told.join('\n')).not.toMatch(new RegExp([...host.codes.values(), PASSWORD].join('|'), 'u'));
    for (const each of [path, 'home/host_key']) {
      expect(statSync(host.world.path(each)).mode & 0o777).toBe(0o600);
    }
  });

  it("is nobody's who only knows its name, and no login that does not exist gives itself away", async () => {
    const host = await TestHost.open();
    for (const login of ['ann', 'nobody', 'watch', '../ann', 'ann+elsewhere']) {
      await expect(knock(host.port, login, { answers: ['0000-0000-0000-0000'] }), login).rejects.toThrow();
    }
  });

  it('is taken over by the second login of the same visitor, who goes on in mid-turn', async () => {
    const host = await TestHost.open();
    const key = freshKey();
    const first = await host.guest('ann', { key, answers: [host.code('ann')], pty: PTY });
    await first.until(QUESTION);
    const second = await host.guest('ann', { key, pty: PTY });
    await second.until(QUESTION);
    await first.gone();
    expect(first.text).toContain('Somebody has taken over your seat from another terminal');
    expect(first.text).toContain('\u001B[?1049l');
    second.send('\r');
    await second.until('The others choose in secret');
    expect(host.match.entries).toHaveLength(1);
    expect(host.defects).toEqual([]);
  });

  it('hears nothing more of whoever was sent away, whatever waits in that line', async () => {
    const host = await TestHost.open();
    const { shared } = host.table;
    const sentAway: string[] = [];
    const before = shared.sit(0, why => void sentAway.push(why));
    const again = shared.sit(0, () => {});
    expect(sentAway).toHaveLength(1);
    expect(before.match.choices).toEqual([]);
    expect(before.shared.say('I am still here')).toMatchObject({ ok: false });
    expect(again.match.choices).not.toEqual([]);
    await host.close();
    expect(again.match.choices).toEqual([]);
  });

  it('is found again after the line was cut in mid-turn', async () => {
    const host = await TestHost.open({ players: 'Ann,Ben', options: {} });
    const key = freshKey();
    const ann = await host.guest('ann', { key, answers: [host.code('ann')], pty: PTY });
    await ann.until(QUESTION);
    ann.client.destroy();
    while (host.table.shared.isHere(0)) await pause(5);
    const again = await host.guest('ann', { key });
    await again.until(QUESTION);
    again.send('1\n');
    await again.until('The others choose in secret.');
  });
});

describe('a visitor', () => {
  it('has a screen of the own size, which follows the terminal', async () => {
    const host = await TestHost.open();
    const ann = await host.guest('ann', { pty: { cols: 70, rows: 20 } });
    await ann.until(QUESTION);
    ann.terminal!.resize(132, 43);
    ann.channel.setWindow(43, 132, 0, 0);
    await ann.until(text => text.split('\n').some(line => line.length > 100) && text.includes(QUESTION));
  });

  it('is told of no key to a shell, which is not at the other end', async () => {
    const host = await TestHost.open();
    const ann = await host.guest('ann', { pty: { cols: 100, rows: 60 } });
    await ann.until(QUESTION);
    ann.send('?');
    expect(await ann.until('paint the screen again')).not.toMatch(/shell|Ctrl-Z/u);
    ann.send('q\u001A');
    await ann.until(QUESTION);
  });

  it('is answered soon after a storm of sizes and a paste of a megabyte', async () => {
    const host = await TestHost.open();
    const ann = await host.guest('ann', { pty: { cols: 100, rows: 60 } });
    await ann.until(QUESTION);
    for (let i = 0; i < 50; i++) ann.channel.setWindow(1 + ((i * 7) % 60), 1 + ((i * 31) % 250), 0, 0);
    ann.channel.setWindow(60, 100, 0, 0);
    ann.send(`\u001B[200~${'pasted '.repeat(150_000)}\u001B[201~`);
    ann.send('?');
    await ann.until('paint the screen again', 30_000);
    expect(host.match.entries).toHaveLength(0);
    expect(host.defects).toEqual([]);
  });

  it('gets ASCII without colours on a terminal from before Unicode', async () => {
    const host = await TestHost.open({ game: 'newton' });
    const ann = await host.guest('ann', { pty: { cols: 100, rows: 30, term: 'vt100' } });
    await ann.until('NEWTON');
    expect(ann.text).toMatch(/^[\x00-\x7F]*$/u);
    expect(ann.text).not.toMatch(/\x1b\[[\d;]*(?:3[0-8]|4[0-8]|9\d)[\d;]*m/u);
  });

  it('gets lines without a terminal, and what happened since the last turn', async () => {
    const host = await TestHost.open({ players: 'Ann,Ben' });
    const key = freshKey();
    const ann = await host.guest('ann', { key, answers: [host.code('ann')] });
    const ben = await host.guest('ben');
    await ann.until(QUESTION);
    ann.send('1\n');
    await ben.until('Ben: Which card do you bid?');
    ann.send('quit\n');
    await ann.gone();
    expect(ann.text).toContain('You have left the table.');
    ben.send('1\n');
    await ben.until('Ann has left.');
    const again = await host.guest('ann', { key });
    await again.until('Since your last turn:');
    expect(again.text).not.toMatch(/Seed|\.moves/u);
  });

  it('is told to wait where others decide', async () => {
    const host = await TestHost.open();
    const ben = await host.guest('ben');
    await ben.until('The others choose in secret.');
    ben.send('1\nnonsense\n');
    await ben.until(/(?:Others decide now; "help" lists the commands\.\n){2}/u);
    expect(host.match.entries).toHaveLength(0);
  });

  it('is told of the commands that do something there', async () => {
    const host = await TestHost.open();
    const ann = await host.guest('ann');
    const watcher = await Guest.come(host.port, 'watch', { answers: [host.code('watch')] });
    for (const guest of [ann, watcher]) {
      guest.send('help\n');
      await guest.until('quit, q: leave');
      expect(guest.text).toMatch(/^say TEXT: /mu);
      expect(guest.text).not.toMatch(/^(?:note|save|lesson|hint)\b/mu);
    }
    expect(ann.text).toMatch(/^undo /mu);
    expect(watcher.text).not.toMatch(/^(?:undo|moves|preview)\b/mu);
  });

  it('types in lines on a terminal that can show nothing else', async () => {
    const host = await TestHost.open();
    const ann = await host.guest('ann', { pty: { ...PTY, term: 'dumb' } });
    await ann.until(QUESTION);
    ann.send('9\u007F1\r');
    await ann.until('The others choose in secret.');
    expect(ann.text).toContain('\r\n');
    ann.send('\u0003');
    await ann.gone();
  });

  it('speaks to the table, and what is said is shown without its control characters', async () => {
    const host = await TestHost.open();
    const ann = await host.guest('ann');
    const ben = await host.guest('ben', { pty: PTY });
    await ben.until('The others choose in secret');
    ann.send('say hello \u001B[2J\u202Eevil\u0007\n');
    await ben.until('Ann: hello');
    expect(ben.screen).toContain('Ann: hello \uFFFD[2J\uFFFDevil\uFFFD');
    expect(ben.text).not.toContain('\u202E');
    for (let i = 0; i < 10; i++) ann.send(`say line ${i}\n`);
    await ann.until('Not so fast');
    expect(host.world.read(`home/games/${host.table.name}.table`)).toContain('hello');
  });

  it('watches with the public view, and decides nothing', async () => {
    const host = await TestHost.open();
    const watcher = await host.guest('watch', { pty: PTY });
    await watcher.until('The others choose in secret');
    watcher.send('\r1\r');
    await pause(100);
    expect(host.match.entries).toHaveLength(0);
    const other = await Guest.come(host.port, 'watch', { answers: [host.code('watch')] });
    await other.until('The others choose in secret.');
    expect(host.table.shared.visitors).toBe(2);
  });

  it('is told when the host closes the table', async () => {
    const host = await TestHost.open();
    const ann = await host.guest('ann', { pty: PTY });
    await ann.until(QUESTION);
    const ben = await host.guest('ben');
    await ben.until('The others choose in secret.');
    await host.close();
    for (const guest of [ann, ben]) {
      await guest.gone();
      expect(guest.text).toContain('The host has closed the table. The game is kept.');
      expect(guest.text).not.toContain('You have left');
    }
  });
});

describe('a table', () => {
  it('goes on after a restart with the same seats, chat and codes', async () => {
    const host = await TestHost.open();
    const key = freshKey();
    const ann = await host.guest('ann', { key, answers: [host.code('ann')] });
    await ann.until(QUESTION);
    ann.send('say see you\n1\n');
    await ann.until('The others choose in secret.');
    await host.close();
    const { world, table } = host;
    const again = await TestHost.open({ world, resume: table.name });
    expect([...again.codes.keys()]).toEqual([]);
    const back = await again.guest('ann', { key });
    await back.until('The others choose in secret.');
    back.send('chat\n');
    await back.until('Ann: see you');
    await (await again.guest('ben', { answers: [host.code('ben')] })).until('Ben: Which card do you bid?');
  });

  it('tells whoever comes back what was said in the meantime, in lines and on the screen', async () => {
    const host = await TestHost.open();
    const key = freshKey();
    const ann = await host.guest('ann', { key, answers: [host.code('ann')] });
    const ben = await host.guest('ben');
    ann.send('say before I go\nquit\n');
    await ben.until('Ann has left.');
    ben.send('say are you there?\nchat\n');
    await ben.until('Ben: are you there?');
    await host.close();
    const again = await TestHost.open({ world: host.world, resume: host.table.name });
    const inLines = await again.guest('ann', { key });
    await inLines.until('Said while you were away:\nBen: are you there?\n');
    expect(inLines.text).not.toContain('before I go');
    const onScreen = await again.guest('ann', { key, pty: PTY });
    // Nothing more was said: the table is in front.
    expect(await onScreen.until(QUESTION)).not.toContain('Said while');
    onScreen.leave();
    const back = await again.guest('ben', { answers: [PASSWORD] });
    while (again.table.shared.isHere(0)) await pause(5);
    back.send('say and now?\nchat\n');
    await back.until('Ben: and now?');
    const box = await (await again.guest('ann', { key, pty: PTY })).until('Said while you were away');
    expect(box).toContain('Ben: and now?');
    expect(box).not.toContain('are you there');
  });

  it('lets spectators in after a restart with the code they have, until the host closes it to them', async () => {
    const first = await TestHost.open();
    const code = first.code('watch');
    const next = async (watch: boolean | null): Promise<TestHost> =>
      TestHost.open({ world: first.world, resume: first.table.name, watch });
    await first.close();
    const again = await next(null);
    await (await Guest.come(again.port, 'watch', { answers: [code] })).until('The others choose in secret.');
    await again.close();
    const closed = await next(false);
    await expect(knock(closed.port, 'watch', { answers: [code] })).rejects.toThrow();
    await closed.close();
    const reopened = await next(true);
    expect(reopened.code('watch')).not.toBe(code);
    await expect(knock(reopened.port, 'watch', { answers: [code] })).rejects.toThrow();
  });

  it('makes a new code for whoever has lost the key', async () => {
    const host = await TestHost.open();
    await host.guest('ann', { key: freshKey(), answers: [host.code('ann')] });
    await host.close();
    const again = await TestHost.open({ world: host.world, resume: host.table.name, invite: ['Ann'] });
    expect([...again.codes.keys()]).toEqual(['ann']);
    await (await again.guest('ann', { key: freshKey(), answers: [again.code('ann')] })).until(QUESTION);
  });
});

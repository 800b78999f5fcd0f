/** The other end of `sides.ts`: prepares one way, then measures it as often as it is asked to. */
import type { FromChild } from './sides.ts';
import type { WayName, WayParameters } from './ways/index.ts';
import { prepareWay } from './ways/index.ts';

export async function runChild(name: string, parameters: string): Promise<void> {
  const send = (message: FromChild): void => {
    process.send?.(message);
  };
  try {
    const way = await prepareWay(name as WayName, JSON.parse(parameters) as WayParameters);
    process.on('message', async (request: { sliceMs: number }) => {
      try {
        send({ type: 'measured', value: await way.measure(request.sliceMs) });
      } catch (error) {
        send({ type: 'failed', reason: reasonOf(error) });
      }
    });
    send({ type: 'ready', fingerprint: way.fingerprint ?? null });
  } catch (error) {
    send({ type: 'failed', reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

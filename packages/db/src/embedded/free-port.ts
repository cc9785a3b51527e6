import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/*
 * Below all that systems give to outgoing connections (32,768 and more on Linux, 49,152 and more elsewhere): between the
 * moment in which a port is found free and the one in which its server listens, no connection can take it.
 */
const lowest = 22_000;
const howMany = 10_000;

/** A TCP port on the loopback interface that nobody listens on: any, or with `from` the first one at or after it. */
export async function findFreePort(from?: number): Promise<number> {
  for (let tried = 0; tried <= 200; tried++) {
    const port = from === undefined ? randomInt(lowest, lowest + howMany) : from + tried;
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port near ${from ?? lowest}.`);
}

/** True when nobody listens on the port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

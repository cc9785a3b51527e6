import { createServer } from 'node:net';

/** A TCP port on the loopback interface that nobody listens on. With `from`, the first free one at or after it. */
export async function findFreePort(from?: number): Promise<number> {
  for (let port = from ?? 0; ; port++) {
    const found = await tryPort(port);
    if (found !== undefined) return found;
    if (from === undefined || port >= from + 200) throw new Error(`No free port near ${from}.`);
  }
}

/** True when nobody listens on the port. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await tryPort(port)) !== undefined;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

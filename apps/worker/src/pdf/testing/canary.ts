import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that nothing should ever ask. */
export type Canary = { url: string; hits: string[]; close(): Promise<void> };

export async function startCanary(): Promise<Canary> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end('leaked');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export type EgressProxy = {
  url: string;
  /** What was asked for: hosts of tunnels, and addresses of plain requests. */
  asked: string[];
  bytes(): number;
  close(): Promise<void>;
};

/** The way out of a network: an HTTP proxy that lets everything through, and counts. */
export async function startEgressProxy(): Promise<EgressProxy> {
  const asked: string[] = [];
  const sockets: Socket[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    const on = http.request(request.url ?? '', { method: request.method, headers: request.headers });
    on.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    on.on('error', () => response.destroy());
    request.pipe(on);
  });
  server.on('connect', (request, near: Socket, head: Buffer) => {
    asked.push(request.url ?? '');
    const [host = '', port = '443'] = (request.url ?? '').split(':');
    const far = connect(Number(port), host, () => {
      near.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      far.write(head);
      far.pipe(near);
      near.pipe(far);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy());
  });
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    bytes: () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network in between that can swallow everything, without closing a connection. */
export type Proxy<C> = { connection: C; freeze(): void; thaw(): void; close(): Promise<void> };

/** Puts a proxy in front of a server. While it is frozen, connections open but nothing gets through. */
export async function startProxy<C extends { url: string }>(connection: C): Promise<Proxy<C>> {
  const target = new URL(connection.url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) keep(socket);
    near.on('data', (chunk) => far.write(chunk)).on('close', () => far.destroy());
    far.on('data', (chunk) => near.write(chunk)).on('close', () => near.destroy());
    if (isFrozen) for (const socket of [near, far]) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(connection.url);
  url.port = String((server.address() as AddressInfo).port);
  return {
    connection: { ...connection, url: url.href },
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

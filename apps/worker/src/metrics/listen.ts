import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/**
 * Serves `/metrics` and `/healthz`, and nothing else. Nothing that it tells is of a person; all the same it listens on this
 * machine alone unless told otherwise.
 * @throws Error when the port is taken
 */
export async function listenForMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<{ url: string; close(): Promise<void> }> {
  const server = http.createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    const path = request.url?.split('?')[0];
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    if (path === '/healthz') return void send(response, 'application/json', '{"ok":true}');
    if (path !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => send(response, registry.contentType, text),
      () => response.writeHead(500).end(),
    );
  });
  server.maxConnections = 50;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(response: http.ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

import http from 'node:http';
import https from 'node:https';

/** Node's HTTP, where a request that is silent for `timeoutMs` fails instead of waiting for ever. */
export function timeoutTransport(secure: boolean, timeoutMs: number): Pick<typeof http, 'request'> {
  const request = ((...args: Parameters<typeof http.request>) => {
    const outgoing = (secure ? https : http).request(...args);
    outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new Error(`No sign of life for ${timeoutMs} ms.`)));
    return outgoing;
  }) as typeof http.request;
  return { request };
}

import type { ServerResponse } from 'node:http';
import { busySeconds, type FaultRule } from './faults.ts';
import { sendJson } from './http.ts';

/** Answers in place of the provider for the faults that refuse work. True when it has answered. */
export function refuse(response: ServerResponse, fault: FaultRule | undefined): boolean {
  const error = (status: number, code: string, headers = {}) => {
    sendJson(response, status, { detail: code, error: { message: code, code, type: code } }, headers);
    return true;
  };
  switch (fault?.kind) {
    case 'busy':
      return error(429, 'rate_limited', { 'retry-after': String(busySeconds(fault)) });
    case 'error':
      return error(500, 'server_error');
    case 'auth':
      return error(401, 'invalid_api_key');
    case 'quota':
      return error(402, 'insufficient_quota');
    case 'refused':
      return error(400, 'content_policy_violation');
    case 'gone':
      return error(404, 'not_found');
    default:
      return false;
  }
}

/** Spoils the reply to accepted work. True when the reply is spoilt, so that nothing more is to be sent. */
export function spoil(response: ServerResponse, fault: FaultRule | undefined): boolean {
  switch (fault?.kind) {
    case 'gateway':
      sendJson(response, 504, { detail: 'upstream timed out' });
      return true;
    case 'drop':
      response.destroy();
      return true;
    case 'hang':
      return true;
    case 'garbage':
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end('<html>this is not { JSON');
      return true;
    case 'empty':
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end();
      return true;
    default:
      return false;
  }
}

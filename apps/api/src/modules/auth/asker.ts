import { createHmac } from 'node:crypto';
import type { Asker } from '@panelwise/db/repositories/otps';
import type { FastifyRequest } from 'fastify';
import { placeOf } from '../../limits/place.ts';
import type { Keys } from '../../signing-keys.ts';
import { findKnownDevice } from './device-cookie.ts';

/**
 * Who makes a call about the account of an e-mail: a browser in which it was entered before, else the place that the call
 * comes from. What is counted of one counts nothing of another. Neither can be read out of what is kept.
 */
export function askerOf(request: Pick<FastifyRequest, 'ip' | 'cookies'>, keys: Keys, email: string): Asker {
  const device = findKnownDevice(request, keys.device, email);
  const who = device === undefined ? `place:${placeOf(request.ip)}` : `device:${device}`;
  const id = createHmac('sha256', keys.otp).update(`asker:${who}`).digest('base64url');
  return { id, isKnown: device !== undefined };
}

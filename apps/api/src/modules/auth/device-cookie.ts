import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyRing } from '../../signing-keys.ts';

/*
 * A browser in which an account was entered keeps a proof of it: a random name of the browser, and a mark for each of its
 * accounts, which only we can make. So whoever guesses elsewhere uses up nothing of an owner in their own browser. A mark names
 * nobody, opens nothing, and is worth nothing without the name that it was made for.
 */
const name = 'panelwise_device';
const path = '/api/user';
const keptMs = 180 * 24 * 3_600_000;
/** Accounts of one browser: a school's tablet is used by many. */
const marksMax = 20;
const shape = /^[\w-]{22}(\.[\w-]{22}){1,20}$/;

/** The name of the browser that a call comes from, where the account of this e-mail was entered in it before. */
export function findKnownDevice(
  request: Pick<FastifyRequest, 'cookies'>,
  keys: KeyRing,
  email: string,
): string | undefined {
  const { device, marks } = readCookie(request);
  const wanted = [keys.now, keys.before].flatMap((key) => (key ? [markOf(key, device, email)] : []));
  const isKnown = marks.some((mark) => wanted.some((one) => isSame(one, mark)));
  return isKnown ? device : undefined;
}

/** Lets this browser know the account that was just entered in it. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  keys: KeyRing,
  email: string,
  secure: boolean,
): void {
  const { device, marks } = readCookie(request);
  const mark = markOf(keys.now, device, email);
  const kept = [mark, ...marks.filter((one) => one !== mark)].slice(0, marksMax);
  reply.setCookie(name, [device, ...kept].join('.'), {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: keptMs / 1_000,
  });
}

function readCookie(request: Pick<FastifyRequest, 'cookies'>): { device: string; marks: string[] } {
  const text = request.cookies[name] ?? '';
  const [device, ...marks] = shape.test(text) ? text.split('.') : [];
  return { device: device ?? randomBytes(16).toString('base64url'), marks };
}

function markOf(key: Buffer, device: string, email: string): string {
  return createHmac('sha256', key).update(`${device}:${email}`).digest('base64url').slice(0, 22);
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

import { createHash, randomBytes } from 'node:crypto';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { ApiEnv } from '../../env.ts';

/** A token of 128 bits that nobody guesses, and what is stored of it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(16).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The whole address of a link. A caller could name any host, so that counts only outside of production, where a site may not
 * know its own.
 * @throws DomainError `unavailable`
 */
export function linkTo(env: Pick<ApiEnv, 'PUBLIC_URL' | 'NODE_ENV'>, host: string, token: string): string {
  if (!env.PUBLIC_URL && env.NODE_ENV === 'production')
    throw new DomainError('unavailable', {
      message: 'This site does not know its own address yet. Please ask whoever runs it to set one.',
    });
  const site = (env.PUBLIC_URL ?? `http://${host}`).replace(/\/$/, '');
  return `${site}/consent/${token}`;
}

import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses a call that a page of another site makes. For the calls that read or set the cookie of a session: whoever
 * makes such a call has not shown a token, and a browser adds the cookie by itself. Programs that are no browser send
 * no origin.
 * @throws DomainError `forbidden`
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  const ours = [host, publicUrl && new URL(publicUrl).host];
  if (!URL.canParse(origin) || !ours.includes(new URL(origin).host)) throw new DomainError('forbidden');
}

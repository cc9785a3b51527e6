import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { FastifyInstance } from 'fastify';
import { isForHost, mediaOrigin } from '../media/media-origin.ts';

/**
 * Keeps the app and what people have uploaded or had drawn on two origins, where `MEDIA_URL` names a second one: on that
 * one there is nothing but media, so that a file which somebody gets a browser to run finds no API, cookie or page of ours.
 */
export function separateMedia(app: FastifyInstance, env: Parameters<typeof mediaOrigin>[0]): void {
  const media = mediaOrigin(env);
  if (!media) return;
  app.addHook('onRequest', async (request, reply) => {
    const isMedia = request.url.startsWith('/media/');
    if (isForHost(request.raw, media.host)) {
      if (!isMedia || !['GET', 'HEAD'].includes(request.method)) throw new DomainError('not-found');
      reply.headers({
        'access-control-allow-origin': media.site,
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'origin',
      });
    } else if (isMedia) {
      // An address that somebody has kept from before.
      return reply.header('cache-control', 'no-store').redirect(`${media.origin}${request.url}`, 307);
    }
  });
}

import { getCountries, getStyles, getSubjects, getThemes } from '@panelwise/contracts/http/catalogue';
import { listStyles, listSubjects, listThemes } from '@panelwise/db/repositories/catalogue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerOpen } from '../../http/register-endpoint.ts';
import { findBearer } from '../../plugins/auth.ts';
import { presentStyle, presentSubject, presentTheme } from '../../presenters/catalogue.ts';
import { countries, guessCountry } from './countries.ts';

export function registerCatalogueRoutes(
  app: FastifyInstance,
  { database: { db }, media: { open: media } }: Deps,
): void {
  registerOpen(app, getSubjects, async ({ request, reply }) => {
    reply.header('vary', 'Authorization');
    const mayHaveAds = await isKnownAdult(app, request);
    return ok('Subjects', {
      data: (await listSubjects(db)).map((row) => presentSubject(row, media, mayHaveAds)),
    });
  });
  registerOpen(app, getThemes, async () => ok('Themes', { data: (await listThemes(db)).map(presentTheme) }));
  registerOpen(app, getStyles, async () =>
    ok('Styles', { data: (await listStyles(db)).map((row) => presentStyle(row, media)) }),
  );
  registerOpen(app, getCountries, ({ request, reply }) => {
    reply.header('vary', 'Accept-Language');
    const userSelectValue = guessCountry(request.headers['accept-language']);
    return ok('Countries', { countries, userSelectValue });
  });
}

/** A visitor may be a child, so nobody shows them ads either. */
async function isKnownAdult(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const token = findBearer(request);
  const caller = token ? await app.identify(token).catch(() => undefined) : undefined;
  return caller !== undefined && !caller.isMinor;
}

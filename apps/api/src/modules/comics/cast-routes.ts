import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { castTexts } from '@panelwise/contracts/domain/content-parts';
import { forgetCharacter, getCharacters, keepCharacter, saveCast } from '@panelwise/contracts/http/cast';
import {
  forgetCharacter as forget,
  keepCharacter as keep,
  listCharacters,
} from '@panelwise/db/repositories/characters';
import { saveCast as storeCast } from '@panelwise/db/repositories/series-cast';
import { announce } from '@panelwise/queue/announce';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';
import { getOwnComic } from '../../policies/comic.ts';
import { refuseTooManyRuns } from '../generation/refuse-too-many-runs.ts';

/** Who is in a comic, and whom its creator keeps for later ones. */
export function registerCastRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerForUsers(app, saveCast, async ({ params, body: { cast }, caller, request }) => {
    const { seriesId, country } = await getOwnComic(db, caller, params.id);
    mustBeFit(castTexts(cast), { country });
    // It orders scripts.
    await refuseTooManyRuns(deps, caller.userId);
    const { runs, events } = await storeCast(db, { seriesId, ownerId: caller.userId, cast });
    const wakes = runs.map(({ id, lane }) => ({ lane, wake: { runId: id } }));
    await announce({ ...deps, log: request.log }, caller.userId, { events, wakes });
    return ok('Saved.', { cast, rewriting: runs.flatMap(({ comicId }) => comicId ?? []) });
  });

  registerForUsers(app, getCharacters, async ({ caller }) =>
    ok('Your characters', { characters: await listCharacters(db, caller.userId) }),
  );

  registerForUsers(app, keepCharacter, async ({ body, caller }) => {
    mustBeFit(castTexts([body]));
    await keep(db, caller.userId, body);
    return ok(`${body.name} is kept for your next comics.`, {});
  });

  registerForUsers(app, forgetCharacter, async ({ query, caller }) => {
    await forget(db, caller.userId, query.name);
    return ok(`${query.name} is kept no longer.`, {});
  });
}

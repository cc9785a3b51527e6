import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { type CastChoices, namesTaken } from '@panelwise/contracts/domain/cast';
import { castTexts, planTexts, wishTexts } from '@panelwise/contracts/domain/content-parts';
import type { PartWishes } from '@panelwise/contracts/domain/part-wishes';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import {
  forgetCharacter,
  getCharacters,
  keepCharacter,
  saveCast,
  savePartWishes,
} from '@panelwise/contracts/http/cast';
import {
  forgetCharacter as forget,
  keepCharacter as keep,
  listCharacters,
} from '@panelwise/db/repositories/characters';
import {
  type Rewriting,
  saveCast as storeCast,
  savePartWishes as storePartWishes,
} from '@panelwise/db/repositories/series-cast';
import { announce } from '@panelwise/queue/announce';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';
import { getOwnComic } from '../../policies/comic.ts';
import { mustHaveBudget } from '../generation/must-have-budget.ts';
import { refuseTooManyRuns } from '../generation/refuse-too-many-runs.ts';
import { mustBePictures } from './must-be-pictures.ts';

/** Who is in a comic, what its parts shall be, and whom its creator keeps for later ones. */
export function registerCastRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  /** Wakes those who write. @returns the comics whose scripts are written anew */
  async function tell(
    { runs, events }: Rewriting,
    userId: string,
    log: FastifyBaseLogger,
  ): Promise<string[]> {
    const wakes = runs.map(({ id, lane }) => ({ lane, wake: { runId: id } }));
    await announce({ ...deps, log }, userId, { events, wakes });
    return runs.flatMap(({ comicId }) => comicId ?? []);
  }

  registerForUsers(app, saveCast, async ({ params, body: { cast }, caller, request }) => {
    const { seriesId, series, country } = await getOwnComic(db, caller, params.id);
    mustBeFree(cast, series.story);
    mustBeFit(castTexts(cast), { country });
    // It orders scripts.
    await refuseTooManyRuns(deps, caller.userId);
    await mustHaveBudget(db, deps.env, { ownerId: caller.userId, step: 'write-script' });
    const saved = await storeCast(db, { seriesId, ownerId: caller.userId, cast });
    return ok('Saved.', { cast, rewriting: await tell(saved, caller.userId, request.log) });
  });

  registerForUsers(app, savePartWishes, async ({ params, body: { wishes, parts }, caller, request }) => {
    const { seriesId, series, country } = await getOwnComic(db, caller, params.id);
    mustHaveParts(wishes, series.parts.length);
    mustBeFit([...planTexts(parts ?? []), ...wishTexts(wishes)], { country });
    await mustBePictures(wishes);
    await refuseTooManyRuns(deps, caller.userId);
    await mustHaveBudget(db, deps.env, { ownerId: caller.userId, step: 'write-script' });
    const saved = await storePartWishes(db, { seriesId, ownerId: caller.userId, wishes, chosen: parts });
    return ok('Saved.', { wishes, rewriting: await tell(saved, caller.userId, request.log) });
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

/** Two of a comic with one name could not be told apart. */
function mustBeFree(cast: CastChoices, story: string): void {
  const [taken] = namesTaken(cast, story);
  if (!taken) return;
  throw new DomainError('bad-input', {
    message: `Your story says “${taken.called}” of somebody or something else. Choose another name for ${taken.name}.`,
    details: [{ path: `cast.${cast.indexOf(taken)}.called`, message: 'This name is taken.' }],
  });
}

function mustHaveParts(wishes: PartWishes, parts: number): void {
  if (wishes.every(({ part }) => part <= parts)) return;
  throw new DomainError('bad-input', {
    message: `This story has ${parts === 1 ? '1 part' : `${parts} parts`}.`,
  });
}

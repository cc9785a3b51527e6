import { opensStyles } from '@panelwise/contracts/domain/card-opens';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { listRanks } from '@panelwise/db/repositories/comic-cards';
import { isPartOff } from '@panelwise/db/repositories/rewards';
import { mustBePublic } from '../../policies/comic.ts';
import { mustBeShown } from '../../policies/learner.ts';
import type { Prepare } from './prepare.ts';

/** Another style is for whoever's card of the comic opens it. What was drawn before is found by the step itself. */
export const prepareStyle: Prepare<'draw-in-style'> = async ({ db, caller }, input) => {
  const { comicId, style } = input;
  await mustBeShown(db, caller, comicId);
  await mustBePublic(db, comicId);
  const rank = (await listRanks(db, caller.userId, [comicId])).get(comicId) ?? null;
  if (!opensStyles(rank) || (await isPartOff(db, caller.userId, 'rewards')))
    throw new DomainError('scene-closed');
  return { order: { comicId, input, activeKey: `draw-in-style:${comicId}:${style}:${caller.userId}` } };
};

import { createHash } from 'node:crypto';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { findReading, headOf, knownItems, listItems } from '@panelwise/db/repositories/learning-items';
import { findRestingItem, quizKindOf } from '@panelwise/db/repositories/pulled-items';
import { hasOpenRun } from '@panelwise/db/repositories/run-lookups';
import { getOwnComic } from '../../policies/comic.ts';
import { setStepOf } from '../comics/items.ts';
import type { Prepare } from './prepare.ts';
import { mustHaveScript } from './prepare-learning.ts';

/** Another item takes the place of one that was dropped or is to go, in a set that is not being written anew. */
export const prepareAnother: Prepare<'another-item'> = async ({ db, caller }, input) => {
  const { comicId, kind, instead, replaces } = input;
  const comic = await getOwnComic(db, caller, comicId);
  mustHaveScript(comic);
  if (comic.originalId) throw new DomainError('translation-asks-original');
  if (await hasOpenRun(db, comicId, [setStepOf[kind]])) throw new DomainError('still-working');
  if (instead) {
    // A draft, which stands in the comic once its creator takes it.
    const resting = await findRestingItem(db, comicId, instead);
    if (!resting || quizKindOf(resting) !== kind) throw new DomainError('item-changed');
    const activeKey = `another-item:${comicId}:${kind}:${instead}`;
    return { order: { comicId, seriesId: comic.seriesId, input: { comicId, kind, instead }, activeKey } };
  }
  if (replaces) {
    if (!findReading(await listItems(db, comicId, kind), replaces)) throw new DomainError('item-changed');
    const which = createHash('sha256').update(headOf(replaces)).digest('hex');
    const activeKey = `another-item:${comicId}:${kind}:${which}`;
    return { order: { comicId, seriesId: comic.seriesId, input: { comicId, kind, replaces }, activeKey } };
  }
  const { dropped } = await knownItems(db, comicId, kind);
  if (dropped.length === 0)
    throw new DomainError('conflict', { message: 'Nothing was dropped that another one could replace.' });
  const activeKey = `another-item:${comicId}:${kind}`;
  return { order: { comicId, seriesId: comic.seriesId, input: { comicId, kind }, activeKey } };
};

import { createHash } from 'node:crypto';
import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { storyTexts } from '@panelwise/contracts/domain/content-parts';
import { conceptKey } from '@panelwise/contracts/domain/series';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { findStyle, findSubject, findTheme } from '@panelwise/db/repositories/catalogue';
import { findExistingConcept } from '@panelwise/db/repositories/comics';
import { isOfDanger } from '../../content/is-of-danger.ts';
import { mustKeepLastNameOut } from '../../policies/cover-name.ts';
import { presentExisting } from '../../presenters/comic.ts';
import type { Prepare } from './prepare.ts';

export const prepareRefine: Prepare<'refine-prompt'> = async ({ db, media, caller }, input) => {
  const [subject, theme, style] = await Promise.all([
    findSubject(db, input.subjectId),
    input.themeId ? findTheme(db, input.themeId) : true,
    input.styleId ? findStyle(db, input.styleId) : true,
  ]);
  if (!subject) throw new DomainError('subject-not-found');
  if (!theme) throw new DomainError('theme-not-found');
  if (!style) throw new DomainError('style-not-found');
  await mustKeepLastNameOut(db, caller, input.author ?? '');
  // A story of a child in danger is answered by whoever reads it, with where help is.
  mustBeFit(storyTexts({ ...input, ...(isOfDanger(input.story) && { story: '' }) }), input);
  if (!input.again) {
    const existing = await findExistingConcept(db, caller.userId, {
      conceptKey: conceptKey(input.concept || input.title),
      subjectId: input.subjectId,
      grade: input.grade,
      country: input.country,
    });
    if (existing)
      return {
        answer: { alreadyExists: true, series: presentExisting(existing, media), parts: [], warnings: [] },
      };
  }
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return { order: { input, activeKey: `refine-prompt:${caller.userId}:${hash}` } };
};

import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Aid, AttemptAid } from '@panelwise/contracts/domain/evidence';
import { textsOf } from './texts-of.ts';

/** What each aid is called where it is set, in the order of the list, and what it does. */
export const aidNames: Record<Aid, { readonly name: string; readonly does: string }> = {
  'read-aloud': textsOf({
    name: msg`Read everything aloud`,
    does: msg`Comics, questions and answers offer to be read aloud, first of all.`,
  }),
  'more-time': textsOf({
    name: msg`More time`,
    does: msg`Half as much again where something has a time. Reading, quizzes and the review have none.`,
  }),
  'fewer-options': textsOf({
    name: msg`Fewer answers to choose from`,
    does: msg`One or two wrong answers of each question are left out.`,
  }),
  'no-timer': textsOf({ name: msg`No timer`, does: msg`No clock runs, and none is shown.` }),
  'dyslexia-type': textsOf({
    name: msg`Type for dyslexia`,
    does: msg`OpenDyslexic, with more room between letters and lines.`,
  }),
  'high-contrast': textsOf({ name: msg`High contrast`, does: msg`Black and white, with stronger lines.` }),
  'reduced-motion': textsOf({ name: msg`Less motion`, does: msg`Nothing slides, fades or plays by itself.` }),
};

/** What an aid is called in a line. */
export const aidWords = textsOf<AttemptAid>({
  'read-aloud': msg`read-aloud`,
  'more-time': msg`more time`,
  'fewer-options': msg`fewer answers to choose from`,
  'no-timer': msg`no timer`,
  'dyslexia-type': msg`type for dyslexia`,
  'high-contrast': msg`high contrast`,
  'reduced-motion': msg`less motion`,
  'shown-where': msg`the panel, shown first`,
  'second-chance': msg`a second chance`,
  'slow-clock': msg`a slow clock`,
});

/** Aids in a sentence: "read-aloud and more time". */
export function aidList(aids: readonly AttemptAid[]): string {
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  return list.format(aids.map((aid) => aidWords[aid]));
}

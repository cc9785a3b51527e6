import type { Aid } from '@panelwise/contracts/domain/evidence';

/** What each aid is called where it is set, in the order of the list, and what it does. */
export const aidNames: Record<Aid, { name: string; does: string }> = {
  'read-aloud': {
    name: 'Read everything aloud',
    does: 'Comics, questions and answers offer to be read aloud, first of all.',
  },
  'more-time': {
    name: 'More time',
    does: 'Half as much again where something has a time. Reading, quizzes and the review have none.',
  },
  'fewer-options': {
    name: 'Fewer answers to choose from',
    does: 'One or two wrong answers of each question are left out.',
  },
  'no-timer': { name: 'No timer', does: 'No clock runs, and none is shown.' },
  'dyslexia-type': {
    name: 'Type for dyslexia',
    does: 'OpenDyslexic, with more room between letters and lines.',
  },
  'high-contrast': { name: 'High contrast', does: 'Black and white, with stronger lines.' },
  'reduced-motion': { name: 'Less motion', does: 'Nothing slides, fades or plays by itself.' },
};

/** What an aid is called in a line. */
export const aidWords: Record<Aid, string> = {
  'read-aloud': 'read-aloud',
  'more-time': 'more time',
  'fewer-options': 'fewer answers to choose from',
  'no-timer': 'no timer',
  'dyslexia-type': 'type for dyslexia',
  'high-contrast': 'high contrast',
  'reduced-motion': 'less motion',
};

const listOf = new Intl.ListFormat('en', { type: 'conjunction' });

/** Aids in a sentence: "read-aloud and more time". */
export const aidList = (aids: readonly Aid[]): string => listOf.format(aids.map((aid) => aidWords[aid]));

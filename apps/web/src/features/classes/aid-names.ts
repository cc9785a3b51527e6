import type { Aid } from '@panelwise/contracts/domain/evidence';

/** What each aid is called, in the order of the editor. */
export const aidNames: Record<Aid, string> = {
  'read-aloud': 'Read everything aloud',
  'more-time': 'More time',
  'fewer-options': 'Fewer answers to choose from',
  'no-timer': 'No timer',
  'dyslexia-type': 'Type for dyslexia',
  'high-contrast': 'High contrast',
  'reduced-motion': 'Less motion',
};

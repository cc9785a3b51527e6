/** Where an answer was given. */
export const attemptContexts = ['reader', 'assignment', 'review', 'live', 'game', 'battle'] as const;
export type AttemptContext = (typeof attemptContexts)[number];

/** What makes reading and answering easier. Each is set for a person, and noted with the answers that it helped. */
export const aids = [
  'read-aloud',
  'more-time',
  'fewer-options',
  'no-timer',
  'dyslexia-type',
  'high-contrast',
  'reduced-motion',
] as const;
export type Aid = (typeof aids)[number];

/**
 * Texts that are loaded together. `reading` is for everybody, `server` too, but no page waits for it; the others are for pages
 * that name them.
 */
export type TextArea = 'reading' | 'server' | 'making' | 'admin';

const areaOfFeature: Record<string, TextArea> = {
  'admin-contacts': 'admin',
  'admin-queues': 'admin',
  'admin-review': 'admin',
  'admin-shares': 'admin',
  'admin-subjects': 'admin',
  'admin-users': 'admin',
  assignments: 'making',
  classes: 'making',
  curriculum: 'making',
  'my-comics': 'making',
  'my-shares': 'making',
  numbers: 'making',
  results: 'making',
  'take-away': 'making',
  translate: 'making',
  wizard: 'making',
};

/** Of a catalogue of texts, by its file. */
export const areaOf = (file: string): TextArea =>
  file.includes('/server-words/')
    ? 'server'
    : (areaOfFeature[/\/features\/([^/]+)\//.exec(file)?.[1] ?? ''] ?? 'reading');

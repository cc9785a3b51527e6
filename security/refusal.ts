/** One thing that the product refuses, with the tests that show it. */
export type Refusal = {
  group: Group;
  /** What is refused, and with what. */
  what: string;
  tests: readonly Shown[];
  /** What is still being built: its row counts as open until this is gone. */
  open?: string;
};

export const groups = [
  'access',
  'tokens and codes',
  'uploads',
  'injection',
  'limits',
  'sockets',
  'models',
  'children and operations',
] as const;
export type Group = (typeof groups)[number];

/**
 * A test by its file and its title, as they stand there; of `test.each` the title with its place-holders. It runs on both
 * backends of queue and notifications, unless it is about one of them.
 */
export type Shown = { file: string; title: string; only?: 'Redis' };

/** All tests of one file that are named. */
export function inFile(file: string, ...titles: [string, ...string[]]): Shown[] {
  return titles.map((title) => ({ file, title }));
}

/** Tests of one file that are about Redis itself. */
export const aboutRedis = (file: string, ...titles: [string, ...string[]]): Shown[] =>
  inFile(file, ...titles).map((test) => ({ ...test, only: 'Redis' }));

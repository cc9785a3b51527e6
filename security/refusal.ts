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

/** A test by its file and its title, as they stand there; of `test.each` the title with its place-holders. */
export type Shown = { file: string; title: string };

/** All tests of one file that are named. */
export function inFile(file: string, ...titles: [string, ...string[]]): Shown[] {
  return titles.map((title) => ({ file, title }));
}

import { readFileSync } from 'node:fs';
import { type LabelledStory, labelledStories } from '../src/write/fixtures/labelled-stories.ts';

/** Whether a thing that a sentence names has to be in its picture, may be there, must not, or needs another drawing than it had. */
export type ThingMark = 'must' | 'may' | 'not' | 'otherwise';
export type ThingLabel = { words: string; mark: ThingMark };

/** Of each sentence the things that it names. */
export type ThingStory = { story: LabelledStory; named: ThingLabel[][] };

const marks: Readonly<Record<string, ThingMark>> = { '!': 'must', '~': 'may', '-': 'not', '?': 'otherwise' };

/**
 * Stories of `stories/` whose things are labelled, in `things/`: `# africa 2` is the third story of that collection, and
 * `7 moon!, sofa- | I=lie on mattress | +torch` its seventh sentence: what it names, what people do, and what else has to be
 * seen; only the first is read here. Readers saw no drawing, only its name. Those of
 * `held-out` are measured by and never looked at.
 */
export function thingStories(folder: 'learned' | 'held-out'): ThingStory[] {
  const stories = Map.groupBy(labelledStories(folder), ({ file }) => file);
  return readFileSync(new URL(`things/${folder}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [file = '', at = ''] = head.replace('# ', '').split(' ');
      const story = stories.get(file)![Number(at)]!;
      const told = new Map(lines.map(labelsOf));
      return { story, named: story.sentences.map((_, i) => told.get(i + 1) ?? []) };
    });
}

function labelsOf(line: string): [at: number, named: ThingLabel[]] {
  const { at, named } = /^(?<at>\d+) ?(?<named>[^|]*)/u.exec(line)!.groups as { at: string; named: string };
  const things = named.trim().split(', ').filter(Boolean);
  return [Number(at), things.map((one) => ({ words: one.slice(0, -1), mark: marks[one.at(-1)!]! }))];
}

import { readFileSync } from 'node:fs';
import { type LabelledStory, labelledStories } from '../src/write/fixtures/labelled-stories.ts';

/** Whether a thing that a sentence names has to be in its picture, may be there, must not, or needs another drawing than it had. */
export type ThingMark = 'must' | 'may' | 'not' | 'otherwise';
export type ThingLabel = { words: string; mark: ThingMark };

/** What a careful reader says of the things of a sentence: of those it names, what people do, and what else has to be seen. */
export type ThingsOfSentence = {
  named: ThingLabel[];
  acts: { who: string; act: string }[];
  unnamed: string[];
};
export type ThingStory = { story: LabelledStory; sentences: ThingsOfSentence[] };

const marks: Readonly<Record<string, ThingMark>> = { '!': 'must', '~': 'may', '-': 'not', '?': 'otherwise' };
const none = (): ThingsOfSentence => ({ named: [], acts: [], unnamed: [] });

/**
 * Stories of `stories/` whose things are labelled, in `things/`: `# africa 2` is the third story of that collection, and
 * `7 moon!, sofa- | I=lie on mattress | +torch` its seventh sentence. Readers saw no drawing, only its name. Those of
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
      return { story, sentences: story.sentences.map((_, i) => told.get(i + 1) ?? none()) };
    });
}

function labelsOf(line: string): [number, ThingsOfSentence] {
  const { at, rest } = /^(?<at>\d+) ?(?<rest>.*)$/u.exec(line)!.groups as { at: string; rest: string };
  const [named = '', acts = '', unnamed = ''] = rest.split('|').map((part) => part.trim());
  const listed = (text: string, between: string) => text.split(between).filter((one) => one.trim());
  return [
    Number(at),
    {
      named: listed(named, ', ').map((one) => ({ words: one.slice(0, -1), mark: marks[one.at(-1)!]! })),
      acts: listed(acts, '; ').map((one) => {
        const [who = '', act = ''] = one.split('=');
        return { who, act };
      }),
      unnamed: listed(unnamed, ', ').map((one) => one.slice(1)),
    },
  ];
}

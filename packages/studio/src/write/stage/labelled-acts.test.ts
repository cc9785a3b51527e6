import { expect, it } from 'vitest';
import labelled from '../fixtures/labelled-acts.json' with { type: 'json' };
import { analyseStory } from '../story/analyse-story.ts';
import { actsIn } from './acts-in-sentence.ts';

/** Everybody is known before the sentence at hand, as in a story. */
const opening = `Mina was a girl. Ravi was a boy. "Hello," said Mina to Ravi. "Good morning," said Ravi. Mina met her grandmother and her uncle. The teacher smiled at Ravi. Rex was a dog.`;

/** By whom the labels call somebody: what the story calls them may have more words. */
const labelOf = (name: string) =>
  [/grandmother/i, /uncle/i, /teacher/i]
    .find((one) => one.test(name))
    ?.source.replace(/^./, (letter) => letter.toUpperCase()) ?? name;

/** Stances that tell no more than where somebody's mind is. */
const quiet = new Set(['both', 'side', 'think']);

type Labelled = { text: string; acts: Record<string, string[]> };

function count(sentences: readonly Labelled[]) {
  const counts = { right: 0, missed: 0, wrong: 0, actingWhereNobodyDoes: 0 };
  for (const { text, acts } of sentences) {
    const {
      entities,
      language,
      sentences: told,
    } = analyseStory({ concept: 'a day', story: `${opening} ${text}` });
    const found = new Map(
      actsIn(told.at(-1)!, { entities, language, narrator: 'I' }).map(({ who, pose }) => [
        labelOf(who),
        pose,
      ]),
    );
    for (const [who, poses] of Object.entries(acts)) {
      const pose = found.get(who);
      if (pose === undefined) counts.missed++;
      else if (poses.includes(pose)) counts.right++;
      else counts.wrong++;
    }
    if (Object.keys(acts).length === 0 && [...found.values()].some((pose) => !quiet.has(pose)))
      counts.actingWhereNobodyDoes++;
  }
  return counts;
}

/**
 * Sentences that somebody wrote and labelled who did not know the rules: the first 300 before most of them were written, which
 * were then widened by what was missed; of the second 200, written when they stood, 124 were right and 5 wrong at once.
 */
it.each([
  ['first', labelled.first, { right: 164, wrong: 16 }],
  ['second', labelled.second, { right: 129, wrong: 4 }],
] as const)(
  'reads what people do in labelled sentences, the %s set',
  (_name, sentences, { right, wrong }) => {
    const counts = count(sentences as unknown as Labelled[]);
    expect(counts.right).toBeGreaterThanOrEqual(right);
    expect(counts.wrong).toBeLessThanOrEqual(wrong);
    expect(counts.actingWhereNobodyDoes).toBe(0);
  },
);

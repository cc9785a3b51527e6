/** Tells how much passes that must not, and how much ordinary is held up: `node packages/content-check/training/measure.ts`. */
import { checkContent } from '../src/check-content.ts';
import { fixture, ordinaryStories, textsOfTheHouse } from './examples.ts';

type Count = { wrong: number; all: number };

const isHeldUp = (text: string) => checkContent([{ place: 'story', text }]).outcome !== 'allowed';
const shown = ({ wrong, all }: Count) => `${wrong} of ${all} (${((100 * wrong) / all).toFixed(1)} %)`;

function add(counts: Map<string, Count>, key: string | undefined, wrong: boolean) {
  if (!key) return;
  const count = counts.get(key) ?? { wrong: 0, all: 0 };
  counts.set(key, { wrong: count.wrong + (wrong ? 1 : 0), all: count.all + 1 });
}

for (const [kind, word, isWrong] of [
  ['must-not-pass', 'passed', (text: string) => !isHeldUp(text)],
  ['ordinary', 'held up', isHeldUp],
] as const)
  for (const half of ['build', 'tried', 'open', 'keep', 'locked', 'exam']) {
    const counts = new Map<string, Count>();
    for (const { text, topic, language } of fixture(`${kind}-${half}`)) {
      const wrong = isWrong(text);
      for (const key of ['all', language, topic]) add(counts, key, wrong);
    }
    console.log(`${kind}-${half}, ${word}: ${shown(counts.get('all')!)}`);
    if (half === 'locked' || half === 'exam')
      for (const [key, count] of counts) if (key !== 'all') console.log(`  ${key}: ${shown(count)}`);
  }

const house = await textsOfTheHouse();
console.log(
  `lessons and sample stories, held up: ${shown({ wrong: house.filter(({ text }) => isHeldUp(text)).length, all: house.length })}`,
);

const stories = await ordinaryStories('held-out');
console.log(
  `whole stories of a stranger, held up: ${shown({ wrong: stories.filter(({ text }) => isHeldUp(text)).length, all: stories.length })}`,
);

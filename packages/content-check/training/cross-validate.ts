/**
 * Tells how the weights do on wordings that they were not learned from: `node packages/content-check/training/cross-validate.ts`.
 * A quarter of all lines of the corpus, with all sentences made of each, is kept back in turn; rules play no part.
 */
import { type Example, patterns, sentencesInSight, textsOfTheHouse } from './examples.ts';
import { learn, scoreOfText } from './learn.ts';

type Scored = Example & { score: number };

const parts = 4;

/** The same line is always kept back in the same round. */
function partOf(family: string): number {
  let value = 7;
  for (let i = 0; i < family.length; i++) value = (Math.imul(value, 31) + family.charCodeAt(i)) >>> 0;
  return (value ^ (value >>> 15)) % parts;
}

const told = [...patterns(), ...sentencesInSight()];
const house = await textsOfTheHouse();
const scored: Scored[] = [];
const scoredHouse: Scored[] = [];
for (let part = 0; part < parts; part++) {
  const isKept = ({ family }: Example) => partOf(family) === part;
  const weights = learn([...told, ...house].filter((example) => !isKept(example)));
  const score = (example: Example) => ({ ...example, score: scoreOfText(weights, example.text) });
  scored.push(...told.filter(isKept).map(score));
  scoredHouse.push(...house.filter(isKept).map(score));
}

/** Each line counts once, however many sentences were made of it. */
function shareFrom(all: readonly Scored[], least: number): number {
  const families = new Map<string, number>();
  for (const { family } of all) families.set(family, (families.get(family) ?? 0) + 1);
  let sum = 0;
  for (const { family, score } of all) if (score >= least) sum += 1 / families.get(family)!;
  return sum / families.size;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const ordinary = scored.filter(({ topic }) => topic === 'ordinary');
const unfit = scored.filter(({ topic }) => topic !== 'ordinary');
for (const least of [0, 0.5, 1, 1.5, 2, 2.5, 3])
  console.log(
    `from ${least}: missed ${percent(1 - shareFrom(unfit, least))}, ordinary held up ${percent(shareFrom(ordinary, least))}, of the house ${percent(shareFrom(scoredHouse, least))}`,
  );
for (const wanted of [0.01, 0.02, 0.04]) {
  let least = -4;
  while (shareFrom(ordinary, least) > wanted) least += 0.05;
  console.log(
    `with ${percent(wanted)} held up (from ${least.toFixed(2)}): missed ${percent(1 - shareFrom(unfit, least))}`,
  );
  if (wanted !== 0.02) continue;
  for (const key of ['language', 'topic'] as const)
    for (const name of [...new Set(unfit.map((one) => one[key] ?? 'none'))].sort()) {
      const some = unfit.filter((one) => (one[key] ?? 'none') === name);
      console.log(
        `  ${name}: missed ${percent(1 - shareFrom(some, least))} of ${new Set(some.map(({ family }) => family)).size} lines`,
      );
    }
}

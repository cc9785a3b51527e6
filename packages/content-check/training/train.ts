/**
 * Learns the weights of `src/likeness/weights.ts` from `corpus`, the sentences of the rules, and the texts of the house and
 * the stories that the studio learns from.
 * `node packages/content-check/training/train.ts` writes them (then `biome check --write` on them); with `--try` a quarter of the texts of the house is kept
 * back, nothing is written, and what each threshold would do to texts that were not learned from is told.
 */
import { writeFileSync } from 'node:fs';
import { firstPlace, markOf, places, secondPlace } from '../src/likeness/places.ts';
import { fixture, ordinaryStories, patterns, sentencesInSight, textsOfTheHouse } from './examples.ts';
import { featuresOf, learn, learnPlaced, learnTopics, scoreOfText, type Weights } from './learn.ts';

/** Chosen so that of the ordinary sentences in `keep`, which are not learned from, at most 1 in 100 is held up. */
const threshold = 1;

const trying = process.argv.includes('--try');
const house = [...(await textsOfTheHouse()), ...(await ordinaryStories('learned'))];
const examples = [...patterns(), ...sentencesInSight()];

const mostOf = (table: Float64Array) => table.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);

/** Each weight as a byte; `most` is what the highest byte stands for. */
function packed(table: Float64Array, most: number): string {
  const numbers = Int8Array.from(table, (weight) => Math.round((weight / most) * 127));
  return Buffer.from(numbers.buffer).toString('base64');
}

/** Puts the features that weigh most where they are looked for, and gives what stands where; what finds no place is forgotten. */
function placed(features: ReadonlyMap<number, number>): Uint8Array {
  const marks = new Uint8Array(places);
  const ordered = [...features].sort(([a, x], [b, y]) => Math.abs(y) - Math.abs(x) || a - b);
  let lost = 0;
  for (const [feature] of ordered) {
    const place = [firstPlace(feature), secondPlace(feature)].find((at) => marks[at] === 0);
    if (place === undefined) lost++;
    else marks[place] = markOf(feature);
  }
  console.log(`${ordered.length} features, ${lost} of them without a place`);
  return marks;
}

function write(first: Weights) {
  const all = [...examples, ...learnedFrom];
  const marks = placed(featuresOf(first, all));
  const { table, bias } = learnPlaced(all, marks);
  const most = mostOf(table);
  const byTopic = Object.entries(learnTopics(examples));
  // Sums of topics are compared, so all are in one measure.
  const mostOfTopics = Math.max(...byTopic.map(([, table]) => mostOf(table)));
  const topics = byTopic.map(
    ([topic, weights]) =>
      `    ${topic.includes('-') ? `'${topic}'` : topic}:\n      '${packed(weights, mostOfTopics)}',\n`,
  );
  const source = `/** Written by \`training/train.ts\`; each weight is a byte. */
export const learned = {
  threshold: ${threshold},
  bias: ${Number(bias.toFixed(4))},
  scale: ${Number((most / 127).toFixed(6))},
  marks:
    '${Buffer.from(marks).toString('base64')}',
  weights:
    '${packed(table, most)}',
  topics: {
${topics.join('')}  },
};
`;
  writeFileSync(new URL('../src/likeness/weights.ts', import.meta.url), source);
}

function tell(weights: Weights, keptBack: readonly { text: string }[]) {
  const scores = (texts: readonly { text: string }[]) => texts.map(({ text }) => scoreOfText(weights, text));
  const unfit = scores(fixture('must-not-pass-keep'));
  const ordinary = scores(fixture('ordinary-keep'));
  const lessons = scores(keptBack);
  const from = (all: number[], least: number) =>
    `${all.filter((score) => score >= least).length}/${all.length}`;
  for (const least of [-1, -0.5, 0, 0.5, 0.75, 1, 1.25, 1.5, 2])
    console.log(
      `from ${least}: of what must not pass ${from(unfit, least)}, of ordinary ${from(ordinary, least)}, of the house ${from(lessons, least)}`,
    );
}

const learnedFrom = trying ? house.filter((_, i) => i % 4 !== 0) : house;
const weights = learn([...examples, ...learnedFrom]);
if (trying)
  tell(
    weights,
    house.filter((_, i) => i % 4 === 0),
  );
else write(weights);

import type { Entity } from '../reading.ts';
import { type ReadStory, whoEvidence } from './who-evidence.ts';
import weights from './who-weights.json' with { type: 'json' };

/** What features weigh for "may be in the picture", and for "has to be". */
export type WhoWeights = { may: Readonly<Record<string, number>>; must: Readonly<Record<string, number>> };

/** How likely somebody may be in a picture without anything being wrong, and how likely they have to be. */
export type Likely = { may: number; must: number };

/** Nothing rather than wrong: so likely both must be for somebody whom the words of a sentence do not mean by themselves. */
export const sureEnough: Likely = { may: 0.75, must: 0.5 };
/** Who may less likely be there than this stands in for nobody. */
const doubtful = 0.6;

/** A shorter text shows too little of who is where. */
const shortest = 5;

/** Of each sentence how likely each of those who act in the story is in its picture. */
export function likelyIn(
  story: ReadStory,
  { may, must }: WhoWeights = weights,
): { beings: Entity[]; likely: Likely[][] } {
  const { beings, features } = whoEvidence(story);
  return {
    beings,
    likely: features.map((each) =>
      each.map((names) => ({ may: probability(may, names), must: probability(must, names) })),
    ),
  };
}

/** By name; neither are among those whom the words of the sentence mean. */
export type Judged = {
  /** Who is in the picture as well, the likeliest first: "They had to come every day" means two whom no word names. */
  alsoThere: string[];
  /** Who is hardly there. */
  away: string[];
};

/** Who is in the picture of each sentence beside those whom its words mean, and who is not, by all that the story tells. */
export function judgeWho(story: ReadStory): Judged[] {
  if (story.sentences.length < shortest) return story.sentences.map(() => ({ alsoThere: [], away: [] }));
  const { beings, likely } = likelyIn(story);
  return story.people.map(({ people }, at) => {
    const others = beings
      .map(({ name }, i) => ({ name, ...likely[at]![i]! }))
      .filter(({ name }) => !people.includes(name));
    return {
      alsoThere: others
        .filter(({ may, must }) => may >= sureEnough.may && must >= sureEnough.must)
        .sort((a, b) => b.must - a.must)
        .map(({ name }) => name),
      away: others.filter(({ may }) => may < doubtful).map(({ name }) => name),
    };
  });
}

function probability(weights: Readonly<Record<string, number>>, features: readonly string[]): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

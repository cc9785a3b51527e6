import { textsOf } from '../../language/language.ts';
import { seededRandom } from '../random.ts';
import { isDark } from '../reading/reading.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { conceptSentences } from '../story/concept-sentence.ts';
import { amountItems } from './amount-items.ts';
import { causeItems, consequenceItems } from './cause-items.ts';
import { gapItems } from './gap-items.ts';
import type { Item } from './item.ts';
import { firstAndLastItems, nextItems } from './order-items.ts';
import { statementsOf } from './statements.ts';
import { clozeItems, meaningItems } from './term-items.ts';

export const quizSize = { min: 5, max: 8 } as const;
export const hardSize = { min: 0, max: 4 } as const;

/** At most so many of a kind in one quiz, so that a quiz is not eight times the same question. */
const mostOfKind = 2;
/** At most so many of these together in a set: what comes when is the least to know. */
const mostOfOrder = 1;
const orderKinds = new Set(['first', 'last', 'next']);

type Split = { quiz: Item[]; hard: Item[] };

/** The kinds of questions that a story gives, each with all that there are, the best kinds first. */
type Pool = { quiz: Item[][]; hard: Item[][] };

/** Questions on a story's sentences that are not sad or worse, easy and hard apart. */
export function splitStoryItems(sentences: StorySentence[], story: Story): Split {
  const pool = poolOf(sentences, story);
  const hard = choose(pool.hard, hardSize, []);
  return { quiz: choose(pool.quiz, quizSize, hard), hard };
}

/** All questions on the sentences, the ones of a set first. */
export function itemsLeft(sentences: StorySentence[], story: Story): Split {
  const pool = poolOf(sentences, story);
  const chosen = splitStoryItems(sentences, story);
  const rest = (groups: Item[][], first: Item[]) => [
    ...first,
    ...groups.flat().filter(({ question }) => !first.some((one) => one.question === question)),
  ];
  return { quiz: rest(pool.quiz, chosen.quiz), hard: rest(pool.hard, chosen.hard) };
}

function poolOf(sentences: StorySentence[], story: Story): Pool {
  const random = seededRandom(
    sentences
      .map((s) => s.text)
      .join(' ')
      .slice(0, 500),
  );
  if (story.danger) return { quiz: [], hard: [] };
  const asked = sentences.filter(({ mood }) => !isDark(mood));
  const source = { sentences: asked, story, random, texts: textsOf(story.language) };
  // What says the concept is asked for before anything else.
  const core = new Set(conceptSentences(asked, story).map(({ sentence }) => sentence.index));
  const stated = {
    ...source,
    sentences: statementsOf(asked, story)
      .filter(({ quote }) => story.language !== 'en' || !quote)
      .sort((a, b) => Number(core.has(b.index)) - Number(core.has(a.index))),
  };
  const next = nextItems(source);
  const causes = causeItems(stated);
  const hard = [
    causes,
    consequenceItems(stated),
    firstAndLastItems(source),
    next.filter((_, i) => i % 2 === 1),
  ];
  const quiz = [
    meaningItems(stated),
    amountItems(stated),
    story.language === 'en' ? gapItems(stated) : clozeItems(stated),
    next.filter((_, i) => i % 2 === 0),
    causes,
  ];
  return { quiz, hard };
}

/** One of each group in turn; no sentence twice. */
function choose(groups: Item[][], size: { min: number; max: number }, asked: Item[]): Item[] {
  const chosen: Item[] = [];
  const rounds = Math.max(0, ...groups.map((group) => group.length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    groups.flatMap((group) => group[round] ?? []),
  ).flat();
  // What the other set asks about comes here too, asked in another way, only where there would be too little.
  for (const [room, before] of [
    [size.max, asked],
    [size.min, []],
  ] as const)
    for (const item of inTurn) {
      if (chosen.length >= room) break;
      if ([...before, ...chosen].some(({ factId }) => factId === item.factId)) continue;
      if ([...asked, ...chosen].some(({ question }) => question === item.question)) continue;
      const ofKind = chosen.filter((other) => other.kind === item.kind).length;
      const ofOrder = chosen.filter(({ kind }) => orderKinds.has(kind)).length;
      if (orderKinds.has(item.kind) && ofOrder >= mostOfOrder) continue;
      if (ofKind < mostOfKind) chosen.push(item);
    }
  const effort = { easy: 0, medium: 1, hard: 2 };
  return chosen.sort((a, b) => effort[a.difficulty] - effort[b.difficulty]);
}

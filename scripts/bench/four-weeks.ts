import { evidenceRules, expectedAnswerMs } from '@panelwise/contracts/domain/evidence';
import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
import { fitDeck } from '../../apps/api/src/modules/learn/fit-deck.ts';
import { nextCard } from '../../apps/api/src/modules/learn/next-card.ts';
import type { Arm } from './arm.ts';
import { SimulatedMemory } from './simulated-memory.ts';

const seeds = 40;
const daySeconds = 24 * 3_600;
/** A Monday. What is due is looked for once a day, at this time. */
const start = Date.UTC(2026, 2, 2, 16);
/** What a panel that teaches something takes to read, and the time from there to the quiz, in s. */
const reading = { item: 12, toQuiz: 60 } as const;

/** On school days there is time to practise; on Mondays, Wednesdays and Fridays a comic is read first. */
type Course = { weeks: number; itemsPerComic: number; options: number };
const course: Course = { weeks: 4, itemsPerComic: 10, options: 3 };

/**
 * What is practised: what the product's scheduler says is due, nothing but the quiz after each comic, the newest comic over
 * and over, or anything by chance.
 */
const practices = ['review', 'none', 'newest', 'chance'] as const;
type Practice = (typeof practices)[number];

/** How easy things are for a class on the whole: as a list of foreign words, or as something that makes sense. */
const materials = { 'word list': 0, story: 0.5 } as const;

const names: Record<Practice, string> = {
  review: 'with review',
  none: 'without it',
  newest: 'the newest again instead, as long',
  chance: 'anything by chance instead, as long',
};

/** The share of all items that is recalled after four weeks, by what the same time was spent on. Each value is one learner. */
export async function fourWeeks(): Promise<Arm[]> {
  const all = Array.from({ length: seeds }, (_, seed) => seed + 1);
  return Object.entries(materials).flatMap(([material, ease]) => {
    const learners = all.map((seed) => learn(course, seed, ease));
    return [
      ...practices.map((practice) => ({
        name: `recalled after four weeks, ${material}: ${names[practice]}`,
        unit: '%',
        values: learners.map((one) => 100 * one[practice].recalled),
      })),
      {
        name: `practice, ${material}`,
        unit: 'min',
        values: learners.map(({ review }) => review.practiceMs / 60_000),
      },
    ];
  });
}

type Item = { key: string; comic: number; question: string; options: string[]; ease: number };
type Outcome = { recalled: number; practiceMs: number };

/** One learner who goes through the same weeks once for each practice. */
export function learn(of: Course, seed: number, ease: number): Record<Practice, Outcome> {
  const items = makeItems(of, seed, ease);
  const review = play(of, items, seed, 'review');
  const as = (practice: Practice) => play(of, items, seed, practice, review.spentMs);
  return { review, none: as('none'), newest: as('newest'), chance: as('chance') };
}

/** Questions of 12 to 28 words with their options. Some are harder, and some learners find all of it harder. */
function makeItems({ weeks, itemsPerComic, options }: Course, seed: number, ease: number): Item[] {
  const random = mulberry32(seed);
  const own = 0.2 * normal(random);
  return Array.from({ length: weeks * 3 * itemsPerComic }, (_, n) => ({
    key: `item-${n}`,
    comic: Math.floor(n / itemsPerComic),
    question: 'word '.repeat(8 + Math.floor(random() * 16)).trim(),
    options: Array.from({ length: options }, () => 'an option'),
    ease: ease + own + 0.3 * normal(random),
  }));
}

/** @param budgetMs how long is practised on each day; as long as there is something due, where it is not given */
function play(
  of: Course,
  items: readonly Item[],
  seed: number,
  practice: Practice,
  budgetMs?: readonly number[],
): Outcome & { spentMs: number[] } {
  const random = mulberry32(seed + 1_000_000);
  const memory = new SimulatedMemory();
  const cards = new Map<string, ReturnType<typeof nextCard>>();
  const spentMs: number[] = [];
  let comics = 0;
  for (let day = 0; day < of.weeks * 7; day++) {
    const now = new Date(start + day * daySeconds * 1_000);
    let satSeconds = 0;
    const sit = (seconds: number) => {
      memory.sit(seconds);
      satSeconds += seconds;
    };
    const answer = (item: Item) => {
      const isRight = random() < memory.recall(item.key, item.ease) || random() < 1 / of.options;
      sit(expectedAnswerMs(item) / 1_000);
      memory.meet(item.key);
      return isRight;
    };
    const note = (item: Item, isRight: boolean) => {
      const key = { userId: '', itemKey: item.key, comicId: '', hardcore: false };
      cards.set(item.key, nextCard(key, cards.get(item.key), isRight ? 'good' : 'again', now));
    };
    const weekday = day % 7;
    if (weekday === 0 || weekday === 2 || weekday === 4) {
      const read = items.filter(({ comic }) => comic === comics);
      comics++;
      for (const { key } of read) {
        sit(reading.item);
        memory.meet(key);
      }
      sit(reading.toQuiz);
      for (const item of read) note(item, answer(item));
    }
    if (weekday < 5) {
      const met = items.filter(({ comic }) => comic < comics);
      const today = practiceOf(practice, { met, cards, now, random, budgetMs: budgetMs?.[day] });
      for (const item of today) {
        const isRight = answer(item);
        if (practice === 'review') note(item, isRight);
      }
      spentMs[day] = today.reduce((ms, item) => ms + expectedAnswerMs(item), 0);
    }
    memory.rest(daySeconds - satSeconds);
  }
  const recalled = items.filter(({ key, ease }) => random() < memory.recall(key, ease)).length;
  return {
    recalled: recalled / items.length,
    practiceMs: spentMs.reduce((sum, ms) => sum + ms, 0),
    spentMs,
  };
}

type Today = {
  met: readonly Item[];
  cards: ReadonlyMap<string, ReturnType<typeof nextCard>>;
  now: Date;
  random: () => number;
  budgetMs: number | undefined;
};

function practiceOf(practice: Practice, { met, cards, now, random, budgetMs = 0 }: Today): Item[] {
  if (practice === 'review') {
    const dueAt = ({ key }: Item) => cards.get(key)!.dueAt.getTime();
    const due = met.filter((item) => dueAt(item) <= now.getTime());
    return fitDeck(
      due.toSorted((a, b) => dueAt(a) - dueAt(b)),
      expectedAnswerMs,
      { mostMs: evidenceRules.deckMs.adult, least: 1 },
    );
  }
  if (practice === 'none') return [];
  const newest = met.filter(({ comic }) => comic === met.at(-1)!.comic);
  const today: Item[] = [];
  for (let ms = 0, n = 0; ; n++) {
    const item = practice === 'newest' ? newest[n % newest.length]! : met[Math.floor(random() * met.length)]!;
    ms += expectedAnswerMs(item);
    // As near to the time as whole answers come.
    if (ms > budgetMs + expectedAnswerMs(item) / 2) return today;
    today.push(item);
  }
}

/** A number of the standard normal distribution, by Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

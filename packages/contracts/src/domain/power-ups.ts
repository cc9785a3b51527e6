/**
 * What helps once and is paid for with coins: wrong answers step back; the panel that teaches it is shown before one
 * answers; one wrong answer of a battle may be tried once more; a question of a battle counts as answered calmly. Time
 * decides nothing but which of as many right answers wins a battle, so a slow clock is for battles alone; and where help or a
 * second try is free already, it is not sold.
 */
export const powerUpKinds = ['fifty-fifty', 'show-me', 'second-chance', 'slow-clock'] as const;
export type PowerUp = (typeof powerUpKinds)[number];

/** Whoever changes a price, a place or a bound gives them another version. */
export const powerUps = {
  version: 'power-ups-3',
  coins: { 'fifty-fifty': 20, 'show-me': 15, 'second-chance': 25, 'slow-clock': 15 } satisfies Record<
    PowerUp,
    number
  >,
  /** Where each can be had; never for what is assigned. */
  review: ['fifty-fifty', 'show-me'],
  game: ['fifty-fifty'],
  battle: ['fifty-fifty', 'show-me', 'second-chance', 'slow-clock'],
  /** Had no more than once in one battle. */
  onceInBattle: ['slow-clock'],
  /** At most so many in one battle, one round of a game, and one day of UTC. */
  most: { battle: 2, game: 2, day: 12 },
  /** It stands in for one day of learning that a week lacks, once in so many days. */
  weekShield: { coins: 40, everyDays: 28 },
} as const satisfies {
  version: string;
  coins: Record<PowerUp, number>;
  review: readonly PowerUp[];
  game: readonly PowerUp[];
  battle: readonly PowerUp[];
  onceInBattle: readonly PowerUp[];
  most: Record<'battle' | 'game' | 'day', number>;
  weekShield: { coins: number; everyDays: number };
};

/** So many spots or answers stay where half of them step back: the right one among them, and two at least. */
export const halfOf = (open: number): number => Math.max(2, Math.ceil(open / 2));

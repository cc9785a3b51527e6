import type { Battle, BattleReveal, BattleSide } from '@panelwise/contracts/domain/battles';
import type { Leagues } from '@panelwise/contracts/domain/leagues';
import { answerInBattle, getBattles, lookAtBattle } from '@panelwise/contracts/http/battles';
import type { Page } from 'playwright-core';
import type { State } from './states.ts';
import { testStates } from './test-states.ts';

/** Where a battle is chosen, and what its two sides see: the server's answers are given here, since two people would have to play. */

const id = '0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c5a';
const energy = { amount: 3, most: 5, nextInMs: 3_600_000 };
const untilDay = '2026-11-29';
/** The longest names of people and subjects that are usual. */
const friend = 'Maximiliana-Theodora H.';

const good = { error: false, message: 'OK' };
const addressOf = ({ path }: { path: string }) => `**/api${path.replace(':id', '*')}`;
const give = (page: Page, endpoint: { path: string }, answer: object) =>
  page.route(addressOf(endpoint), (route) => route.fulfill({ json: { ...good, ...answer } }));

const lobby = (leagues: Leagues | null) => ({
  viewer: 'teacher' as const,
  address: '/learn/battle',
  before: (page: Page) =>
    give(page, getBattles, {
      energy,
      comics: [],
      current: { _id: id, title: 'The Water Cycle' },
      invitations: [{ _id: id, name: friend, face: 1, comicId: id, title: 'The Water Cycle' }],
      mayMeet: ['class', 'code', 'anyone', 'own'],
      leagues,
    }),
});

const side = (name: string, cells: BattleSide['cells'], more: Partial<BattleSide> = {}): BattleSide => ({
  kind: 'person',
  name,
  face: 2,
  right: cells.filter((cell) => cell === 'right').length,
  cells: [...cells, ...Array<'open'>(7 - cells.length).fill('open')],
  helped: 0,
  isAway: false,
  hasLeft: false,
  reaction: null,
  ...more,
});

const question: NonNullable<Battle['question']> = {
  position: 2,
  question: 'What happens to most of the water in a puddle on a warm day?',
  options: [
    'It rises into the air as vapor that nobody can see',
    'It turns into sunlight',
    'It is drunk by the street',
    'Nothing at all',
  ],
  difficulty: 'medium',
  panel: null,
  shown: null,
  tried: null,
  helpedBy: [],
  offers: ['fifty-fifty', 'show-me', 'second-chance', 'slow-clock'],
};

const playing: Battle = {
  _id: id,
  comicId: id,
  title: 'The Water Cycle',
  seq: 9,
  state: 'playing',
  against: 'class',
  code: null,
  ghostInMs: null,
  items: 7,
  me: side('Ada', ['right', 'wrong']),
  other: side(friend, ['right', 'missed', 'answered'], { helped: 1 }),
  question,
  reveals: [],
  reactionsLeft: 2,
  hasReactions: true,
  powerUps: { coins: 140, left: 2 },
  result: null,
  energy,
};

const reveal: BattleReveal = {
  position: 2,
  question: question.question,
  answer: question.options[1]!,
  isRight: false,
  isTooFast: false,
  correctAnswer: question.options[0]!,
  explanation: 'Warm water turns into vapor. It is still water, only so finely spread that nobody sees it.',
  taughtAt: { page: 1, panel: 2 },
  panel: null,
  otherAnswer: null,
};

const battle = (look: Partial<Battle>) => ({
  viewer: 'teacher' as const,
  address: `/learn/battle/${id}`,
  before: async (page: Page) => {
    await give(page, lookAtBattle, { battle: { ...playing, ...look }, events: [] });
    const me = side('Ada', ['right', 'wrong', 'wrong']);
    const next = {
      ...playing,
      ...look,
      seq: 10,
      me,
      reveals: [reveal],
      question: { ...question, position: 3 },
    };
    await page.route(addressOf(answerInBattle), async (route) => {
      // The page looks again every few seconds.
      await give(page, lookAtBattle, { battle: next, events: [] });
      await route.fulfill({ json: { ...good, battle: next } });
    });
  },
});

const ended = battle({
  state: 'ended',
  question: null,
  me: side('Ada', ['right', 'wrong', 'wrong', 'right', 'right', 'right', 'right']),
  other: side(friend, ['right', 'missed', 'right', 'right', 'right', 'right', 'wrong'], { helped: 1 }),
  reveals: [{ ...reveal, otherAnswer: question.options[0]! }],
  result: { outcome: 'won', by: 'calm', rematch: null },
});

const states: State[] = [
  {
    ...lobby({ choice: 'off', leagues: [], untilDay }),
    name: 'battle-league-off',
    shows: 'Join a league',
  },
  {
    ...lobby({ choice: 'on', leagues: [], untilDay }),
    name: 'battle-league-waits',
    shows: /^Finish a battle with somebody/,
  },
  {
    ...lobby({
      choice: 'on',
      leagues: [
        { subject: 'Science', people: 10, place: 3 },
        { subject: 'Mathematics', people: 9, place: null },
        { subject: 'Social Studies', people: 1, place: null },
      ],
      untilDay,
    }),
    name: 'battle-league-on',
    shows: 'You are in place 3 of 10.',
  },
  {
    ...lobby({ choice: 'paused', leagues: [], untilDay }),
    name: 'battle-league-rests',
    shows: /^You are resting/,
  },
  // Nobody under 13 is offered a league.
  { ...lobby(null), name: 'battle-no-league', shows: 'Join by code' },
  { ...battle({}), name: 'battle-question', shows: /^Slow clock/ },
  {
    ...battle({}),
    name: 'battle-slow-clock',
    act: (page) => page.getByRole('button', { name: /^Slow clock/ }).click(),
    actAgain: true,
    shows: /^However fast you answer/,
  },
  {
    ...battle({ question: { ...question, helpedBy: ['slow-clock', 'second-chance'], offers: [] } }),
    name: 'battle-slowed',
    shows: /^This one counts as answered calmly/,
  },
  {
    ...battle({}),
    name: 'battle-reveal',
    act: (page) => page.getByRole('button', { name: /sunlight/ }).click(),
    shows: 'Next question',
  },
  { ...ended, name: 'battle-end', shows: 'You took more time to think, which settles it.' },
];

testStates(states);

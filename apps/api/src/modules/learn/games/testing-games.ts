import { randomUUID } from 'node:crypto';
import type { SeenPlace, TextPlace } from '@panelwise/contracts/domain/comic';
import type { GameKind, GameLevel, Put } from '@panelwise/contracts/domain/games';
import { readScript } from '@panelwise/contracts/domain/read-script';
import { playGame, startGame } from '@panelwise/contracts/http/games';
import { approve } from '@panelwise/db/repositories/editions';
import { replaceFacts, replaceQuiz } from '@panelwise/db/repositories/learning';
import { pages, panels } from '@panelwise/db/schema/comics';
import { gameRounds } from '@panelwise/db/schema/games';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { createComic, type TestUser } from '../../../testing/fixtures.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { asked } from '../testing-learner.ts';

const say = (speaker: string, text: string) => ({ speaker, text });
const nodes = ['Light falls on it', 'Water comes up', 'Air comes in', 'Sugar is made'];
/** A comic that has enough for every game. */
const told = [
  {
    pageNumber: 1,
    panels: [
      {
        scene: 'A leaf in the sun.',
        caption: 'A leaf catches the *light* of the sun.',
        dialogue: [
          say('Nia', 'Why is this plant so pale today?'),
          say('Ray', 'Somebody has forgotten it in a cupboard.'),
        ],
      },
      {
        scene: 'A stem.',
        caption: 'The *stem* carries the water up to each leaf.',
        dialogue: [say('Nia', 'Let me carry the pot to the window.')],
      },
      {
        scene: 'A board.',
        caption: 'Air comes in through tiny *pores* under each leaf.',
        diagram: { kind: 'chain', nodes: nodes.map((label) => ({ label })) },
      },
      {
        scene: 'A kitchen.',
        caption: 'Every leaf makes *sugar* out of these three things.',
        dialogue: [say('Ray', 'A week in the sun will do it good.')],
      },
    ],
  },
];

const text = 'Leaves are the kitchens of a plant.';
/** Each panel is a quarter of the page. */
const quarter = (index: number): [number, number][] => {
  const [x, y] = [(index % 2) * 620, Math.floor(index / 2) * 877];
  return [
    [x, y],
    [x + 620, y],
    [x + 620, y + 877],
    [x, y + 877],
  ];
};

const stands = (panel: number, kind: SeenPlace['kind'], name: string, x: number, y: number): SeenPlace => ({
  ...{ panel, kind, name, x, y },
  ...{ width: 0.1, height: 0.2 },
});
const seenPlaces = [
  stands(1, 'person', 'Nia', 0.05, 0.2),
  stands(1, 'person', 'Ray', 0.35, 0.2),
  stands(2, 'thing', 'watering can', 0.6, 0.1),
  stands(3, 'thing', 'glass of milk', 0.1, 0.7),
  ...nodes.map((label, index) => ({
    ...stands(3, 'label', label, 0.02 + index * 0.12, 0.6),
    ...{ width: 0.1, height: 0.04 },
  })),
];

/** Two balloons of the first panel, one of which has its tail to Nia. */
const textPlaces: TextPlace[] = [
  { ...{ panel: 1, line: 1, x: 0.05, y: 0.05, width: 0.2, height: 0.1 }, curve: 2.4 },
  {
    ...{ panel: 1, line: 2, x: 0.3, y: 0.05, width: 0.15, height: 0.1 },
    ...{
      curve: 2.4,
      tail: [
        [0.35, 0.15],
        [0.36, 0.2],
        [0.37, 0.15],
      ],
    },
  },
];

/** A public comic that every game can be made of. */
export async function createGameComic(api: TestApp, ownerId: string): Promise<string> {
  const { db } = api.deps.database;
  const comicId = await createComic(api, ownerId, { published: true });
  const [drawn] = readScript(told);
  const imageKey = `comics/${comicId}/pages/1-f.webp`;
  const picture = sharp({ create: { width: 124, height: 175, channels: 3, background: 'green' } });
  await api.deps.store.put(imageKey, await picture.webp().toBuffer(), 'image/webp');
  await db.delete(panels).where(eq(panels.comicId, comicId));
  await db.delete(pages).where(and(eq(pages.comicId, comicId), eq(pages.pageNumber, 2)));
  await db.update(pages).set({ drawn, imageKey, seenPlaces, textPlaces }).where(eq(pages.comicId, comicId));
  await db.insert(panels).values(
    drawn!.panels.map(({ scene, caption }, index) => ({
      comicId,
      pageNumber: 1,
      panelNumber: index + 1,
      state: 'done' as const,
      scene,
      caption,
      alt: scene,
      polygon: quarter(index),
    })),
  );
  const more = { ...asked.water, question: 'What does a leaf make?', options: ['Sugar', 'Salt', 'Steam'] };
  await replaceQuiz(db, comicId, [...Object.values(asked), { ...more, correctAnswer: 'Sugar' }], false);
  await replaceFacts(db, comicId, [{ fact: text }]);
  await approve(db, [comicId]);
  return comicId;
}

/** Begins a round, and plays it as somebody who knows what belongs where, from the row. */
export function playerOf(api: TestApp, { token }: TestUser, comicId: string) {
  const { db } = api.deps.database;
  const rowOf = async (id: string) => (await db.select().from(gameRounds).where(eq(gameRounds.id, id)))[0]!;
  return {
    start: async (game: GameKind, level: GameLevel = 1) =>
      (await api.call(startGame, { token, body: { comicId, game, level } })).body.round,
    rowOf,
    /** Where a piece belongs, or another spot that is free and was not tried. */
    putOf: async (id: string, piece: string, isRight = true): Promise<Put> => {
      const { pieces, spots } = await rowOf(id);
      const { spot, tried } = pieces.find((one) => one.id === piece)!;
      const isTaken = (other: string) =>
        spots.length === pieces.length && pieces.some((one) => one.isSettled && one.spot === other);
      const other = spots.find((one) => one.id !== spot && !tried.includes(one.id) && !isTaken(one.id));
      return { piece, spot: isRight ? spot : other!.id };
    },
    move: async (id: string, puts: Put[], { eventId = randomUUID() as string, ms = 60_000 } = {}) =>
      (await api.call(playGame, { token, params: { id }, body: { eventId, ms, puts } })).body,
    /** Lets so much time go by since the last move. */
    think: async (id: string, ms = 20_000) => {
      await db
        .update(gameRounds)
        .set({ movedAt: sql`${gameRounds.movedAt} - interval '1 ms' * ${ms}` })
        .where(eq(gameRounds.id, id));
    },
  };
}

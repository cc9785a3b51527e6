import type { SeenPlace } from '@panelwise/contracts/domain/comic';
import { readScript } from '@panelwise/contracts/domain/read-script';
import { expect, test } from 'vitest';
import { dealGame, type GameComic } from './deck.ts';
import { makeRound } from './make-round.ts';
import { halveSpots, isRepaired, isRightAtFirst, resultOf, scoreMove } from './score.ts';
import { boxIn } from './seen-in-panel.ts';

const place = (panel: number, name: string, x: number): SeenPlace => ({
  ...{ panel, kind: 'thing', name, x },
  ...{ y: 0.1, width: 0.1, height: 0.1 },
});
const half = (index: number): [number, number][] => [
  [0, index * 877],
  [1240, index * 877],
  [1240, index * 877 + 877],
  [0, index * 877 + 877],
];

/** A page of two panels, one above the other. */
function comicOf(seenPlaces: SeenPlace[] | null | undefined): GameComic {
  const [drawn] = readScript([
    {
      panels: [
        { scene: 'A kitchen.', caption: 'In.' },
        { scene: 'A garden.', caption: 'Out.' },
      ],
    },
  ]);
  const panel = { scene: '', caption: '', alt: '', verdict: null };
  return {
    content: {
      pages: [
        {
          ...{
            id: '',
            pageNumber: 1,
            imageKey: 'page.webp',
            thumbnailKey: null,
            drawn: drawn!,
            textPlaces: [],
          },
          ...(seenPlaces !== undefined && { seenPlaces }),
        },
      ],
      panels: [0, 1].map((index) => ({
        ...panel,
        pageNumber: 1,
        panelNumber: index + 1,
        polygon: half(index),
      })),
      facts: [],
      faqs: [],
    },
    items: [],
    known: new Set(),
  };
}
const places = [
  ...['Maya', 'kettle', 'cup'].map((name, index) => place(1, name, index * 0.2)),
  ...['Maya', 'spade', 'apple'].map((name, index) => place(2, name, index * 0.2)),
];
const asked = { comicId: 'c', game: 'tap', level: 1, seed: 7 } as const;
const ids = () => {
  let next = 0;
  return () => `id-${next++}`;
};

test('names are asked once, and all that is known to stand in the pictures is a place, in its panel', () => {
  const deal = dealGame('tap', comicOf(places), 1, () => 0.4)!;
  expect(deal.spots.toSorted()).toEqual(places.map(({ name }) => name).toSorted());
  expect(deal.pieces).toHaveLength(4);
  expect(new Set(deal.pieces.map(({ text }) => text)).size).toBe(4);
  for (const { text, spot, also = [] } of deal.pieces) {
    expect([spot, ...also].map((one) => deal.spots[one])).toEqual(text === 'Maya' ? [text, text] : [text]);
    const { x, width } = deal.spotBoxes![spot]!;
    const { panel } = deal.spotPanels![spot]!;
    const shown = places.find((one) => one.name === text && one.panel === panel)!;
    expect([x, width].map((value) => Number(value.toFixed(4)))).toEqual(
      [shown.x, shown.width].map((value) => Number(value.toFixed(4))),
    );
  }
});

test('a box of the page is the same part of the picture of its panel, whose edge may be cut off', () => {
  const box = boxIn(
    [
      [-20, 0],
      [620, 0],
      [620, 877],
      [-20, 877],
    ],
    { x: 0.25, y: 0.25, width: 0.5, height: 0.1 },
  );
  expect(box).toEqual({ x: 0.5, y: 0.5, width: 0.5, height: 0.2 });
});

test('a label of a diagram says itself what it is, and is no place', () => {
  const labels = ['stem', 'leaf'].map((name, index) => ({
    ...place(1, name, index * 0.3),
    kind: 'label' as const,
  }));
  const deal = dealGame('tap', comicOf([...places, ...labels]), 1, () => 0.4)!;
  expect(deal.spots.toSorted()).toEqual(places.map(({ name }) => name).toSorted());
});

test('pages of before places were kept, and a comic with fewer than four names, have no such game', () => {
  for (const few of [undefined, null, [], places.slice(0, 3)])
    expect(dealGame('tap', comicOf(few), 1, () => 0)).toBeUndefined();
});

test('who is in two pictures is right in either, and places that step back are never theirs', () => {
  const round = makeRound(comicOf(places), { ...asked, level: 3 }, ids())!;
  const maya = round.pieces.find(({ text }) => text === 'Maya')!;
  expect(maya.also).toHaveLength(1);
  const other = round.spots.find(({ text }) => text === 'kettle')!;
  for (const spot of [maya.spot, maya.also![0]!]) {
    const [first] = scoreMove(round, [{ piece: maya.id, spot }]);
    expect(resultOf(first!)).toEqual({ piece: maya.id, isRight: true, isSettled: true, spot });
    expect(isRightAtFirst(first!.piece)).toBe(true);
    const [missed] = scoreMove(round, [{ piece: maya.id, spot: other.id }]);
    expect(resultOf(missed!)).toMatchObject({ isRight: false, isSettled: false, spot: null });
    const after = { ...round, pieces: round.pieces.map((one) => (one.id === maya.id ? missed!.piece : one)) };
    const [second] = scoreMove(after, [{ piece: maya.id, spot }]);
    expect(isRepaired(second!.piece)).toBe(true);
    const closed = halveSpots(round, maya, () => 0.3)!;
    expect(closed.length).toBeGreaterThan(0);
    expect(closed).not.toContain(spot);
  }
});

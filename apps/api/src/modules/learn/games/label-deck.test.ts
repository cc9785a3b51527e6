import { languages } from '@panelwise/contracts/domain/languages';
import { readScript } from '@panelwise/contracts/domain/read-script';
import { expect, test } from 'vitest';
import type { GameComic } from './deck.ts';
import { labelDeck } from './label-deck.ts';
import { makeRound } from './make-round.ts';

/** A comic of one panel with a diagram. */
function comicWith(caption: string, diagram: object): GameComic {
  const drawn = readScript([{ pageNumber: 1, panels: [{ scene: '', caption, diagram }] }]);
  const page = { pageNumber: 1, drawn: drawn[0]! };
  return {
    content: { pages: [page], panels: [], facts: [], faqs: [] } as never,
    items: [],
    known: new Set(),
  };
}
const spotsOf = (caption: string, diagram: object) =>
  labelDeck(comicWith(caption, diagram), 4, () => 0.3)?.spots.toSorted();
const captions = {
  en: 'The water goes up into the air and then it comes down to the land again.',
  de: 'Das Wasser steigt in die Luft und dann fällt es wieder auf das Land und in die Seen.',
  es: 'El agua sube al aire y después cae otra vez sobre la tierra y los lagos de la región.',
  fr: 'L’eau monte dans l’air et puis elle retombe sur la terre et dans les lacs de la région.',
  hi: 'पानी हवा में ऊपर जाता है और फिर वह ज़मीन पर वापस आता है।',
};
const chain = { kind: 'chain', nodes: ['A1', 'B2', 'C3', 'D4'].map((label) => ({ label })) };
const seasons = { kind: 'seasons', march: 'A1', june: 'B2', september: 'C3', december: 'D4' };

test('where labels belong is said in the language of the comic', () => {
  const steps = languages.map((language) => spotsOf(captions[language], chain)?.[0]);
  expect(steps).toEqual(['Step 1', 'चरण 1', 'Paso 1', 'Étape 1', 'Schritt 1']);
  expect(spotsOf(captions.de, seasons)).toEqual(['Dezember', 'Juni', 'März', 'September']);
  expect(spotsOf(captions.en, seasons)).toEqual(['December', 'June', 'March', 'September']);
});

const box = { width: 0.2, height: 0.05 };
const corners = [
  { x: 0, y: 0 },
  { x: 0.8, y: 0 },
  { x: 0.4, y: 0.475 },
  { x: 0.8, y: 0.9 },
];
/** The same with a picture of the panel, in which these labels are known to stand. */
function drawnComic(caption: string, diagram: object, known: string[]): GameComic {
  const { content, ...comic } = comicWith(caption, diagram);
  const seenPlaces = known.map((name, index) => ({
    ...{ panel: 1, kind: 'label', name },
    ...{ ...box, ...corners[index] },
  }));
  const polygon = [
    [0, 0],
    [1240, 0],
    [1240, 1754],
    [0, 1754],
  ];
  const pages = content.pages.map((page) => ({ ...page, imageKey: 'page.webp', seenPlaces, textPlaces: [] }));
  return {
    ...comic,
    content: { ...content, pages, panels: [{ pageNumber: 1, panelNumber: 1, polygon }] } as never,
  };
}
const all = ['A1', 'B2', 'C3', 'D4'];
const parts = { kind: 'labelled', icon: 'x-leaf', parts: all.map((label) => ({ label, at: [10, 10] })) };

test('labels whose places are known are put back into the picture, and what words can tell is told', () => {
  const deal = labelDeck(drawnComic(captions.en, chain, all), 4, () => 0.3)!;
  expect(deal.spots).toEqual(['Step 1', 'Step 2', 'Step 3', 'Step 4']);
  expect(deal.spotBoxes).toEqual(corners.map((corner) => ({ ...box, ...corner })));
  expect(deal.spotPanels).toEqual(all.map(() => ({ page: 1, panel: 1 })));
  expect(deal.pieces.map(({ text, spot }) => `${text} ${spot}`)).toEqual(['A1 0', 'B2 1', 'C3 2', 'D4 3']);
});

test('parts of one picture, steps of a cycle and beings of a web have a place by its picture alone', () => {
  const areas = languages.map(
    (language) => labelDeck(drawnComic(captions[language], parts, all), 4, () => 0.3)!.spots,
  );
  expect(areas).toEqual([
    ['At the top left', 'At the top right', 'In the middle', 'At the bottom right'],
    ['ऊपर बाईं ओर', 'ऊपर दाईं ओर', 'बीच में', 'नीचे दाईं ओर'],
    ['Arriba a la izquierda', 'Arriba a la derecha', 'En el centro', 'Abajo a la derecha'],
    ['En haut à gauche', 'En haut à droite', 'Au milieu', 'En bas à droite'],
    ['Oben links', 'Oben rechts', 'In der Mitte', 'Unten rechts'],
  ]);
  const node = (icon?: string) => all.map((label) => ({ label, ...(icon && { icon }) }));
  const eats = [{ eater: 0, eaten: 1 }];
  for (const [diagram, isGame] of [
    [{ kind: 'cycle', nodes: node('x-leaf') }, true],
    [{ kind: 'cycle', nodes: node() }, false],
    [{ kind: 'web', beings: node('x-leaf'), eats }, true],
    [{ kind: 'web', beings: node(), eats }, false],
  ] as const)
    expect(labelDeck(drawnComic(captions.en, diagram, all), 4, () => 0.3) !== undefined).toBe(isGame);
});

test('where one label is not known to be in the picture, words tell the places, or there is no game', () => {
  const told = labelDeck(drawnComic(captions.en, chain, all.slice(1)), 4, () => 0.3)!;
  expect(told.spotBoxes).toBeUndefined();
  expect(told.spots).toEqual(['Step 1', 'Step 2', 'Step 3', 'Step 4']);
  expect(labelDeck(drawnComic(captions.en, parts, all.slice(1)), 4, () => 0.3)).toBeUndefined();
  const columns = ['Left', 'Right'].map((title, index) => ({
    title,
    items: all.slice(2 * index, 2 * index + 2),
  }));
  const shared = labelDeck(drawnComic(captions.en, { kind: 'compare', columns }, all), 4, () => 0.3)!;
  expect([shared.spots, shared.spotBoxes]).toEqual([['Left', 'Right'], undefined]);
});

test('two labels of one area are two places, and what was known of one is known in every round', () => {
  const comic = drawnComic(captions.en, parts, all);
  for (const place of comic.content.pages[0]!.seenPlaces!) Object.assign(place, { x: 0, y: 0 });
  const rounds = [1, 2].map(
    (seed) => makeRound(comic, { comicId: 'c', game: 'label', level: 1, seed }, nextId())!,
  );
  for (const { spots, pieces } of rounds) {
    expect(spots.map(({ text }) => text)).toEqual(all.map(() => 'At the top left'));
    expect(new Set(pieces.map(({ spot }) => spot)).size).toBe(4);
  }
  const keys = rounds.map(({ pieces }) => pieces.map(({ itemKey }) => itemKey).toSorted());
  expect(keys[0]).toEqual(keys[1]);
});

const nextId = () => {
  let next = 0;
  return () => `id-${next++}`;
};

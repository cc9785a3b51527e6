import { wishFor } from '@panelwise/contracts/domain/part-wishes';
import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';
import { pictureChosen } from '@panelwise/contracts/domain/term-pictures';
import type { WhoIsInIt } from '@panelwise/studio/write/who-is-in-it';
import { stubStudio } from './fake-studio.ts';

const sam = {
  name: 'Sam',
  inStory: 'Sam',
  as: 'child',
  kind: 'child',
  isOpen: true,
  isOfThePast: false,
  panels: 5,
  look: { hearingAid: true },
} as const;
const biscuit = {
  ...sam,
  name: 'Biscuit',
  inStory: 'Biscuit',
  as: 'dog',
  kind: 'dog',
  isOpen: false,
  panels: 3,
  look: {},
} as const;

/** A studio that has read Sam, Biscuit and three pages, and believes what it is told of them. */
export function stubReadingStudio(): void {
  stubStudio({
    whoIsInIt: readBrief,
    thingNames: () => ['x-leaf', 'seedling', 'sun'].map((name) => ({ name, words: [] })),
    drawMotif: () => new Blob(['<svg/>']),
  });
}

function readBrief(brief: Brief, parts: PartPlan[]): WhoIsInIt {
  const people = [sam, biscuit].map((one) => {
    const { kind, called } = brief.cast?.find(({ name }) => name === one.name) ?? {};
    const named = { ...one, name: called ?? one.name };
    return kind ? { ...named, kind, as: kind, isOpen: false } : named;
  });
  const { pageCount, opensAt, moves = [], pictures } = wishFor(brief.partWishes, 1);
  const leaf = pictureChosen(pictures, 'leaf');
  return {
    people,
    places: [
      { place: moves[0]?.to ?? 'school-yard', parts: [1, 2], panels: 4 },
      ...(opensAt ? [{ place: opensAt, parts: [1], panels: 1 }] : []),
    ],
    terms: [
      {
        term: 'leaf',
        picture: leaf ? (leaf.picture ?? undefined) : 'x-leaf',
        parts: [1, 2],
        means: 'Where a plant makes sugar.',
      },
      {
        term: 'sugar',
        picture: pictureChosen(pictures, 'sugar')?.picture ?? undefined,
        parts: [1],
        proposed: ['x-leaf', 'sun'],
      },
      { term: 'root', picture: 'x-roots', parts: [2] },
    ],
    parts: [
      {
        part: 1,
        pages: Math.min(pageCount ?? 3, 4),
        panels: 13,
        panelsByPage: [5, 4, 4],
        leftOut: pageCount === 1 ? 7 : 0,
        unsaid: (parts[0]?.keyTerms ?? []).filter((term) => term === 'chlorophyll'),
        firstPage: undefined,
      },
    ],
  };
}

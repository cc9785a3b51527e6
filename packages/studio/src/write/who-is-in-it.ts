import {
  type Appearance,
  type CastKind,
  castKey,
  choiceFor,
  clothesChoices,
  hairStyles,
} from '@panelwise/contracts/domain/cast';
import { termKey } from '@panelwise/contracts/domain/key-term';
import type { Script, ScriptPage } from '@panelwise/contracts/domain/script';
import type { PartPlan } from '@panelwise/contracts/domain/series';
import { speciesOf } from '../draw/animals/animal.ts';
import { castNames } from '../draw/staging/casting.ts';
import { lookNamed } from '../draw/staging/look-named.ts';
import { nameKey } from '../draw/staging/name-key.ts';
import { isBare, type SceneName, sceneNames } from '../draw/vocabulary.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { panelText } from './panel-text.ts';
import { proposedPictures } from './proposed-pictures.ts';
import { writePart } from './script.ts';
import type { CastMeta } from './stage/looks.ts';
import { says } from './stage/mark-terms.ts';
import type { TermShown } from './stage/term-pictures.ts';

/** Somebody of a comic, as the studio read or made them, for its creator to confirm or change. */
export type InComic = {
  /** As the comic calls them. */
  name: string;
  /** As the story calls them, or the studio where the story does not. */
  inStory: string;
  /** What they are drawn as, by the vocabulary of looks; undefined for whom the creator said to be nobody. */
  as: string | undefined;
  kind: CastKind;
  /** The text leaves open whether it is a girl or a boy, a woman or a man, and nobody has said so. */
  isOpen: boolean;
  /** Wears the clothes of another time, or is somebody of history: what they look like is history's. */
  isOfThePast: boolean;
  /** How the studio draws them, as far as it can be chosen; empty for animals. */
  look: Appearance;
  /** In how many panels they are seen. */
  panels: number;
};

/** A place of a comic and in which parts it is seen. */
export type PlaceInComic = { place: SceneName; parts: number[]; panels: number };

/** How long a part is, how many of its moments the wish for fewer pages leaves out, and its first page. */
export type LengthOfPart = {
  part: number;
  pages: number;
  panels: number;
  /** How many panels each of its pages has. */
  panelsByPage: number[];
  leftOut: number;
  /** Those of its key terms that no line of it says. */
  unsaid: string[];
  firstPage: ScriptPage | undefined;
};

/**
 * A key term of a comic, what shows it, of which parts it is one, and what it means where the lesson says so. Where nothing
 * shows it, pictures that might are proposed.
 */
export type TermInComic = TermShown & { parts: number[]; means?: string; proposed?: string[] };

export type WhoIsInIt = {
  people: InComic[];
  places: PlaceInComic[];
  terms: TermInComic[];
  parts: LengthOfPart[];
};

/** As many as a creator may decide about, and some more that are seldom seen. */
const mostPeople = 12;
const mostPlaces = 12;

/** Who is seen in the comic of a brief, where, and what shows its terms, the most seen first: read from what would be drawn of all its parts. */
export function whoIsInIt(brief: BriefWithLesson, parts: PartPlan[]): WhoIsInIt {
  const written = parts.map(({ part }) => writePart(brief, parts, part));
  const scripts = written.map(({ script }) => script);
  const lengths = written.map(({ script, leftOut }, i) => ({
    part: parts[i]!.part,
    pages: script.length,
    panels: script.flatMap(({ panels }) => panels).length,
    panelsByPage: script.map(({ panels }) => panels.length),
    leftOut,
    unsaid: unsaidIn(script, parts[i]!.keyTerms),
    firstPage: script[0],
  }));
  const terms = termsOf(
    written.map(({ terms }, i) => ({ part: parts[i]!.part, terms })),
    brief.pack?.terms ?? [],
  );
  const taken = new Set(terms.map(({ picture }) => picture));
  const withProposals = terms.map((one) => {
    if (one.picture !== undefined) return one;
    const its = scripts.filter((_, i) => one.parts.includes(parts[i]!.part));
    return { ...one, proposed: proposedPictures(one.term, its, taken) };
  });
  return {
    people: peopleOf(scripts, brief),
    places: placesOf(scripts),
    terms: withProposals,
    parts: lengths,
  };
}

function termsOf(
  written: readonly { part: number; terms: readonly TermShown[] }[],
  told: readonly { term: string; means: string }[],
): TermInComic[] {
  const found = new Map<string, TermInComic>();
  for (const { part, terms } of written)
    for (const { term, picture } of terms) {
      const known = found.get(termKey(term)) ?? { term, picture, parts: [] };
      found.set(termKey(term), {
        ...known,
        picture: known.picture ?? picture,
        parts: [...known.parts, part],
      });
    }
  return [...found.values()].map((one) => {
    const means = told.find(({ term }) => termKey(term) === termKey(one.term))?.means;
    return { ...one, ...(means && { means }) };
  });
}

function unsaidIn(script: Script, terms: string[]): string[] {
  const words = script.flatMap(({ panels }) => panels.map(panelText));
  return terms.filter((term) => !words.some((text) => says(text, term)));
}

function peopleOf(scripts: readonly Script[], brief: BriefWithLesson): InComic[] {
  const found = new Map<string, InComic>();
  for (const { name, as } of scripts
    .flat()
    .flatMap(({ panels }) => panels)
    .flatMap((panel) => panel.cast ?? [])) {
    const known = found.get(castKey(name));
    if (known) known.panels++;
    else {
      const kind = kindOf(as);
      if (kind) found.set(castKey(name), inComic(name, as!, kind, brief));
    }
  }
  const nobody = (brief.cast ?? [])
    .filter(({ name, kind }) => kind === 'nobody' && !found.has(castKey(name)))
    .map(({ name }): InComic => ({ ...nobodyInIt, name, inStory: name }));
  const people = [...found.values()].sort((a, b) => b.panels - a.panels);
  return [...people, ...nobody].slice(0, mostPeople);
}

const nobodyInIt = {
  as: undefined,
  kind: 'nobody',
  isOpen: false,
  isOfThePast: false,
  look: {},
  panels: 0,
} as const;

function inComic(name: string, as: string, kind: CastKind, brief: BriefWithLesson): InComic {
  const isOpen = /^(?:child|adult|elder)$/.test(kind) && choiceFor(brief.cast, name)?.kind === undefined;
  const isOfThePast = lookNamed(as)?.wardrobe !== undefined;
  const inStory = brief.cast?.find(({ called }) => called && castKey(called) === castKey(name))?.name ?? name;
  return { name, inStory, as, kind, isOpen, isOfThePast, look: lookOf(name, as, brief), panels: 1 };
}

/** How somebody is drawn, in the words of what can be chosen. */
function lookOf(name: string, as: string, meta: CastMeta): Appearance {
  const player = castNames([name], meta, new Map([[nameKey(name), as]])).get(nameKey(name));
  if (player?.kind !== 'person') return {};
  const { member } = player;
  const [hair, clothes] = [
    hairStyles.find((style) => style === member.hair),
    clothesChoices.find((outfit) => outfit === member.outfit),
  ];
  return {
    skin: member.skin,
    ...(hair && { hair }),
    ...(clothes && { clothes }),
    ...(member.glasses && { glasses: true }),
    ...(member.hearingAid && { hearingAid: true }),
    ...(member.wheelchair && { wheelchair: true }),
    ...(member.prosthesis && { blade: true }),
    ...(member.beard && { beard: true }),
  };
}

/** What a creator would call a look; undefined for a crowd, who is many. */
function kindOf(as: string | undefined): CastKind | undefined {
  const person = lookNamed(as)?.person;
  return person === 'crowd' ? undefined : (person ?? speciesOf(as));
}

function placesOf(scripts: readonly Script[]): PlaceInComic[] {
  const found = new Map<SceneName, PlaceInComic>();
  scripts.forEach((script, at) => {
    for (const { background, diagram } of script.flatMap(({ panels }) => panels)) {
      const place = sceneNames.find((name) => name === background);
      if (!place || isBare(place) || diagram) continue;
      const known = found.get(place) ?? { place, parts: [], panels: 0 };
      known.panels++;
      if (!known.parts.includes(at + 1)) known.parts.push(at + 1);
      found.set(place, known);
    }
  });
  return [...found.values()].sort((a, b) => b.panels - a.panels).slice(0, mostPlaces);
}

import type { Script } from '@panelwise/contracts/domain/script';
import type { PartPlan } from '@panelwise/contracts/domain/series';
import type { SeenPanel } from '@panelwise/studio/draw/staging/what-is-seen';
import type { SceneName } from '@panelwise/studio/draw/vocabulary';
import type { BriefCheck } from '@panelwise/studio/write/check-brief';

/** A small picture of somebody, a place or a thing, as the pages of a comic show it; in `pencil` while nobody has said who it is. */
export type Motif =
  | { of: 'person'; name: string; as: string | undefined; pencil?: boolean; at?: number }
  | { of: 'place'; place: SceneName }
  | { of: 'thing'; icon: string };

/** A thing by its name in the studio's vocabulary, and what a language calls it where the studio knows a word for it. */
export type ThingName = { name: string; words: string[] };

/** A lesson by its id, for readers of a grade in a country. */
export type LessonAsked = { lesson: string; grade: string; country: string };

/** What a comic with a lesson would be, told with a short story of the studio. */
export type LessonSketch = {
  story: string;
  parts: PartPlan[];
  /** How many pages part 1 has. */
  pageCount: number;
  /** The first of them. */
  page: Blob;
};

/** How the lettering of a page came out: what is wrong by panel from 0, and its smallest text in points on A4. */
export type PageVerdict = { problems: { panel: number; message: string }[]; smallestPt: number };

/** One page as SVG pictures of the whole page, with the places of its panels in px of the page. */
export type PageSketch = {
  pencil: Blob;
  ink: Blob;
  lettering: Blob;
  panels: { polygon: [number, number][]; alt: string }[];
  /** What each panel shows, by the studio's own words. */
  seen: SeenPanel[];
  verdict: PageVerdict;
};

/** The lesson that somebody chose by its id, 'none', or '' where the studio's suggestion is taken. */
export type LessonChoice = string;

/** Of a story of which no comic can be made, only what is wrong with it. */
export type StorySketch = {
  check: BriefCheck;
  /** Id of the lesson that it is told with. */
  lesson: string | undefined;
  parts: PartPlan[];
  script: Script;
  pencil: Blob | undefined;
};

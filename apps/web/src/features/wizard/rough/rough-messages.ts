import type { Language } from '@panelwise/contracts/domain/languages';
import type { ComicMeta, Script, ScriptPage } from '@panelwise/contracts/domain/script';
import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';
import type { LineStroke } from '@panelwise/studio/draw/line-strokes';
import type { SeenPanel } from '@panelwise/studio/draw/staging/what-is-seen';
import type { SceneName } from '@panelwise/studio/draw/vocabulary';
import type { BriefCheck } from '@panelwise/studio/write/check-brief';
import type { WhoIsInIt } from '@panelwise/studio/write/who-is-in-it';

/** A small picture of somebody, a place or a thing, as the pages of a comic show it; in `pencil` while nobody has said who it is. */
export type Motif =
  | { of: 'person'; name: string; as: string | undefined; pencil?: boolean }
  | { of: 'place'; place: SceneName }
  | { of: 'thing'; icon: string };

/**
 * What the rough worker is asked: to sketch a story as it is typed, one page of a script in its stages or by its lines, who is in a comic,
 * one motif of it, or the cover or the first page of a lesson.
 */
export type RoughJob =
  /** `parts` where the story has been cut already. */
  | { kind: 'story'; brief: Brief; choice: LessonChoice; parts?: PartPlan[] | undefined }
  | { kind: 'page'; page: ScriptPage; meta: ComicMeta }
  /** The lines of its panels, to be traced. */
  | { kind: 'strokes'; page: ScriptPage; meta: ComicMeta }
  | { kind: 'who'; brief: Brief; parts: PartPlan[] }
  | { kind: 'motif'; motif: Motif; meta: ComicMeta }
  /** All things that can be drawn, as a language calls them. */
  | { kind: 'things'; language: Language }
  | ({ kind: 'cover' } & LessonAsked)
  | ({ kind: 'lesson'; stage: 'pencil' | 'colour' } & LessonAsked);

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

export type RoughResult = {
  story: StorySketch;
  page: PageSketch;
  strokes: LineStroke[][];
  who: WhoIsInIt;
  motif: Blob;
  things: ThingName[];
  cover: Blob;
  lesson: LessonSketch;
};
export type RoughRequest = { id: number; job: RoughJob };
export type RoughReply =
  | { id: number; ok: true; result: RoughResult[RoughJob['kind']] }
  | { id: number; ok: false; message: string };

import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';
import { castPortraitSvg, placePictureSvg } from '@panelwise/studio/draw/cast-portrait';
import { loadFontBook } from '@panelwise/studio/draw/fonts-browser';
import { pageLetteringSvg, pageSketchSvg } from '@panelwise/studio/draw/layers';
import { type LineStroke, panelStrokes } from '@panelwise/studio/draw/line-strokes';
import { planPage } from '@panelwise/studio/draw/page-plan';
import { thingPictureSvg } from '@panelwise/studio/draw/props/thing-picture';
import { whatIsSeen } from '@panelwise/studio/draw/staging/what-is-seen';
import { withLesson } from '@panelwise/studio/write/packs/load-pack';
import { whoIsInIt } from '@panelwise/studio/write/who-is-in-it';
import { loadWriter } from '@panelwise/studio/write/writer';
import { expose } from 'comlink';
import { drawLesson, drawLessonCover } from './draw-lesson.ts';
import type { LessonChoice, Motif, PageSketch, StorySketch } from './rough-messages.ts';
import { svgBlob } from './svg-blob.ts';
import { thingNames } from './thing-names.ts';

// Both are needed for every job, so they load while the first words are typed. A failure shows with the job.
Promise.all([loadWriter(), loadFontBook()]).catch(() => undefined);

/** What it is asked, in its own thread. */
const studio = {
  sketchStory,
  sketchPage,
  findStrokes,
  whoIsInIt: async (brief: Brief, parts: PartPlan[]) => whoIsInIt(await withLesson(brief), parts),
  drawMotif,
  thingNames,
  drawLessonCover,
  drawLesson,
};
export type Studio = typeof studio;
expose(studio);

/** A story as it is typed. @param given its parts, where it has been cut already */
async function sketchStory(story: Brief, choice: LessonChoice, given?: PartPlan[]): Promise<StorySketch> {
  const writer = await loadWriter();
  const alone = writer.check(story);
  const lesson = choice === 'none' ? undefined : choice || alone.suggested;
  const brief = await withLesson({ ...story, ...(lesson && { lesson }) });
  const check = lesson ? writer.check(brief) : alone;
  if (check.danger || check.unread) return { check, lesson, parts: [], script: [], pencil: undefined };
  const parts = given ?? writer.breakdown(brief);
  const script = writer.script(brief, parts, 1);
  const { title, concept, subject, grade, style, seed, country, cast } = brief;
  const meta = { title, concept, subject, grade, style, seed, country, pageCount: script.length, cast };
  const plan = planPage(script[0]!, meta, await loadFontBook(wordsOf(script[0]!, meta)));
  return { check, lesson, parts, script, pencil: svgBlob(pageSketchSvg(plan, 'pencil')) };
}

async function sketchPage(page: ScriptPage, meta: ComicMeta): Promise<PageSketch> {
  const plan = planPage(page, meta, await loadFontBook(wordsOf(page, meta)));
  return {
    pencil: svgBlob(pageSketchSvg(plan, 'pencil')),
    ink: svgBlob(pageSketchSvg(plan, 'ink')),
    lettering: svgBlob(pageLetteringSvg(plan, { text: 'outlines' })),
    panels: plan.panels.map(({ polygon, alt }) => ({ polygon, alt })),
    seen: whatIsSeen(page, meta),
    verdict: {
      problems: plan.verdict.problems.map(({ panel, message }) => ({ panel, message })),
      smallestPt: plan.verdict.smallestPt,
    },
  };
}

/** The lines of each panel, to be traced. */
async function findStrokes(page: ScriptPage, meta: ComicMeta): Promise<LineStroke[][]> {
  const plan = planPage(page, meta, await loadFontBook(wordsOf(page, meta)));
  return plan.panels.map(({ index }) => panelStrokes(plan, index));
}

async function drawMotif(motif: Motif, meta: ComicMeta): Promise<Blob> {
  if (motif.of === 'thing') return svgBlob(thingPictureSvg(motif.icon));
  const fonts = await loadFontBook();
  return svgBlob(
    motif.of === 'person'
      ? castPortraitSvg(motif, meta, fonts, motif.pencil ? 'pencil' : 'colour')
      : placePictureSvg(motif.place, meta, fonts),
  );
}

/** Everything that a page letters, to know the scripts it is written in. */
function wordsOf(page: ScriptPage, { title, concept, grade, subject }: ComicMeta): string {
  return JSON.stringify([page, title, concept, grade, subject]);
}

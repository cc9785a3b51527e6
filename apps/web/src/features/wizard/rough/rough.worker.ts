import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
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
import { drawLesson, drawLessonCover } from './draw-lesson.ts';
import type {
  PageSketch,
  RoughJob,
  RoughReply,
  RoughRequest,
  RoughResult,
  StorySketch,
} from './rough-messages.ts';
import { svgBlob } from './svg-blob.ts';
import { thingNames } from './thing-names.ts';

// Both are needed for every job, so they load while the first words are typed. A failure shows with the job.
Promise.all([loadWriter(), loadFontBook()]).catch(() => undefined);

self.onmessage = async ({ data }: MessageEvent<RoughRequest>) => {
  self.postMessage(await answer(data));
};

async function answer({ id, job }: RoughRequest): Promise<RoughReply> {
  try {
    return { id, ok: true, result: await doJob(job) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

async function doJob(job: RoughJob): Promise<RoughResult[RoughJob['kind']]> {
  switch (job.kind) {
    case 'story':
      return sketchStory(job);
    case 'page':
      return sketchPage(job);
    case 'strokes':
      return findStrokes(job);
    case 'who':
      return whoIsInIt(await withLesson(job.brief), job.parts);
    case 'motif':
      return drawMotif(job);
    case 'things':
      return thingNames(job.language);
    case 'cover':
      return drawLessonCover(job);
    case 'lesson':
      return drawLesson(job, job.stage);
  }
}

async function sketchStory({
  brief: story,
  choice,
  parts: given,
}: Extract<RoughJob, { kind: 'story' }>): Promise<StorySketch> {
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

async function sketchPage({ page, meta }: Extract<RoughJob, { kind: 'page' }>): Promise<PageSketch> {
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

async function findStrokes({ page, meta }: Extract<RoughJob, { kind: 'strokes' }>): Promise<LineStroke[][]> {
  const plan = planPage(page, meta, await loadFontBook(wordsOf(page, meta)));
  return plan.panels.map(({ index }) => panelStrokes(plan, index));
}

async function drawMotif({ motif, meta }: Extract<RoughJob, { kind: 'motif' }>): Promise<Blob> {
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

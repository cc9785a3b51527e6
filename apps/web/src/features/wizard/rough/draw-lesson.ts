import type { Script } from '@panelwise/contracts/domain/script';
import { seedOf } from '@panelwise/contracts/domain/series';
import { drawCover } from '@panelwise/studio/draw/cover-page';
import { loadFontBook } from '@panelwise/studio/draw/fonts-browser';
import { pageSketchSvg } from '@panelwise/studio/draw/layers';
import { planPage } from '@panelwise/studio/draw/page-plan';
import { portraitSvg } from '@panelwise/studio/draw/portrait';
import { lessonById } from '@panelwise/studio/write/packs/catalogue';
import { withLesson } from '@panelwise/studio/write/packs/load-pack';
import { starterStory } from '@panelwise/studio/write/starter-story';
import { loadWriter } from '@panelwise/studio/write/writer';
import { conceptOf } from '../lessons/lesson-story.ts';
import type { LessonAsked, LessonSketch } from './rough-messages.ts';
import { svgBlob } from './svg-blob.ts';

/** The cover of a lesson, as that of a comic that tells it. @throws Error when there is no such lesson */
export async function drawLessonCover(asked: LessonAsked): Promise<Blob> {
  const { script, meta, tagline } = await writeLesson(asked);
  return svgBlob(portraitSvg(drawCover(meta, underTagline(script, tagline), await loadFontBook())));
}

/** The script as that of a whole lesson: its opening says what the lesson is about, and not which part this is. */
function underTagline([first, ...others]: Script, subtitle: string): Script {
  if (!first) return others;
  const panels = first.panels.map((panel) => (panel.subtitle ? { ...panel, subtitle } : panel));
  return [{ ...first, panels }, ...others];
}

/** The first page of a lesson, and what else is known once it is written. @throws Error when there is no such lesson */
export async function drawLesson(asked: LessonAsked, stage: 'pencil' | 'colour'): Promise<LessonSketch> {
  const { story, parts, script, meta } = await writeLesson(asked);
  const plan = planPage(script[0]!, meta, await loadFontBook());
  return { story, parts, pageCount: script.length, page: svgBlob(pageSketchSvg(plan, stage)) };
}

/** The comic that this lesson gives with the story that it is offered with. */
async function writeLesson({ lesson: id, grade, country }: LessonAsked) {
  const entry = lessonById(id);
  if (!entry) throw new Error(`There is no lesson ${id}.`);
  const [title, concept] = [entry.title, conceptOf(entry)];
  const about = {
    title,
    concept,
    subject: entry.subject,
    grade,
    style: 'comic',
    seed: seedOf(title, concept),
  };
  const taught = await withLesson({ ...about, story: '', country, lesson: id });
  const brief = { ...taught, story: starterStory(taught.pack!) };
  const writer = await loadWriter();
  const parts = writer.breakdown(brief);
  const script = writer.script(brief, parts, 1);
  return {
    story: brief.story,
    tagline: entry.tagline,
    parts,
    script,
    meta: { ...about, country, pageCount: script.length },
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { seedOf } from '@panelwise/contracts/domain/series';
import { animalPages } from '@panelwise/studio/draw/fixtures/animals-and-crowds';
import { styleSlugs } from '@panelwise/studio/draw/styles';
import { poseNames } from '@panelwise/studio/draw/vocabulary';
import { briefFor } from '@panelwise/studio/write/fixtures/brief';
import { languageStories, twelveStories } from '@panelwise/studio/write/fixtures/twelve-stories';
import { lessonById, lessons } from '@panelwise/studio/write/packs/catalogue';
import type { BriefWithLesson } from '@panelwise/studio/write/packs/load-pack';
import { loadWriter } from '@panelwise/studio/write/writer';
import { animalSheet } from './animal-sheet.ts';
import { contactSheet, type Picture } from './contact-sheet.ts';
import { drawPage } from './draw-page.ts';
import { poseSheet } from './pose-sheet.ts';

/*
 * `npm run studio:sheet`: what the studio draws, for people to look at. Writes to artifacts/sheets one contact sheet per
 * style with a page of every lesson (another page of it in each style), one with every page of twelve
 * free stories, one of stories in other languages, and one per style of all animals.
 *   npm run studio:sheet -- --style manga           only this style
 *   npm run studio:sheet -- --animals               only the animals
 *   npm run studio:sheet -- --pose jump --pose work only these poses of people
 *   npm run studio:sheet -- --lesson photosynthesis every page of one lesson, large
 *   npm run studio:sheet -- --story robot           every page of one free story, large
 */
const { values } = parseArgs({
  options: {
    style: { type: 'string' },
    lesson: { type: 'string' },
    story: { type: 'string' },
    animals: { type: 'boolean', default: false },
    pose: { type: 'string', multiple: true },
    out: { type: 'string', default: 'artifacts/sheets' },
  },
});
if (values.style && !(styleSlugs as readonly string[]).includes(values.style))
  refuse(`There is no style "${values.style}". Choose one of: ${styleSlugs.join(', ')}`);

type Page = { label: string; page: ScriptPage; meta: ComicMeta };
const stories: Record<string, BriefWithLesson> = { ...twelveStories, ...languageStories };
const writer = await loadWriter();
const problems: string[] = [];

mkdirSync(values.out, { recursive: true });
if (values.animals) await writeAnimals();
else if (values.pose) await writePoses(values.pose);
else if (values.lesson || values.story) {
  const brief = values.lesson ? lessonBrief(values.lesson) : storyBrief(values.story!);
  const style = values.style ?? 'comic';
  await write(`${values.lesson ?? values.story}-${style}`, pagesOf(brief, style), 4, 620);
} else {
  for (const [turn, style] of styleSlugs.entries()) {
    if (values.style && values.style !== style) continue;
    const pages = lessons.map(({ id }) => {
      const all = pagesOf(lessonBrief(id), style);
      return all[turn % all.length]!;
    });
    await write(`lessons-${style}`, pages, 10, 400);
  }
  const pages = (names: string[]) =>
    names.flatMap((name, i) => pagesOf(stories[name]!, values.style ?? styleSlugs[i % styleSlugs.length]!));
  await write('free-stories', pages(Object.keys(twelveStories)), 10, 400);
  await write('languages', pages(Object.keys(languageStories)), 10, 400);
  await writeAnimals();
}
for (const problem of problems) console.error(problem);
console.log(`${problems.length} pages could not be published.`);
process.exitCode = problems.length > 0 ? 1 : 0;

function lessonBrief(id: string): BriefWithLesson {
  const pack = lessonById(id);
  if (!pack)
    return refuse(`There is no lesson "${id}". Choose one of: ${lessons.map((p) => p.id).join(', ')}`);
  const [title, concept] = [pack.title, pack.match[0]!];
  return briefFor({
    title,
    concept,
    lesson: id,
    // As of a real series, so that each lesson has its own cast.
    seed: seedOf(title, concept),
    subject: pack.subject,
    grade: String(pack.grades[0]),
    story: 'On the way home two friends begin to wonder about it.',
  });
}

function storyBrief(name: string): BriefWithLesson {
  return (
    stories[name] ?? refuse(`There is no story "${name}". Choose one of: ${Object.keys(stories).join(', ')}`)
  );
}

/** Every page of every part of a comic. */
function pagesOf(brief: BriefWithLesson, style: string): Page[] {
  const parts = writer.breakdown(brief);
  return parts.flatMap(({ part }) => {
    const script = writer.script(brief, parts, part);
    const seed = seedOf(brief.title, brief.concept);
    const meta = { ...brief, style, seed, pageCount: script.length };
    return script.map((page) => ({ label: `${brief.title}, ${part}.${page.pageNumber}`, page, meta }));
  });
}

async function write(name: string, pages: Page[], columns: number, width: number): Promise<void> {
  const started = performance.now();
  const pictures: Picture[] = [];
  for (const { label, page, meta } of pages) {
    const { plan, images } = await drawPage(page, meta);
    pictures.push({ image: images.page, label });
    for (const { panel, code, message } of plan.verdict.problems)
      problems.push(`${meta.style}: ${label}, panel ${panel + 1}: ${code}. ${message}`);
  }
  const file = path.join(values.out, `${name}.webp`);
  writeFileSync(file, await contactSheet(pictures, columns, width));
  console.log(`${file}: ${pages.length} pages in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
}

async function writeAnimals(): Promise<void> {
  for (const style of styleSlugs) {
    if (values.style && values.style !== style) continue;
    const file = path.join(values.out, `animals-${style}.webp`);
    writeFileSync(file, await animalSheet(style));
    console.log(file);
  }
  const pages = animalPages.map((page, i): Page => {
    const style = values.style ?? styleSlugs[i % styleSlugs.length]!;
    const titles = { title: 'Animals', concept: 'animals', subject: 'Science', grade: '3' };
    const meta = { ...titles, style, seed: 'animals', pageCount: animalPages.length };
    return { label: `animals ${page.pageNumber}, ${style}`, page, meta };
  });
  await write('animals-in-panels', pages, 4, 620);
}

async function writePoses(names: string[]): Promise<void> {
  const wanted = poseNames.filter((name) => names.includes(name));
  if (wanted.length === 0) refuse(`Choose one or more of: ${poseNames.join(', ')}`);
  for (const style of styleSlugs) {
    if (values.style && values.style !== style) continue;
    const file = path.join(values.out, `poses-${style}.webp`);
    writeFileSync(file, await poseSheet(style, wanted));
    console.log(file);
  }
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

import { type PartPlan, sectionOf } from '@panelwise/contracts/domain/series';
import { fillIn, textsOf } from '../language/language.ts';
import type { LessonPack, PackBeat, PackChapter } from './packs/lesson-pack.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { analyseStory, type Story, type StorySentence } from './story/analyse-story.ts';
import { cutStory, maxParts, naturalPartCount } from './story/cut-story.ts';
import { titleCase } from './text/words.ts';

/** What one part is made of: its run of the story and, for a known concept, its run of the lesson. */
export type Section = { sentences: StorySentence[]; chapter?: PackChapter };

export type LessonPlan = { story: Story; pack?: LessonPack; sections: Section[] };

/**
 * Divides a story, and the lesson pack that its people carry, into parts. With `parts` given, into as many, at the words
 * they start with, and in the order in which they stand.
 */
export function planLesson(brief: BriefWithLesson, parts?: PartPlan[]): LessonPlan {
  const story = analyseStory(brief);
  // Lesson packs are in English: a story in another language is told in its own.
  const pack = story.language === 'en' ? brief.pack : undefined;
  const count = parts?.length || (pack ? packPartCount(pack, story) : naturalPartCount(story.sentences));
  const runs =
    cutAsPlanned(story.sentences, parts && asTold(parts)) ??
    cutForParts(story.sentences, count, pack !== undefined);
  const chapters = pack ? spreadChapters(pack, count) : [];
  const told = runs.map((sentences, i) => ({ sentences, chapter: chapters[i] }));
  const sections = parts && told.length === parts.length ? asPlaced(told, parts) : told;
  return { story, pack, sections };
}

/** Parts in the order of the story, whatever order their creator wants them in. */
const asTold = (parts: PartPlan[]) => parts.toSorted((a, b) => sectionOf(a) - sectionOf(b));

/** Runs of the story, in the order of the parts that tell them. */
function asPlaced(told: Section[], parts: PartPlan[]): Section[] {
  const order = asTold(parts);
  return parts.map((part) => told[order.indexOf(part)]!);
}

/** A part for each chapter; a long story needs more room, so its chapters are cut into shorter ones. */
function packPartCount(pack: LessonPack, story: Story): number {
  const natural = naturalPartCount(story.sentences);
  return natural > pack.chapters.length + 1 ? Math.min(maxParts, natural) : pack.chapters.length;
}

/** A story of a sentence or two opens the first part of a known lesson; a longer one runs through all parts. */
function cutForParts(sentences: StorySentence[], count: number, hasPack: boolean): StorySentence[][] {
  if (!hasPack || sentences.length >= count * 2) return cutStory(sentences, count);
  return Array.from({ length: count }, (_, i) => (i === 0 ? sentences : []));
}

/** The runs that begin where the parts say; undefined when a part begins with words that the story lacks. */
function cutAsPlanned(
  sentences: StorySentence[],
  parts: PartPlan[] | undefined,
): StorySentence[][] | undefined {
  if (!parts || parts.length < 2 || sentences.length < parts.length) return undefined;
  const opening = (text: string) => text.trim().slice(0, 80);
  let from = 1;
  const cuts = [0];
  for (const part of parts.slice(1)) {
    const start = opening(part.start);
    const at = sentences.findIndex((s, i) => i >= from && start !== '' && opening(s.text) === start);
    if (at < 0) return undefined;
    cuts.push(at);
    from = at + 1;
  }
  return cuts.map((cut, i) => sentences.slice(cut, cuts[i + 1] ?? sentences.length));
}

function spreadChapters(pack: LessonPack, count: number): PackChapter[] {
  const chapters = pack.chapters.map((chapter) => ({ ...chapter, title: titleCase(chapter.title) }));
  if (count === chapters.length) return chapters;
  if (count === 1) {
    const [first, second] = pack.chapters;
    const beats = [...first.beats.filter((b) => b.beat !== 'recap'), ...second.beats];
    return [{ ...first, title: pack.title, keyTerms: [...first.keyTerms, ...second.keyTerms], beats }];
  }
  const perChapter = chapters.map((_, i) => Math.ceil((count - i) / chapters.length));
  return chapters.flatMap((chapter, i) => divideChapter(chapter, perChapter[i]!));
}

function divideChapter(chapter: PackChapter, pieces: number): PackChapter[] {
  const size = Math.ceil(chapter.beats.length / pieces);
  return Array.from({ length: pieces }, (_, i) => {
    const beats: PackBeat[] = chapter.beats.slice(i * size, (i + 1) * size);
    const slots = { title: chapter.title, part: String(i + 1), count: String(pieces) };
    const title = pieces === 1 ? chapter.title : fillIn(textsOf('en').title.twoOf, slots)!;
    return { ...chapter, title, beats };
  });
}

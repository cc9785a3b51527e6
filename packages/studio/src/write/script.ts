import { limits } from '@panelwise/contracts/domain/limits';
import { picturesFor, wishFor } from '@panelwise/contracts/domain/part-wishes';
import { type Script, scriptSchema } from '@panelwise/contracts/domain/script';
import type { PartPlan } from '@panelwise/contracts/domain/series';
import { subjectPlace } from '../draw/place-words.ts';
import { markScript } from '../draw/staging/understood.ts';
import { textsOf } from '../language/language.ts';
import { renamesOf, sayNames } from './called.ts';
import { writeFreeBeats } from './free-beats.ts';
import { gradeNumber } from './grade.ts';
import { givesItsPeople, writePackBeats } from './known-beats.ts';
import { planLesson } from './lesson-plan.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { isDark } from './reading/reading.ts';
import { spelledFor } from './spelled-for.ts';
import type { Beat } from './stage/beat.ts';
import { castStory } from './stage/cast.ts';
import { countryAbroad } from './stage/country-of-story.ts';
import { tellsSomething } from './stage/fit-to-room.ts';
import { createLineBank } from './stage/line-bank.ts';
import { markTerms } from './stage/mark-terms.ts';
import { paginate, panelsPerPage, roomOn } from './stage/paginate.ts';
import { plainGround } from './stage/scenes-by-place.ts';
import { stagePanels } from './stage/stage-panel.ts';
import type { StoryContext } from './stage/story-context.ts';
import { placeOf } from './stage/story-place.ts';
import { type TermShown, termsShown, withTermPictures } from './stage/term-pictures.ts';
import { keyTermsOf } from './story/section.ts';
import { castLesson } from './story-lesson/tellers.ts';
import { topicInSentence } from './topic.ts';

/**
 * The script of a part, how much of what it had to tell its creator's wish for fewer pages left out, in moments, and what
 * shows its key terms.
 */
export type WrittenPart = { script: Script; leftOut: number; terms: TermShown[] };

/**
 * The script of one part, 4–6 panels a page, valid by `scriptSchema`. `part` counts from 1 and is taken into
 * range. Every sentence of the part's run of the story is said or captioned, unless fewer pages are wanted than it needs.
 */
export const writeScript = (brief: BriefWithLesson, parts: PartPlan[], part: number): Script =>
  writePart(brief, parts, part).script;

export function writePart(brief: BriefWithLesson, parts: PartPlan[], part: number): WrittenPart {
  const plan = planLesson(brief, parts);
  const at = Math.min(Math.max(part, 1), plan.sections.length);
  const section = plan.sections[at - 1]!;
  const { pageCount, opensAt, moves } = wishFor(brief.partWishes, at);
  const pictures = picturesFor(brief.partWishes, at, parts);
  const texts = textsOf(plan.story.language);
  const lesson = plan.pack && section.chapter && { pack: plan.pack, chapter: section.chapter };
  const called = castStory(plan.story, brief);
  const cast = lesson ? castLesson(plan.story, called, brief.castNames) : called;
  const write = (how: Pick<StoryContext, 'pages' | 'pace'>): Beat[] => {
    const bank = createLineBank(`${brief.seed} ${at}`, gradeNumber(brief.grade), texts);
    const context = { story: plan.story, cast, bank, topic: topicInSentence(brief), texts, ...how };
    const frame = { brief, parts, part: at, context, sentences: section.sentences };
    return lesson ? writePackBeats(frame, lesson.chapter, lesson.pack) : writeFreeBeats(frame);
  };
  const { beats: told, leftOut } = writeFor(pageCount, write);
  const about = { story: plan.story, spell: (text: string) => spelledFor(text, brief) };
  const beats = withTermPictures(told, pictures, about);
  const chosen = parts[at - 1]?.termsChosen ? parts[at - 1]?.keyTerms : undefined;
  const terms =
    chosen ??
    section.chapter?.keyTerms ??
    keyTermsOf(section.sentences, plan.story)
      .slice(0, 6)
      .map((t) => t.text);
  const place = placeOf(section.sentences.length > 0 ? section.sentences : plan.story.sentences);
  const panels = stagePanels(markTerms(beats, terms, chosen !== undefined), {
    cast,
    home:
      lesson && place === plainGround && givesItsPeople(plan.story, lesson.pack)
        ? subjectPlace(brief.subject)
        : place,
    dark: plan.story.sentences.some(({ mood }) => isDark(mood)),
    seed: brief.seed,
    language: plan.story.language,
    opensAt,
    moves,
    country: brief.country,
    abroad: plan.story.language === 'en' ? countryAbroad(plan.story, brief.country) : undefined,
  });
  const spelled = spelledFor(scriptSchema.parse(paginate(panels, pageCount)), brief);
  const script = sayNames(spelled, renamesOf(brief));
  return {
    script: markScript(script),
    leftOut,
    terms: termsShown(beats, parts[at - 1]?.keyTerms ?? [], pictures, about),
  };
}

/**
 * What is told on the pages that are wanted. Too little for them is told sentence by sentence; too much is told closer, and
 * what has no room even so is left out.
 */
function writeFor(
  pages: number | undefined,
  write: (how: Pick<StoryContext, 'pages' | 'pace'>) => Beat[],
): { beats: Beat[]; leftOut: number } {
  const asItIs = write({});
  if (pages === undefined) return { beats: asItIs, leftOut: 0 };
  const telling = (beats: Beat[]) => beats.filter(tellsSomething).length;
  if (asItIs.length < pages * panelsPerPage.min) {
    const apart = write({ pages: limits.pagesMax, pace: 'apart' });
    if (apart.length <= roomOn(pages)) return { beats: apart, leftOut: 0 };
  }
  const kept = write({ pages });
  if (telling(kept) === telling(asItIs)) return { beats: kept, leftOut: 0 };
  const whole = write({ pages: limits.pagesMax, pace: 'dense' });
  const dense = write({ pages, pace: 'dense' });
  return { beats: dense, leftOut: telling(whole) - telling(dense) };
}

import { type Script, scriptSchema } from '@panelwise/contracts/domain/script';
import type { PartPlan } from '@panelwise/contracts/domain/series';
import { subjectPlace } from '../draw/place-words.ts';
import { markScript } from '../draw/staging/understood.ts';
import { textsOf } from '../language/language.ts';
import { writeFreeBeats } from './free-beats.ts';
import { gradeNumber } from './grade.ts';
import { givesItsPeople, writePackBeats } from './known-beats.ts';
import { planLesson } from './lesson-plan.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { isDark } from './reading/reading.ts';
import { castStory } from './stage/cast.ts';
import { createLineBank } from './stage/line-bank.ts';
import { markTerms } from './stage/mark-terms.ts';
import { paginate } from './stage/paginate.ts';
import { plainGround } from './stage/scenes-by-place.ts';
import { stagePanels } from './stage/stage-panel.ts';
import { placeOf } from './stage/story-place.ts';
import { keyTermsOf } from './story/section.ts';
import { castLesson } from './story-lesson/tellers.ts';
import { topicInSentence } from './topic.ts';

/**
 * The script of one part, 4–6 panels a page, valid by `scriptSchema`. `part` counts from 1 and is taken into
 * range. Every sentence of the part's run of the story is said or captioned.
 */
export function writeScript(brief: BriefWithLesson, parts: PartPlan[], part: number): Script {
  const plan = planLesson(brief, parts);
  const at = Math.min(Math.max(part, 1), plan.sections.length);
  const section = plan.sections[at - 1]!;
  const texts = textsOf(plan.story.language);
  const lesson = plan.pack && section.chapter && { pack: plan.pack, chapter: section.chapter };
  const called = castStory(plan.story, brief);
  const cast = lesson ? castLesson(plan.story, called, brief.castNames) : called;
  const bank = createLineBank(`${brief.seed} ${at}`, gradeNumber(brief.grade), texts);
  const context = { story: plan.story, cast, bank, topic: topicInSentence(brief), texts };
  const frame = { brief, parts, part: at, context, sentences: section.sentences };
  const beats = lesson ? writePackBeats(frame, lesson.chapter, lesson.pack) : writeFreeBeats(frame);
  const terms =
    section.chapter?.keyTerms ??
    keyTermsOf(section.sentences, plan.story)
      .slice(0, 6)
      .map((t) => t.text);
  const place = placeOf(section.sentences.length > 0 ? section.sentences : plan.story.sentences);
  const panels = stagePanels(markTerms(beats, terms), {
    cast,
    home:
      lesson && place === plainGround && givesItsPeople(plan.story, lesson.pack)
        ? subjectPlace(brief.subject)
        : place,
    dark: plan.story.sentences.some(({ mood }) => isDark(mood)),
    seed: brief.seed,
    language: plan.story.language,
  });
  return markScript(scriptSchema.parse(paginate(panels)));
}

import { type Script, scriptSchema } from '@panelwise/contracts/domain/script';
import type { Brief, PartPlan } from '@panelwise/contracts/domain/series';
import { markUnderstood } from '../draw/staging/understood.ts';
import type { SceneName } from '../draw/vocabulary.ts';
import { textsOf } from '../language/language.ts';
import { writeFreeBeats } from './free-beats.ts';
import { gradeNumber } from './grade.ts';
import { writePackBeats } from './known-beats.ts';
import { planLesson } from './lesson-plan.ts';
import { isDark } from './reading/reading.ts';
import { castStory } from './stage/cast.ts';
import { createLineBank } from './stage/line-bank.ts';
import { markTerms } from './stage/mark-terms.ts';
import { paginate } from './stage/paginate.ts';
import { subjectPlace } from './stage/places.ts';
import { plainGround, sceneOf } from './stage/scenes-by-place.ts';
import { stagePanels } from './stage/stage-panel.ts';
import type { StorySentence } from './story/analyse-story.ts';
import { sectionTerms } from './story/section.ts';
import { topicOf } from './topic.ts';

/** Where a part opens: the place of its first sentences that have one that can be drawn, else a plain ground. */
const openingPlace = (own: StorySentence[]): SceneName =>
  own
    .slice(0, 3)
    .map(({ place }) => sceneOf(place))
    .find((scene) => scene !== undefined) ?? plainGround;

/**
 * The script of one part, 4–6 panels a page, valid by `scriptSchema`. `part` counts from 1 and is taken into
 * range. Every sentence of the part's run of the story is said or captioned.
 */
export function writeScript(brief: Brief, parts: PartPlan[], part: number): Script {
  const plan = planLesson(brief, parts);
  const at = Math.min(Math.max(part, 1), plan.sections.length);
  const section = plan.sections[at - 1]!;
  const texts = textsOf(plan.story.language);
  const cast = castStory(plan.story, brief.seed, brief.castNames);
  const bank = createLineBank(`${brief.seed} ${at}`, gradeNumber(brief.grade), texts);
  const context = { story: plan.story, cast, bank, topic: topicOf(brief), texts };
  const frame = { brief, parts, part: at, context, sentences: section.sentences };
  const beats =
    plan.pack && section.chapter ? writePackBeats(frame, section.chapter, plan.pack) : writeFreeBeats(frame);
  const terms =
    section.chapter?.keyTerms ??
    sectionTerms(section.sentences, plan.story)
      .slice(0, 6)
      .map((t) => t.text);
  const panels = stagePanels(markTerms(beats, terms), {
    cast,
    home: plan.pack && section.chapter ? subjectPlace(brief.subject) : openingPlace(section.sentences),
    dark: plan.story.sentences.some(({ mood }) => isDark(mood)),
    seed: brief.seed,
    language: plan.story.language,
  });
  return scriptSchema
    .parse(paginate(panels))
    .map((page) => ({ ...page, panels: page.panels.map(markUnderstood) }));
}

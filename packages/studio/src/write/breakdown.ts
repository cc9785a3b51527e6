import type { PartPlan } from '@panelwise/contracts/domain/series';
import { textsOf } from '../language/language.ts';
import { type LessonPlan, planLesson, type Section } from './lesson-plan.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { keyTermsOf } from './story/section.ts';
import { capitalise, listWords, shorten, titleCase } from './text/words.ts';
import { partNumber, topicOf, withTopic } from './topic.ts';

const titleMax = 120;
const termMax = 60;
const borderMax = 2_000;
/** A part is called after words that the story comes back to so often. */
const comesBack = 3;

/** Divides a brief into 1–6 parts, each one comic: title, key terms, and the words it begins and ends with. */
export function writeBreakdown(brief: BriefWithLesson): PartPlan[] {
  const plan = planLesson(brief);
  const taken = new Set<string>();
  return plan.sections.map((section, i) => {
    const title = chapterTitle(section, plan) ?? sectionTitle(section, plan, brief, i + 1, taken);
    const told = keyTermsOf(section.sentences, plan.story).map((t) => t.text);
    const terms = section.chapter?.keyTerms ?? (i === 0 ? withTopic(told, brief) : told).slice(0, 5);
    const hook = section.chapter?.hook;
    return {
      part: i + 1,
      title: shorten(title, titleMax),
      keyTerms: (terms.length > 0 ? terms : [topicOf(brief)]).map((term) => shorten(term, termMax)),
      start: shorten(section.sentences[0]?.text ?? hook?.guide ?? topicOf(brief), borderMax),
      end: shorten(lastWords(section) ?? section.sentences.at(-1)?.text ?? topicOf(brief), borderMax),
    };
  });
}

/** A chapter's own title tells of its own plot: within a story it is called by what it teaches. */
function chapterTitle({ chapter }: Section, { story }: LessonPlan): string | undefined {
  if (!chapter || story.sentences.length === 0) return chapter?.title;
  const piece = /\(\d+ of \d+\)$/.exec(chapter.title)?.[0];
  return [titleCase(capitalise(listWords(chapter.keyTerms.slice(0, 3)))), piece].filter(Boolean).join(' ');
}

function lastWords(section: Section): string | undefined {
  const beat = section.chapter?.beats.at(-1);
  return beat && 'guide' in beat ? beat.guide?.replaceAll('*', '') : undefined;
}

/** Names a part after what it is about that the parts before were not; a part of nothing new has its number only. */
function sectionTitle(
  { sentences }: Section,
  plan: LessonPlan,
  brief: BriefWithLesson,
  part: number,
  taken: Set<string>,
): string {
  const { story, sections } = plan;
  const texts = textsOf(story.language);
  const english = story.language === 'en';
  const inTitle = (text: string) => (english ? titleCase(capitalise(text)) : capitalise(text));
  if (sections.length === 1) return inTitle(topicOf(brief));
  const fresh = keyTermsOf(sentences, story).filter(({ key, ofLesson }) => ofLesson && !taken.has(key));
  const words = fresh
    .filter(({ key, count }) => !story.concept.includes(key) && count >= comesBack)
    .slice(0, 2);
  // "Silk and Road" is no title where the story is on the Silk Road.
  if (part === 1 && fresh.some(({ key }) => story.concept.includes(key))) return inTitle(topicOf(brief));
  for (const { key } of words) taken.add(key);
  return words.length > 0
    ? inTitle(
        listWords(
          words.map(({ text }) => text),
          texts.and,
        ),
      )
    : partNumber(part, texts);
}

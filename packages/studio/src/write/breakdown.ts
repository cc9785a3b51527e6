import type { PartPlan } from '@panelwise/contracts/domain/series';
import { textsOf } from '../language/language.ts';
import { type LessonPlan, planLesson, type Section } from './lesson-plan.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { keyTermsOf, sectionTerms } from './story/section.ts';
import { capitalise, listWords, shorten, titleCase } from './text/words.ts';
import { topicOf, withTopic } from './topic.ts';

const titleMax = 120;
const termMax = 60;
const borderMax = 2_000;

/** Divides a brief into 1–6 parts, each one comic: title, key terms, and the words it begins and ends with. */
export function writeBreakdown(brief: BriefWithLesson): PartPlan[] {
  const plan = planLesson(brief);
  const taken = new Set<string>();
  return plan.sections.map((section, i) => {
    const title = chapterTitle(section, plan) ?? sectionTitle(section, plan, brief, taken);
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

/** Names a part after what it is about that the parts before were not: terms, then people, then its first words. */
function sectionTitle(
  { sentences }: Section,
  plan: LessonPlan,
  brief: BriefWithLesson,
  taken: Set<string>,
): string {
  const english = plan.story.language === 'en';
  if (plan.sections.length === 1) return english ? titleCase(topicOf(brief)) : capitalise(topicOf(brief));
  const fresh = sectionTerms(sentences, plan.story).filter((term) => !taken.has(term.key));
  const people = plan.story.people.filter((name) => sentences.some((s) => s.people.includes(name)));
  const words = fresh.slice(0, people.length > 0 ? 1 : 2).map((term) => term.text);
  for (const term of fresh.slice(0, 2)) taken.add(term.key);
  const named = people.find((name) => !taken.has(name));
  if (named) taken.add(named);
  if (words.length > 0 && english)
    return titleCase(named ? `${named} and the ${words[0]}` : capitalise(listWords(words)));
  if (words.length > 0)
    return capitalise(listWords(named ? [named, words[0]!] : words, textsOf(plan.story.language).and));
  return shorten(sentences[0]?.text ?? topicOf(brief), 48);
}

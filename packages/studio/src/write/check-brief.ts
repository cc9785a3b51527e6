import type { Brief } from '@panelwise/contracts/domain/series';
import type { LessonOffer, Warning } from '@panelwise/contracts/domain/warnings';
import { errorCatalog } from '@panelwise/contracts/errors/catalog';
import { isUnread } from '../language/detect-language.ts';
import { findLesson, type LessonEntry, lessonById, lessons } from './packs/catalogue.ts';
import { titleInCountry } from './packs/pack-in-country.ts';
import type { Danger, Missing } from './reading/reading.ts';
import { analyseStory, type Story } from './story/analyse-story.ts';
import { plainWords, wordCount } from './text/words.ts';
import { topicOf } from './topic.ts';
import { undrawnWarning } from './undrawn-heroes.ts';

/** What a brief is good for, before anything is made of it. */
export type BriefCheck = {
  /** Signs that a child may be in danger: no comic is made of such a story. */
  danger?: Danger['kind'];
  /** The studio does not read the language of the story yet. */
  unread: boolean;
  warnings: Warning[];
  /** The brief asks for a lesson that there is not. */
  lessonGone: boolean;
  /** Lessons that the people of the story could carry, nearest first. */
  lessons: LessonOffer[];
  /** The lesson that gives the story what it lacks; undefined where it carries a comic alone. */
  suggested?: string;
};

const offersMax = 3;
/** Fewer words show no language. */
const leastWords = 8;
/** From so many sentences on a story that lacks nothing is a comic by itself. */
const leastSentences = 8;

/** Whether a story carries a comic alone: a lesson between its sentences would only contradict it. */
const carriesAComic = ({ sentences, missing }: Story) =>
  sentences.length >= leastSentences && missing === undefined;

/** Looks at what somebody asks for: whether a comic may be made of it, what it lacks, and which lessons fit. */
export function checkBrief(brief: Brief): BriefCheck {
  const story = analyseStory(brief);
  const words = `${brief.story} ${brief.concept}`;
  const unread = wordCount(words) >= leastWords && isUnread(words);
  const fitting = story.language === 'en' && !unread && !story.danger ? fittingLessons(brief) : [];
  const offers = fitting
    .slice(0, offersMax)
    .map(({ id, title }) => ({ id, title: titleInCountry(title, brief.country) }));
  const named = findLesson(brief.concept);
  const chosen = brief.lesson === undefined ? undefined : lessonById(brief.lesson);
  return {
    ...(story.danger && { danger: story.danger.kind }),
    unread,
    warnings: unread
      ? [unreadWarning]
      : [
          ...(story.missing && !story.danger && !chosen
            ? [thinWarning(story.missing, topicOf(brief), offers)]
            : []),
          ...(story.danger ? [] : undrawnWarning(story)),
        ],
    lessonGone: brief.lesson !== undefined && !chosen,
    lessons: offers,
    ...(offers.some(({ id }) => id === named?.id) && !carriesAComic(story) && { suggested: named!.id }),
  };
}

/** A text as words between single spaces, so that a phrase of whole words is found in it. */
const asPhrase = (text: string) => ` ${plainWords(text).join(' ')} `;
/** The terms of every lesson; a story is looked at with each pause of its typing. */
const termPhrases = lessons.map((lesson) => ({ lesson, phrases: lesson.terms.map(asPhrase) }));

/** Lessons on the concept, then those of whose terms the brief uses several. */
function fittingLessons({ concept, story }: Brief): LessonEntry[] {
  const named = findLesson(concept);
  const used = asPhrase(`${concept} ${story}`);
  const near = termPhrases
    .map(({ lesson, phrases }) => ({
      lesson,
      hits: phrases.filter((phrase) => used.includes(phrase)).length,
    }))
    .filter(({ lesson, hits }) => lesson !== named && hits >= 2)
    .sort((a, b) => b.hits - a.hits)
    .map(({ lesson }) => lesson);
  return named ? [named, ...near] : near;
}

const unreadWarning: Warning = {
  kind: 'language',
  message: errorCatalog['language-not-yet'].message,
  questions: [],
  lessons: [],
};

const questionsFor: Record<Missing, (topic: string) => string> = {
  events: () => 'Who is in it, and what happens to them?',
  facts: (topic) => `What is true about ${topic}? Two or three facts, with a number or a reason.`,
  length: () => 'What comes next? Three or four sentences more make a full page.',
};

function thinWarning(missing: Missing[], topic: string, lessons: LessonOffer[]): Warning {
  const facts = missing.includes('facts') ? 'Facts are missing' : 'A little is missing';
  return {
    kind: 'thin',
    message: `${facts} for a comic that teaches this. It will be short.`,
    questions: missing.map((what) => questionsFor[what](topic)),
    lessons,
  };
}

import type { Lesson } from './lesson.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { isAmerican } from './packs/pack-in-country.ts';
import { sayInText } from './say-in-text.ts';
import { languageOfStory } from './story/analyse-story.ts';
import { inAmericanSpelling } from './text/american-spelling.ts';

/**
 * What the studio says, as it is spelled where the comic is read. The writer's own words are never changed: what stands so
 * in the story, its title, its concept or a name stays so wherever it is said.
 */
export function spelledFor<T>(
  said: T,
  brief: Pick<BriefWithLesson, 'story' | 'title' | 'concept' | 'country' | 'castNames' | 'cast'>,
): T {
  if (!isAmerican(brief.country) || languageOfStory(brief) !== 'en') return said;
  const { learner = '', guide = '' } = brief.castNames ?? {};
  const names = (brief.cast ?? []).flatMap(({ name, called = '' }) => [name, called]);
  const own =
    ` ${[brief.story, brief.title, brief.concept, learner, guide, ...names].join(' ')} `.toLowerCase();
  return sayInText(said, (text) => inAmericanSpelling(text, (word) => own.includes(word.toLowerCase())));
}

/** What is written about a finished comic, spelled as the comic is. */
export const spelledLike =
  <More extends unknown[], T>(write: (lesson: Lesson, ...more: More) => T) =>
  (lesson: Lesson, ...more: More): T =>
    spelledFor(write(lesson, ...more), lesson.brief);

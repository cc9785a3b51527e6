import { expect, test } from 'vitest';
import { lookNamed } from '../draw/staging/look-named.ts';
import { checkBrief } from './check-brief.ts';
import { findLesson, lessons } from './packs/catalogue.ts';
import { readPack } from './packs/read-packs.ts';
import { castStory } from './stage/cast.ts';
import { starterStory } from './starter-story.ts';
import { analyseStory } from './story/analyse-story.ts';

test('a story to begin with has its people, its place and the question of the lesson', () => {
  expect(starterStory(readPack('photosynthesis')!)).toBe(
    'Ravi and his Aunt Lina are in the garden. "A plant never eats. So how does it get so big?" asks Ravi.',
  );
});

test.each(lessons)('the studio reads the story of $id and takes the lesson for it', (lesson) => {
  const concept = lesson.match[0]!;
  expect(findLesson(concept)).toBe(lesson);
  const story = starterStory(readPack(lesson.id)!);
  expect(story).not.toMatch(/[{}*]/);
  const about = { title: lesson.title, concept, subject: lesson.subject, country: 'US', style: 'comic' };
  const check = checkBrief({ ...about, grade: '5', seed: lesson.id, story, lesson: lesson.id });
  expect(check).toMatchObject({ unread: false, warnings: [], lessonGone: false, suggested: lesson.id });
  expect(check.danger).toBeUndefined();
});

test.each(lessons)('whoever asks in the story of $id is a child, and whoever explains is none', (lesson) => {
  const story = starterStory(readPack(lesson.id)!);
  const about = { story, concept: lesson.match[0]!, country: 'US', grade: '5', seed: lesson.id };
  const { learner, guide, looks } = castStory(analyseStory(about), about);
  expect(story).toContain(learner);
  expect(lookNamed(looks.get(learner)!)!.person).toMatch(/girl|boy|child/);
  expect(lookNamed(looks.get(guide)!)!.person).not.toMatch(/girl|boy|child/);
});

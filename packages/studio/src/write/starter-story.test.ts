import { expect, test } from 'vitest';
import { checkBrief } from './check-brief.ts';
import { findLesson, lessons } from './packs/catalogue.ts';
import { readPack } from './packs/read-packs.ts';
import { starterStory } from './starter-story.ts';

test('a story to begin with has its people, its place and the question of the lesson', () => {
  expect(starterStory(readPack('photosynthesis')!)).toBe(
    'Ravi and Aunt Lina are in the garden. "A plant never eats. So how does it get so big?" asks Ravi.',
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

import { describe, expect, it } from 'vitest';
import { twelveStories } from '../fixtures/twelve-stories.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { loadWriter } from '../writer.ts';
import { castStory } from './cast.ts';

const story = (people: string[], narrator: 'none' | 'child' = 'none') => ({
  people,
  narrator,
  language: 'en' as const,
  sentences: [],
  entities: people.map((name) => ({
    name,
    kind: /^(?:Mr|Mrs|Ms|Uncle)\b/.test(name) ? ('adult' as const) : ('child' as const),
    aliases: [],
    first: 0,
  })),
});

it.each([
  ['"Miss, it snows!" said Una. I am their teacher, and I opened the window.', 'woman'],
  ['"Sir, I am late," said Una. I wrote her name into my register for the head teacher.', 'man'],
  ['My pupils asked me for a story. I told them one.', 'adult'],
])('draws who tells it as others call them: %s', (text, look) => {
  const told = analyseStory({ concept: 'snow', story: text });
  const cast = castStory(told, { seed: 'seed' });
  expect(cast.looks.get(cast.narrator!)?.replace(/^\p{Ll}+-/u, '')).toBe(look);
});

it.each([
  ['Ana had a green parakeet called Kiwi. Kiwi sat on her hand.', 'Kiwi', 'green-parrot'],
  ['The black cat sat down. Ana fed the cat.', 'cat', 'black-cat'],
  ['The purple cat sat down.', 'cat', 'cat'],
])('gives an animal the colour that the words say: %s', (text, name, look) => {
  expect(castStory(analyseStory({ concept: 'pets', story: text }), { seed: 'seed' }).looks.get(name)).toBe(
    look,
  );
});

describe('who leads a comic', () => {
  it('is a child and a teacher of the story, where it has them', () => {
    const cast = castStory(story(['Mr. Kiptoo', 'Wanjiru', 'Chebet']), { seed: 'seed' });
    expect([cast.learner, cast.guide]).toEqual(['Wanjiru', 'Mr. Kiptoo']);
  });

  it('has the names that its creator wants', () => {
    const cast = castStory(story(['Imran', 'Kavya']), {
      seed: 'seed',
      castNames: { learner: 'Pip', guide: 'Aunt Bea' },
    });
    expect([cast.learner, cast.guide]).toEqual(['Pip', 'Aunt Bea']);
    expect(cast.people).toEqual(['Pip', 'Aunt Bea', 'Imran', 'Kavya']);
  });

  it('may be a person of the story by that very name, and nobody who could be taken for one', () => {
    expect(
      castStory(story(['Imran', 'Kavya']), { seed: 'seed', castNames: { learner: 'Kavya' } }).learner,
    ).toBe('Kavya');
    const cast = castStory(story(['Priya', 'Uncle Ravi']), {
      seed: 'seed',
      castNames: { learner: 'Ravi', guide: 'Priya Rao' },
    });
    expect([cast.learner, cast.guide]).not.toContain('Ravi');
    expect(cast.guide).not.toContain('Priya');
  });

  it('is nobody who hurts others, also where only their sadness tells it', () => {
    const read = analyseStory({
      concept: 'Friendship',
      story:
        "Every day Bruno took Imran's lunch. Imran sat alone and cried. Bruno went away. Bruno ate it. Kavya saw Bruno.",
    });
    expect(castStory(read, { seed: 'seed' }).learner).not.toBe('Bruno');
  });

  it('is never one and the same, whatever is wanted', () => {
    for (const wanted of [{ learner: 'Maya', guide: 'maya' }, { guide: 'Kavya' }, { learner: 'Dr. Sol' }]) {
      const cast = castStory(story(['Kavya']), { seed: 'seed', castNames: wanted });
      expect(cast.learner.toLowerCase()).not.toBe(cast.guide.toLowerCase());
    }
  });

  it('is none of those whom a diary names', () => {
    expect(['Liza', 'Mr. Santos']).not.toContain(
      castStory(story(['Liza', 'Mr. Santos'], 'child'), { seed: 'seed' }).learner,
    );
  });
});

it('uses wanted names in the script of a story and of a lesson pack', async () => {
  const writer = await loadWriter();
  for (const concept of ['keeping a promise', 'photosynthesis']) {
    const brief = { ...twelveStories.school!, concept, castNames: { learner: 'Pip', guide: 'Dr. Bo' } };
    const parts = writer.breakdown(brief);
    const script = writer.script(brief, parts, 1);
    const speakers = script.flatMap((page) => page.panels.flatMap((p) => p.dialogue.map((l) => l.speaker)));
    expect(speakers).toContain('Pip');
    expect(speakers).toContain('Dr. Bo');
    expect(JSON.stringify(script)).not.toMatch(/Ms\. Iris|Dr\. Sol|Mr\. Ray|\{guide\}|\{learner\}/);
  }
});

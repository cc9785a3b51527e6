import { expect, it } from 'vitest';
import { castStory } from './cast.ts';
import { tellChapter } from './pack-beats.ts';
import { stagePanels } from './stage-panel.ts';

const cast = castStory(
  { people: [], entities: [], sentences: [], language: 'en', narrator: 'none', teller: undefined },
  { seed: 'seed', castNames: { learner: 'Ada', guide: 'Mr. Bo' } },
);

it('shows whom a lesson wants to be seen, as they look and in what they do', () => {
  const beats = tellChapter(
    [
      {
        beat: 'ask',
        learner: 'Why is it so heavy?',
        guide: 'It has much mass.',
        seen: [{ who: '{learner}', does: 'push' }],
      },
      {
        beat: 'caption',
        caption: 'A scribe writes on papyrus.',
        seen: [{ who: 'a scribe', as: 'egypt-scholar-man', does: 'lift', holds: 'scroll' }],
      },
    ],
    cast,
  );
  const [asked, told] = stagePanels(beats, {
    cast,
    home: 'classroom',
    seed: 'seed',
    language: 'en',
    dark: false,
  });
  expect(asked!.cast).toEqual([
    expect.objectContaining({ name: 'Ada', pose: 'push' }),
    expect.objectContaining({ name: 'Mr. Bo' }),
  ]);
  expect(told!.cast).toEqual([
    expect.objectContaining({ name: 'a scribe', as: 'egypt-scholar-man', pose: 'lift', holds: 'scroll' }),
  ]);
});

it('shows once who is seen by the full name and told of by the last one', () => {
  const caption = 'In 1905 Einstein thinks about light.';
  const [told] = tellChapter([{ beat: 'caption', caption, seen: [{ who: 'Albert Einstein' }] }], cast);
  expect(told!.people).toEqual(['Albert Einstein']);
});

it('names the people of the comic in captions too', () => {
  const diagram = { kind: 'chain' as const, nodes: [{ label: 'one' }, { label: 'two' }] };
  const beats = tellChapter(
    [
      { beat: 'caption', caption: '{learner} asks {guide}.' },
      { beat: 'diagram', caption: 'What {learner} drew', diagram },
    ],
    cast,
  );
  expect(beats.map(({ caption }) => caption)).toEqual(['Ada asks Mr. Bo.', 'What Ada drew']);
});

it('draws the family of the learner with the same skin, and strangers as the lesson says', () => {
  const looks = new Map([['Ada', 'dark-teen-girl']]);
  const seen = (who: string, as: string) =>
    tellChapter([{ beat: 'tell', guide: 'Each of you got another mix.', seen: [{ who, as }] }], {
      ...cast,
      looks,
    })[0]!.looks?.[who];
  expect(seen('the sister', 'girl')).toBe('dark-girl');
  expect(seen('her father', 'man')).toBe('dark-man');
  expect(seen('a baker', 'woman')).toBe('woman');
});

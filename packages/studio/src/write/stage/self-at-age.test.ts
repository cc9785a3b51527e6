import { expect, it } from 'vitest';
import { lookNamed } from '../../draw/staging/look-named.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { castStory } from './cast.ts';
import { olderSelf, usualSelf, youngerSelf } from './self-at-age.ts';

const life =
  'Louis Braille was born in 1809 in Coupvray. When he was three, Louis played in the workshop. Louis learned to walk with a cane. In 1821 Louis met a soldier. He was fifteen when he found the answer. Louis became a teacher. He wrote every letter. He died of tuberculosis in 1852.';

it('draws somebody of history as a child until their life tells that they were grown', () => {
  const story = analyseStory({ concept: 'reading', story: life });
  const { looks } = castStory(story, { seed: 'seed' });
  const ages = story.sentences.map((sentence) => youngerSelf(sentence, story, looks)['Louis Braille']);
  const young = 'young-louis-braille';
  expect(ages).toEqual([young, young, young, young, young, undefined, undefined, undefined]);
});

it('draws whom the title names as a child where their story is of school', () => {
  const story = analyseStory({
    concept: 'Usain Bolt',
    story:
      'Usain wanted to play cricket. One sports day he ran for a box lunch. Usain won. In 2009 Usain ran a hundred metres.',
  });
  const { looks } = castStory(story, { seed: 'seed' });
  const ages = story.sentences.map((sentence) => youngerSelf(sentence, story, looks).Usain);
  expect(ages).toEqual([...Array(3).fill('young-usain-bolt'), undefined]);
});

it('knows what a child of history looks like: their hair, and no beard', () => {
  const look = lookNamed('young-charles-darwin');
  expect(look).toMatchObject({ person: 'boy', id: 'young-charles-darwin' });
  expect(look?.known?.marks.size ?? 0).toBe(0);
});

it('leaves those alone of whom nothing young is told', () => {
  const story = analyseStory({ concept: 'trees', story: 'Wangari Maathai planted trees. She won a prize.' });
  const { looks } = castStory(story, { seed: 'seed' });
  expect(story.sentences.map((sentence) => youngerSelf(sentence, story, looks))).toEqual([{}, {}]);
});

const wells =
  'Savitribai was born in 1831 in Naigaon. When she was nine years old, she was married to Jyotirao. She learned to read. In 1852 Savitribai opened a school for girls. In 1897 the plague came to Pune. Savitribai was sixty-six. She carried a sick boy to the clinic.';

it.each([
  [wells, 'Savitribai', ['girl', 'girl', 'girl', 'woman', 'old-woman', 'old-woman', 'old-woman']],
  [
    'Tom was ten. He planted a tree. Thirty years later Tom sat under it. In his old age Tom sold it.',
    'Tom',
    ['boy', 'boy', 'man', 'old-man'],
  ],
  [
    'Mia was seven. Her grandmother was eighty. Mia drew her. Two years later Mia won a prize.',
    'Mia',
    ['girl', 'girl', 'girl', 'girl'],
  ],
  [
    'Leo was eleven. "I will be forty when that is paid," Leo said. He laughed.',
    'Leo',
    ['boy', 'boy', 'boy'],
  ],
  [
    'Akinyi walked to school. Akinyi read at night. Akinyi became a doctor. She had two children. When she was old, Akinyi slept.',
    'Akinyi',
    ['girl', 'girl', 'woman', 'woman', 'old-woman'],
  ],
  ['Lucia ran fast. In 1990 Lucia became queen. Lucia bowed.', 'Lucia', ['girl', 'woman', 'woman']],
  ['Diego caught fish. Diego worked as a carpenter. Diego laughed.', 'Diego', ['boy', 'man', 'man']],
  ['Mei drew stars. Mei was elected mayor. Mei laughed.', 'Mei', ['girl', 'woman', 'woman']],
  ['Tariq ran. Tariq married Huda. Tariq laughed.', 'Tariq', ['boy', 'man', 'man']],
  ['Layla ran. Tariq married Layla. Layla laughed.', 'Layla', ['girl', 'woman', 'woman']],
  ['Leela ran. Leela was married as a child. Leela laughed.', 'Leela', ['girl', 'girl', 'girl']],
  ['Omar ran. Omar became a doctor in the school play. Omar bowed.', 'Omar', ['boy', 'boy', 'boy']],
  ['Ana ran. Ana became captain of the team. Ana laughed.', 'Ana', ['girl', 'girl', 'girl']],
  ['Ana ran. Ana wanted to become a doctor. Ana laughed.', 'Ana', ['girl', 'girl', 'girl']],
  ['Ana ran. "I worked as a nurse," said the woman. Ana laughed.', 'Ana', ['girl', 'girl', 'girl']],
])('draws a child of the story as old as it tells: %s', (text, name, expected) => {
  const story = analyseStory({ concept: 'lives', story: text });
  const { looks } = castStory(story, { seed: 'seed' });
  const drawn = story.sentences.map(
    ({ index }) =>
      (olderSelf(index, story, looks)[name] ?? looks.get(name))?.match(
        /(?:old-)?(?:woman|man)$|girl$|boy$/,
      )?.[0],
  );
  expect(drawn).toEqual(expected);
});

it('makes a woman of a teenager', () => {
  const story = analyseStory({
    concept: 'lives',
    story: 'Linh ran home. Linh became a nurse. Linh laughed.',
  });
  const { looks } = castStory(story, { seed: 'seed', grade: '9', country: 'Vietnam' });
  expect(looks.get('Linh')).toMatch(/teen-(?:girl|child)$/);
  expect(lookNamed(olderSelf(2, story, looks).Linh)?.person).toMatch(/^(?:woman|adult)$/);
});

it('takes no husband for a child where his wife was one when they married', () => {
  const story = analyseStory({
    concept: 'schools',
    story:
      'Savitribai Phule was born in 1831 in Naigaon. She was married as a child to Jyotirao Phule. Her husband Jyotirao Phule taught her letters.',
  });
  const { looks } = castStory(story, { seed: 'seed' });
  const drawn = story.sentences.map((sentence) => youngerSelf(sentence, story, looks)['Jyotirao Phule']);
  expect(drawn).toEqual([undefined, undefined, undefined]);
});

it.each([
  [wells, 'old-woman'],
  ['Tom was ten. Tom planted a tree. Tom ran home. Thirty years later Tom sat under it.', undefined],
])('shows somebody over the title as most of their story does', (text, look) => {
  const story = analyseStory({ concept: 'lives', story: text });
  const { looks } = castStory(story, { seed: 'seed' });
  expect(Object.values(usualSelf(story, looks))[0]?.replace(/^.*-(?=old-woman$)/, '')).toBe(look);
});

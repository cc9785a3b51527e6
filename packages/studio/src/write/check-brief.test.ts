import { expect, test } from 'vitest';
import { writeBreakdown } from './breakdown.ts';
import { checkBrief } from './check-brief.ts';
import { briefFor } from './fixtures/brief.ts';
import { writeScript } from './script.ts';

const short = {
  ...briefFor({ concept: 'Photosynthesis', story: 'Nuri waters a plant.' }),
  lesson: undefined,
};
const long = briefFor({
  concept: 'Photosynthesis',
  story:
    'Nuri has a plant in a dark cupboard. After three days its leaves are pale. His aunt carries it to the window. ' +
    'A leaf makes sugar from light, water and air. Because it got no light, the plant was hungry. Nuri gives it 200 ml of water. ' +
    'After a week four new leaves are there. "It ate the sun," says Nuri. Now he opens the curtain every morning.',
});

test('a story that is too short says what is missing and which lesson would fit', () => {
  const check = checkBrief(short);
  expect(check.warnings.map(({ kind }) => kind)).toEqual(['thin']);
  expect(check.warnings[0]!.questions.length).toBeGreaterThan(0);
  expect(check.warnings[0]!.lessons[0]).toEqual({ id: 'photosynthesis', title: expect.any(String) });
  expect(check.suggested).toBe('photosynthesis');
});

test('with the lesson nothing is missing', () => {
  expect(checkBrief({ ...short, lesson: 'photosynthesis' }).warnings).toEqual([]);
});

test('a lesson is told only where somebody asked for it', () => {
  const words = (lesson?: string) => {
    const brief = briefFor({ ...short, lesson });
    return JSON.stringify(writeScript(brief, writeBreakdown(brief), 1));
  };
  expect(words()).not.toContain('carbon dioxide');
  expect(words('photosynthesis')).toContain('carbon dioxide');
  expect(words('no-such-lesson')).toEqual(words());
});

test('a story that lacks nothing carries a comic alone; the lesson is offered all the same', () => {
  const { warnings, suggested, lessons } = checkBrief(long);
  expect({ warnings, suggested }).toEqual({ warnings: [], suggested: undefined });
  expect(lessons[0]?.id).toBe('photosynthesis');
});

test('lessons are found by the words of a story whose concept none has', () => {
  const brief = briefFor({
    concept: 'What happens to a puddle',
    story: 'The puddle is gone by noon. It went up by evaporation, and condensation made a cloud of it.',
  });
  expect(checkBrief(brief).lessons.map(({ id }) => id)).toContain('water-cycle');
});

test.each([
  [
    'Portuguese',
    'O gato não gosta da água, mas ele vai ao rio com os seus amigos e olha para o peixe.',
    true,
  ],
  ['Polish', 'Kot nie lubi wody, ale idzie z przyjaciółmi nad rzekę i patrzy na małe ryby.', true],
  ['Turkish', 'Kedi suyu sevmez ama arkadaşlarıyla nehre gider ve küçük balıklara bakar.', true],
  ['Arabic', 'القطة لا تحب الماء لكنها تذهب إلى النهر مع أصدقائها وتنظر إلى السمك', true],
  [
    'English',
    'The cat does not like water, but it goes to the river with its friends and looks at fish.',
    false,
  ],
  [
    'an English list',
    'Cells, tissues, organs, systems, bodies, plants, animals, fungi, bacteria: what is alive and why?',
    false,
  ],
  ['German', 'Die Katze mag kein Wasser, aber sie geht mit ihren Freunden an den Fluss.', false],
  ['Hindi', 'बिल्ली को पानी पसंद नहीं है लेकिन वह दोस्तों के साथ नदी पर जाती है और मछली देखती है।', false],
])('%s: not read yet is %s', (_, story, unread) => {
  const check = checkBrief({ ...short, concept: '', title: '', story });
  expect(check.unread).toBe(unread);
  expect(check.warnings.some(({ kind }) => kind === 'language')).toBe(unread);
});

test('a child in danger is told, and no lesson is offered for it', () => {
  const check = checkBrief({ ...short, concept: 'Fractions', story: 'My father beats me every day.' });
  expect(check).toMatchObject({ danger: 'abuse', lessons: [], warnings: [] });
});

const pangolin =
  'Pim was a pangolin who lived in a forest. Every evening he dug for ants with his claws. A leopard came at night. ' +
  'Pim rolled up into a ball. Pangolins have scales made of keratin, like your fingernails. The leopard walked away.';

test('an animal that nothing can draw is told of before anything is made', () => {
  const { warnings } = checkBrief(briefFor({ concept: 'How animals protect themselves', story: pangolin }));
  expect(warnings).toEqual([
    {
      kind: 'undrawn',
      message:
        'Not drawn yet: Pim (pangolin). The words will tell of it, and no picture will show another animal instead.',
      names: ['Pim'],
      questions: [expect.stringContaining('play this part')],
      lessons: [],
    },
  ]);
});

test('an animal that can be drawn, or that a creator has made another one, needs no warning', () => {
  const about = { concept: 'How animals protect themselves' };
  const hedgehog = briefFor({ ...about, story: pangolin.replace(/pangolin/gi, 'hedgehog') });
  expect(checkBrief(hedgehog).warnings).toEqual([]);
  const chosen = briefFor({ ...about, story: pangolin, cast: [{ name: 'Pim', kind: 'hedgehog' }] });
  expect(checkBrief(chosen).warnings).toEqual([]);
});

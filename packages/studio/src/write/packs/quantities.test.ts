import { describe, expect, it } from 'vitest';
import { writeBreakdown } from '../breakdown.ts';
import { writeFacts } from '../facts.ts';
import { writeFaqs } from '../faqs.ts';
import { briefFor } from '../fixtures/brief.ts';
import { type Measured, measuredIn } from '../fixtures/measured.ts';
import { writeHardcoreQuiz, writeQuiz } from '../quiz.ts';
import { writeScript } from '../script.ts';
import { starterStory } from '../starter-story.ts';
import { checkPack } from './check-pack.ts';
import { loadPack } from './load-pack.ts';
import { writePath } from './pack-fault.ts';
import { packInCountry } from './pack-in-country.ts';
import { packInUnits, quantitiesIn } from './quantities.ts';
import { readPack, readPacks } from './read-packs.ts';

/** How far a teacher's round number may be from what a sum gives. */
const leeway = 0.06;
const noNumber = 'tells of many or of dozens, so that no number can be wrong';
const wholeFeet = 'people and layers are told of in whole feet, also where 0.28 of one is lost';
/** Pairs that no table can hold against each other, and why each is right all the same. */
const exceptions: Record<string, string> = {
  'kilometres|miles': noNumber,
  'litres|gallons': noNumber,
  'metres|yards': noNumber,
  'several metres|about 20 feet': 'it is six metres, which is told so in the United States',
  'hundreds of litres|a hundred gallons or more': 'it is up to 1,000 litres or 260 gallons',
  'a metre|three feet': wholeFeet,
  '2 metres|6 feet': wholeFeet,
  'two or three metres|6 to 10 feet': 'one takes the ice of the Arctic to be so thick there',
  'almost a kilometre|up to 3,000 feet': 'it is 600 to 900 metres',
  'more than 6,000 kilometres|about 4,000 miles': 'it is about 6,400 kilometres',
  'More than 6,000 kilometres|About 4,000 miles': 'it is about 6,400 kilometres',
  'x-long-way|x-long-way-in-miles': 'a picture that has the length written into it',
  'a fat kilo and a thin kilo|a fat pound and a thin pound': 'weights of somebody who cheats',
  '60 kilometres|40 miles': 'the seconds beside it are right for both',
  '6 km|4 miles': 'a wrong answer, as round as the others',
  '250 degrees Celsius|450 degrees Fahrenheit': 'a difference, which begins at no zero: 250 × 1.8',
};

const sums = 'its sums are in these units';
const science = 'it is science, which is measured in these units there, too';
/** What is told in metres in the United States as well, and why. */
const metricEverywhere: Record<string, string> = {
  'area-and-perimeter': sums,
  'atoms-and-molecules': science,
  'circles-and-pi': sums,
  decimals: sums,
  earthquakes: 'plates move by centimetres in science, and a sum goes on with that',
  'floating-and-sinking': sums,
  gravity: sums,
  'indus-valley-civilisation': sums,
  'light-and-reflection': 'one distance from a mirror is compared with another',
  'negative-numbers': sums,
  'nervous-system': sums,
  'newtons-laws-of-motion': sums,
  'perspective-drawing': sums,
  'pythagorean-theorem': sums,
  'ratio-and-proportion': sums,
  'rock-cycle': 'a few millimetres have no name of their own there',
  'simple-machines': sums,
  sound: sums,
  'states-of-matter': science,
  symmetry: sums,
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];
/** What is said in metres only; "100 °C (212 °F)" says it in both, and metres per second are no length. */
const metricIn = (text: string) =>
  measuredIn(text.replace(/\S+ °C \(/g, '(').replace(/metres? per second/g, '')).filter(
    ({ system }) => system === 'metric',
  );
const systemsIn = (value: unknown) => new Set(measured(value).map(({ system }) => system));
const measured = (value: unknown) =>
  textsIn(value).flatMap((text) => [
    ...metricIn(text),
    ...measuredIn(text).filter(({ system }) => system === 'customary'),
  ]);
/** On the scale of the United States, where 6 % of a number are 6 % of what is read. */
const asTold = ({ of, value }: Measured) => (of === 'heat' ? (value * 9) / 5 + 32 : value);

const packs = readPacks().map((pack) => [pack.id, pack] as const);
const marked = packs.filter(([, pack]) => textsIn(pack).some((text) => quantitiesIn(text).length > 0));

describe('a quantity in both units', () => {
  const volcanoes = readPack('volcanoes')!;

  it('is told in miles in the United States and in Liberia, and in kilometres elsewhere', () => {
    const caption = (country: string) =>
      textsIn(packInCountry(volcanoes, country)).find((text) => text.includes('Ring of Fire*'));
    for (const country of ['US', 'United States', 'LR', 'Liberia'])
      expect(caption(country)).toContain('25,000 miles long');
    for (const country of ['GB', 'India', 'MM', '']) expect(caption(country)).toContain('40,000 km long');
  });

  it('is refused where it is left open or stands in what is the same everywhere', () => {
    const broken = (change: object) =>
      checkPack({ ...volcanoes, ...change }).map(({ at, says }) => `${writePath(at)}: ${says}`);
    const faq = (answer: string) =>
      broken({ faqs: [{ ...volcanoes.faqs[0]!, answer }, ...volcanoes.faqs.slice(1)] });
    for (const answer of [
      'It is {2 metres} high.',
      'It is {2 metres|6.5 feet high.',
      'It is 2 metres} high.',
      'It is {|6.5 feet} high.',
    ])
      expect(faq(answer)).toContain(
        `faqs[0].answer: braces hold {learner}, {guide} or {2 metres|6.5 feet}, and nothing else: ${answer}`,
      );
    expect(faq('It is {2 metres|6.5 feet} high.')).toEqual([]);
    expect(faq('It is {2 metres|2 metres} high.')).toHaveLength(1);
    expect(broken({ tagline: 'Up to {2 metres|6.5 feet}' })[0]).toContain('is the same in every country');
  });

  it('is measured in both where a bubble has room for it', () => {
    const [first, second] = volcanoes.chapters;
    const long = `{2 metres|${'a very long way '.repeat(12).trim()}}`;
    const chapters = [
      { ...first, hook: { ...first.hook, learner: long } },
      second,
    ] as typeof volcanoes.chapters;
    expect(checkPack({ ...volcanoes, chapters }).map(({ says }) => says)).toEqual([
      expect.stringContaining('too long for a bubble'),
    ]);
  });
});

describe.each(marked)('%s in two units', (_, pack) => {
  const pairs = textsIn(pack).flatMap(quantitiesIn);
  const american = packInUnits(pack, 'customary');

  it('tells the same of both, by a table of factors', () => {
    const differing = pairs.filter(({ metric, customary }) => {
      if (`${metric}|${customary}` in exceptions) return false;
      const [from, to] = [metricIn(metric), measured(customary)];
      return (
        from.length === 0 ||
        from.length !== to.length ||
        to.some(({ system }) => system === 'metric') ||
        !from.every((one, i) => Math.abs(asTold(to[i]!) / asTold(one) - 1) <= leeway)
      );
    });
    expect(differing).toEqual([]);
  });

  it('leaves the number as it is where it only adds degrees Fahrenheit', () => {
    const both = pairs.filter(({ customary }) => customary.includes('°C'));
    expect(both.filter(({ metric, customary }) => !customary.startsWith(`${metric} (`))).toEqual([]);
  });

  it('tells nothing of the United States once in metres and once in feet', () => {
    const told = pairs
      .filter(({ customary }) => !customary.includes('°C'))
      .flatMap(({ metric }) => metricIn(metric));
    const left = textsIn(american).filter((text) =>
      metricIn(text).some(({ of, value }) => told.some((one) => one.of === of && one.value === value)),
    );
    expect(left.filter((text) => !text.startsWith('x-'))).toEqual([]);
  });

  it('asks and answers each question in one kind of unit', () => {
    const mixed = [...american.quiz, ...american.hardcore].filter((item) => systemsIn(item).size > 1);
    expect(mixed.map(({ question }) => question)).toEqual([]);
  });
});

it('leaves no other lesson in metres for the United States', () => {
  const left = packs.filter(([, pack]) =>
    textsIn(packInUnits(pack, 'customary')).some(
      (text) => !text.startsWith('x-') && metricIn(text).length > 0,
    ),
  );
  expect(left.map(([id]) => id).sort()).toEqual(Object.keys(metricEverywhere).sort());
});

it('has no exception that no pack needs', () => {
  const pairs = new Set(
    marked.flatMap(([, pack]) =>
      textsIn(pack)
        .flatMap(quantitiesIn)
        .map(({ metric, customary }) => `${metric}|${customary}`),
    ),
  );
  expect(Object.keys(exceptions).filter((pair) => !pairs.has(pair))).toEqual([]);
});

it.each(['US', 'GB', 'LR'])('reaches nobody in %s with a brace', async (country) => {
  for (const [id] of packs) {
    const pack = (await loadPack(id, country))!;
    const open = textsIn(pack).map((text) => text.replace(/\{(?:learner|guide)\}/g, ''));
    expect(open.filter((text) => /[{}]/.test(text))).toEqual([]);
    expect(starterStory(pack)).not.toMatch(/[{}]/);
  }
  const brief = briefFor({ concept: 'salt march', story: 'Maya asks a question.', country });
  const parts = writeBreakdown(brief);
  const told = parts.map(({ part }) => {
    const lesson = { brief, parts, part, script: writeScript(brief, parts, part) };
    return [
      lesson.script,
      writeQuiz(lesson),
      writeHardcoreQuiz(lesson),
      writeFaqs(lesson),
      writeFacts(lesson),
    ];
  });
  const far = country === 'GB' ? '385 km' : '240 miles';
  expect(textsIn(told).filter((text) => text.includes(far)).length).toBeGreaterThan(1);
  expect(textsIn(told).filter((text) => /[{}|]/.test(text))).toEqual([]);
});

import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { propNames } from '../draw/prop-names.ts';
import { emojiNames, hasIcon } from '../draw/props/icons.ts';
import { isView, lessonThings } from '../draw/props/views.ts';
import { animalSenses } from './animal-senses.ts';
import { depictedSenses, readSenseMark } from './depicted-senses.ts';
import { notDepicted } from './pictures/not-depicted.ts';
import { readings } from './readings.ts';
import file from './word-index.json' with { type: 'json' };
import { senseNumber, sensesOf } from './word-index.ts';
import { wordKinds } from './word-kinds.ts';

const pictured = Object.values(depictedSenses).flatMap((marks) => marks.split(' '));
const read = Object.values(readings).flat();

describe('the tables of words', () => {
  it('name pictures that can be drawn', () => {
    expect(Object.keys(depictedSenses).filter((picture) => !hasIcon(picture))).toEqual([]);
  });

  it('leave out faces, signs and flags', () => {
    const signs =
      /button|arrow|square$|(^|-)(circle|diamond)$|-mark|flag|cross$|clock|-suit$|moon-face|cat-with|-cat$|hand|palms|person|man$|girl|boy|zodiac|atm|symbol/;
    const ours = new Set([
      'x-circle',
      'x-square',
      'x-clock',
      'x-sign',
      'x-alarm-clock',
      'x-wheelbarrow',
      'x-button',
      'x-tally-marks',
      'x-hand-loom',
      'x-flag',
      'x-flagpole',
      'x-arrow',
      'x-dandelion-clock',
      'black-cat',
      'bow-and-arrow',
      'snowman',
      'closed-mailbox-with-raised-flag',
    ]);
    expect(
      Object.keys(depictedSenses).filter((picture) => signs.test(picture) && !ours.has(picture)),
    ).toEqual([]);
  });

  it('write senses that the index knows', () => {
    const marks = [...pictured, ...Object.values(animalSenses).flatMap((list) => list.split(' '))];
    const unknown = [...marks, ...read.map(({ mark }) => mark.split('@')[0]!)].filter((mark) => {
      const { noun, number } = readSenseMark(mark);
      return number !== undefined && !senseNumber(noun, number);
    });
    expect(unknown).toEqual([]);
  });

  it('give a noun a name of their own only where WordNet has none', () => {
    const named = pictured.map(readSenseMark).filter(({ number }) => number === undefined);
    expect(named.filter(({ noun }) => sensesOf(noun))).toEqual([]);
  });

  it('show one sense by one picture', () => {
    const senses = pictured.map(readSenseMark).filter(({ number }) => number !== undefined);
    const bySense = Map.groupBy(
      Object.entries(depictedSenses).flatMap(([picture, marks]) =>
        marks.split(' ').flatMap((mark) => {
          const { noun, number } = readSenseMark(mark);
          return number === undefined ? [] : [{ picture, sense: senseNumber(noun, number) }];
        }),
      ),
      ({ sense }) => sense,
    );
    expect(senses.length).toBeGreaterThan(700);
    const twice = [...bySense.values()].filter(
      (list) => new Set(list.map(({ picture }) => picture)).size > 1,
    );
    expect(twice).toEqual([]);
  });

  it('give a kind to every meaning of their own', () => {
    const own = read.filter(({ number, mark }) => number === undefined && mark !== '?');
    expect(own.filter(({ kind }) => !kind || !wordKinds.includes(kind))).toEqual([]);
  });

  it('tell readings apart by words, where there are two', () => {
    const silent = Object.entries(readings).filter(
      ([, list]) =>
        list.slice(1).some(({ cues }) => cues.size === 0) ||
        (list.length > 1 && list[0]!.mark === '?' && list[0]!.cues.size > 0),
    );
    expect(silent.map(([noun]) => noun)).toEqual([]);
  });

  it('leave out nouns that the index knows', () => {
    expect([...notDepicted].filter((noun) => !sensesOf(noun))).toEqual([]);
  });

  it('have a picture in mind for most of our own drawings', () => {
    // A view of a whole place, or of how something is done, stands for no single noun.
    const things = propNames.filter((icon) => !isView({ icon }) && !lessonThings.includes(icon));
    const unused = things.filter((name) => !(name in depictedSenses));
    // What only a lesson shows, as a state of matter or a kind of angle, no single noun names.
    expect(unused.length).toBeLessThan(things.length / 6);
    // Many emoji are faces and signs that no noun names.
    const depicted = emojiNames.filter((name) => name in depictedSenses);
    expect(emojiNames.length).toBeGreaterThan(depicted.length);
  });
});

it('keeps the index below a megabyte on its way to a browser', () => {
  expect(brotliCompressSync(JSON.stringify(file)).length).toBeLessThan(1_000_000);
});

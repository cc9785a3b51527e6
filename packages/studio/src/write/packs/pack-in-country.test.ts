import { describe, expect, it } from 'vitest';
import { writeBreakdown } from '../breakdown.ts';
import { briefFor } from '../fixtures/brief.ts';
import { writeScript } from '../script.ts';
import { checkPack } from './check-pack.ts';
import { packInCountry } from './pack-in-country.ts';
import { readPack, readPacks } from './read-packs.ts';

/** Endings and words that are British wherever they stand. */
const british =
  /\b\w*(?:[a-z]{3}our(?:s|ed|ing|ful|less|ite)?|metres?|litres?|isation|ise[sd]?|tyres?|grey|maths|mum|fibres?|centres?|films|railways?|sledges?|discs?|adverts?|yoghurt|pocket money|way round|milk t(?:oo|ee)th|for ever|set squares?)\b/gi;
/** American words that end like them. */
const american = new Set(
  'four hour hours your yours sour pour pours poured flour wise otherwise rise rises sunrise sunrises noise raise raised raises promise promised promises exercise praises surprise surprises disguise clockwise disease bruises tortoises arise advised'.split(
    ' ',
  ),
);
const names = new Set(['id', 'fact', 'teaches', 'myth', 'icon']);
const wordsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => (names.has(key) ? [] : wordsOf(inner)))
      : [];

describe.each(readPacks().map((pack) => [pack.id, pack] as const))('%s in the United States', (_, pack) => {
  const { id: _id, match: _match, alone: _alone, standards: _standards, ...told } = packInCountry(pack, 'US');

  it('has no British spelling left', () => {
    const { title, tagline, facts, terms, misconceptions, chapters, quiz, hardcore, faqs, didYouKnow } = told;
    const read = [title, tagline, ...Object.values(facts), ...wordsOf([terms, misconceptions, chapters])];
    const asked = wordsOf([quiz, hardcore, faqs, didYouKnow]);
    const found = [...read, ...asked].flatMap((text) => text.match(british) ?? []);
    expect(found.filter((word) => !american.has(word.toLowerCase()))).toEqual([]);
  });

  it('is still sound', () => {
    expect(checkPack(packInCountry(pack, 'United States'))).toEqual([]);
  });
});

it('spells a comic by the country of its brief, whether that is a code or a name', () => {
  const wheel = (country: string) => {
    const brief = briefFor({ concept: 'colour wheel', story: 'Ana paints.', country });
    const parts = writeBreakdown(brief);
    return JSON.stringify([parts, parts.map(({ part }) => writeScript(brief, parts, part))]);
  };
  for (const country of ['US', 'United States']) {
    expect(wheel(country)).toContain('primary color');
    expect(wheel(country)).not.toContain('primary colour');
  }
  expect(wheel('IN')).toContain('primary colour');
});

it('leaves the lesson of other countries and the names in it alone', () => {
  const pack = readPack('colour-wheel')!;
  expect(packInCountry(pack, 'IN')).toBe(pack);
  expect(packInCountry(pack, 'US').match).toEqual(pack.match);
  expect(packInCountry(pack, 'US').id).toBe('colour-wheel');
});

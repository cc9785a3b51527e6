import { numberOfWord, numberWords } from '../text/number-words.ts';
import { singular } from '../text/words.ts';

/** A number and what it counts: "12 m" counts "meter", "$5" counts "$", "four bags" counts "bag". */
export type Count = { of: string; value: number; measure: boolean };

/** Units under one name each. */
const unitNames: Record<string, string> = {
  m: 'meter',
  metre: 'meter',
  cm: 'centimeter',
  centimetre: 'centimeter',
  mm: 'millimeter',
  millimetre: 'millimeter',
  km: 'kilometer',
  kilometre: 'kilometer',
  ft: 'foot',
  g: 'gram',
  kg: 'kilogram',
  kilo: 'kilogram',
  l: 'liter',
  litre: 'liter',
  ml: 'milliliter',
  millilitre: 'milliliter',
  percent: '%',
  dollar: '$',
  rupee: '₹',
  euro: '€',
  pound: '£',
  '°': 'degree',
  '°c': 'degree',
};
const measures = new Set(
  [
    ...Object.values(unitNames),
    ...'inch mile yard second minute hour day week month year degree cent'.split(' '),
  ].filter((unit) => !/[$₹€£%]/.test(unit)),
);

/** Words after a number that say nothing of what is counted. */
const countsNothing = new Set(
  'time way kind part thing number other more of and or in on at to for from by is are was were the as than after before people side step equal group place'.split(
    ' ',
  ),
);

const pattern = new RegExp(
  `([$€£₹])?\\s?(?<![\\p{L}\\d.])(\\d[\\d,]*(?:\\.\\d+)?|${numberWords.join('|')})(?![\\p{L}\\d])\\s?(%|°C?|[\\p{L}]+)?(?:[ -]([\\p{L}]+))?`,
  'giu',
);

/** The numbers of an English text that say how many or how much of something. A bare number counts nothing. */
export function countsIn(text: string): Count[] {
  return [...text.matchAll(pattern)].flatMap(
    ([, currency, written = '', next = '', second = '']): Count[] => {
      const value = amountOf(written);
      if (currency) return [{ of: currency, value, measure: false }];
      const unit = nameOf(next);
      if (unit === 'square' || unit === 'cubic')
        return [{ of: `${unit} ${nameOf(second)}`, value, measure: true }];
      if (/[$₹€£]/.test(unit)) return [{ of: unit, value, measure: false }];
      if (measures.has(unit) || unit === '%') return [{ of: unit, value, measure: true }];
      // "five red apples": what is counted may stand one word further.
      return [unit, nameOf(second)]
        .filter((word) => word.length > 2 && !countsNothing.has(word))
        .map((of) => ({ of, value, measure: false }));
    },
  );
}

function nameOf(word: string): string {
  const one = singular(word.toLowerCase());
  return unitNames[word.toLowerCase()] ?? unitNames[one] ?? one;
}

const amountOf = (written: string): number =>
  numberOfWord(written) ?? Number.parseFloat(written.replaceAll(',', ''));

import { describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { parseRules, Symbols } from './expressions.ts';

const outcomeOf = (text: string, language: string) =>
  checkContent([{ place: 'story', text }], { language }).outcome;

/** Dates, years, scores and measures, each in sentences with the words of telephones and papers. */
const numbers = {
  en: {
    written: [
      ...[
        '210 BC',
        '2600-1900 BCE',
        '1914-1918',
        '15-08-1947',
        '1947-08-15',
        '264-7 and 287-6',
        '6-4 7-5 6-3',
      ],
      ...['149 600 000 km', '1 400 000 000 people', '3.14159265', '0.0000025 m', '2 4 6 8 10 12 14 16'],
    ],
    said: ['We wrote %s down.', 'The number in the story is %s, as the phone shows.', 'The cell shows %s.'],
    papers: 'Her passport said %s.',
  },
  hi: {
    written: [
      ...['212 BC', 'BC 212', '6वीं सदी BC', '२१० ईसा पूर्व', 'ईसा पूर्व २१०', '2600-1900 BC', 'ई.पू. 322-185'],
      ...['१८५७-१९४७', '15-08-1947', '१५/०८/१९४७', '6-4 7-5 6-3', '14 96 00 000 किमी', '1 400 000 000 लोग'],
    ],
    said: ['हमने %s लिखा।', 'टेलीफोन की कहानी: %s, यह नंबर याद रखो।', 'राजा की मृत्यु %s में हुई।'],
    papers: 'पासपोर्ट पर %s लिखा था।',
  },
  de: {
    written: [
      ...['210 v. Chr.', '2600-1900 v. Chr.', '1914-1918', '15.08.1947', '264:7 und 287:6', '6:4 7:5 6:3'],
      ...['149.600.000 km', '299 792 458 m', '1 400 000 000 Menschen', '12,5 x 30,25 cm', '1 2 3 4 5 6 7 8'],
    ],
    said: ['Wir schreiben %s auf.', 'Die Nummer im Buch ist %s.', 'Das Telefon zeigt %s.'],
    papers: 'Im Reisepass steht %s.',
  },
  fr: {
    written: [
      ...['210 av. J.-C.', '2600-1900 av. J.-C.', '1914-1918', '15/08/1947', '6-4 7-5 6-3', '149 600 000 km'],
      ...['1 400 000 000 habitants', '12,5 x 30,25 cm', '2 4 6 8 10 12 14 16'],
    ],
    said: ['Nous écrivons %s.', 'Le numéro du livre est %s.', 'Le téléphone montre %s.'],
    papers: 'Le passeport dit %s.',
  },
  es: {
    written: [
      ...['210 a. C.', '2600-1900 a. C.', '1914-1918', '15/08/1947', '6-4 7-5 6-3', '299.792.458 m'],
      ...['1 400 000 000 personas', '12,5 x 30,25 cm', '2 4 6 8 10 12 14 16'],
    ],
    said: ['Escribimos %s.', 'El número del libro es %s.', 'El teléfono muestra %s.'],
    papers: 'El pasaporte dice %s.',
  },
};

describe.each(Object.entries(numbers))('in %s', (language, { written, said, papers }) => {
  test('when, how many, how much and how a match went is nobody’s number', () => {
    const sentences = written.flatMap((number) =>
      [...said, papers].map((each) => each.replace('%s', number)),
    );
    expect(sentences.filter((text) => outcomeOf(text, language) !== 'allowed')).toEqual([]);
  });
});

test.each([
  ['hi', 'मेरा नंबर ९८७६५ ४३२१० है।'],
  ['hi', 'मुझे ९८७६५४३२१० पर कॉल करो'],
  ['hi', 'मेरा आधार २३४५ ६७८९ ०१२३ है।'],
  ['en', 'My number is 612 345 678.'],
  ['en', 'My number is 1 2 3 4 5 6 7 8.'],
  ['en', 'Call me: 149 600 000 km, that is my number.'],
  ['es', 'Mi teléfono es 612 345 678.'],
  ['fr', 'Appelle-moi au 06.12.34.56.78.'],
  ['de', 'Ruf mich an: 030 123 456 78'],
  ['hi', 'अबे bc चुप'],
  ['hi', 'tu mc hai'],
])('a number that is called is one in any figures, and an insult is no year (%s: %s)', (language, text) => {
  expect(outcomeOf(text, language)).toBe('refused');
});

test('a rule that asks after a word what stands before it is refused, since it would look at that word itself', () => {
  const rules = (find: string) =>
    parseRules(
      [{ language: 'hi', lists: {}, rules: [{ topic: 'profanity', outcome: 'refused', find }] }],
      new Symbols(),
    );
  expect(() => rules('bc <!# !#')).toThrow('what stands before it');
  expect(rules('<!# bc !#')).toHaveLength(1);
});

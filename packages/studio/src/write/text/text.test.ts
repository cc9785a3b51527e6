import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bubbleLimit, splitToFit } from './pieces.ts';
import { splitSentences } from './sentences.ts';
import { plainWords, textWidth, wordCount } from './words.ts';

describe('splitSentences', () => {
  const cases: [string, string[]][] = [
    [
      'Dr. Sol met Ms. Lee at 3 p.m. They ate 3.5 pies!',
      ['Dr. Sol met Ms. Lee at 3 p.m.', 'They ate 3.5 pies!'],
    ],
    ['She said no. He left.', ['She said no.', 'He left.']],
    ['See No. 5 first. Then go.', ['See No. 5 first.', 'Then go.']],
    ['"It is late. Go home," says Ana. Tom goes.', ['"It is late. Go home," says Ana.', 'Tom goes.']],
    ['"Stop!" Ana said. "Why?"', ['"Stop!" Ana said.', '"Why?"']],
    ['"I am bored." Kofi asks why.', ['"I am bored."', 'Kofi asks why.']],
    ['كيف حالكم؟ أنا بخير.', ['كيف حالكم؟', 'أنا بخير.']],
    ['水很冷。他回家！', ['水很冷。', '他回家！']],
    ['The law is V = I × R. It holds.', ['The law is V = I × R.', 'It holds.']],
    ['J. K. Rowling read to us. We clapped.', ['J. K. Rowling read to us.', 'We clapped.']],
    ['He wrote:\n1. Heat the pan.\n2. Add oil.', ['He wrote:', '1. Heat the pan.', '2. Add oil.']],
    ['we ran. then it rained.', ['we ran.', 'then it rained.']],
    ['"Up!" cried Ana, and Ben shouted, "Down!"', ['"Up!" cried Ana,', 'and Ben shouted, "Down!"']],
    ['»Ja«, sagte Lena. »Komm!«', ['"Ja", sagte Lena.', '"Komm!"']],
    ['First line\nSecond line', ['First line', 'Second line']],
    ['… !!! "" ', []],
  ];
  it.each(cases)('%s', (story, sentences) => {
    expect(splitSentences(story)).toEqual(sentences);
  });
});

describe('splitToFit', () => {
  it('leaves a short sentence alone and cuts a long one at a clause', () => {
    expect(splitToFit('A short one.', bubbleLimit)).toEqual(['A short one.']);
    const long =
      'Before the war most families worked on small farms in the hills, and almost nobody travelled further than the next town.';
    expect(splitToFit(long, bubbleLimit)).toEqual([
      'Before the war most families worked on small farms in the hills,',
      'and almost nobody travelled further than the next town.',
    ]);
  });

  it('keeps every word of any text within the limit', () => {
    const text = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), {
      minLength: 1,
      maxLength: 80,
    });
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join(' ');
        const pieces = splitToFit(whole, bubbleLimit);
        expect(plainWords(pieces.join(' ')).join('')).toBe(plainWords(whole).join(''));
        for (const piece of pieces) {
          expect(wordCount(piece)).toBeLessThanOrEqual(bubbleLimit.words);
          // The two marks of a cut may stand over.
          expect(textWidth(piece)).toBeLessThanOrEqual(bubbleLimit.width + 4);
        }
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});

import { drawnBy, type MadeBy, writtenBy } from '@panelwise/contracts/domain/made-by';
import { madeSentence } from '@panelwise/contracts/domain/made-words';
import { expect, test } from 'vitest';
import { madeWords } from './made-words.ts';

test('English is what files that are taken away say, too', () => {
  const all = [null, ...writtenBy].flatMap((written) =>
    [null, ...drawnBy].flatMap((by) =>
      [true, false].map(
        (edited): MadeBy => ({
          written,
          edited,
          drawn: by && ['builtin', by],
          learning: by ? ['openai'] : ['creator'],
        }),
      ),
    ),
  );
  for (const made of [null, ...all])
    for (const isReviewed of [true, false])
      expect(madeWords(made, isReviewed)).toBe(madeSentence(made, isReviewed));
});

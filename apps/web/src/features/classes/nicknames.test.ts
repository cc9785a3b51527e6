import { expect, it } from 'vitest';
import { readNicknames } from './nicknames.ts';

it('reads one name a line, however it was pasted', () => {
  expect(readNicknames('Asha\r\n\n  Ben \n"Chidi"\nDara\tEli;Farah\n')).toEqual([
    'Asha',
    'Ben',
    'Chidi',
    'Dara',
    'Eli',
    'Farah',
  ]);
  expect(readNicknames(' \n ')).toEqual([]);
});

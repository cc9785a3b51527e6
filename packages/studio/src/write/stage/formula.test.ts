import { expect, it } from 'vitest';
import { formulaIn } from './formula.ts';

it.each([
  ['60 ÷ 15 = 4, so the dogs will be there at noon.', '60 ÷ 15 = 4'],
  ['She wrote 3/4 = 6/8 on the wall.', '3/4 = 6/8'],
  ['Force is mass times acceleration: F = 2 × a.', 'F = 2 × a'],
  ['The ratio 10 to 15 is the same as 2 to 3, because both can be divided.', '10 : 15 = 2 : 3'],
  ['Mix them in the ratio of 2 to 3.', '2 : 3'],
  ['12 + 30 = 42', '12 + 30 = 42'],
  ['Then four more, so -3 + 7 = 4.', '-3 + 7 = 4'],
  ['"1 - 3 = -2, so we are one floor above," she said.', '1 - 3 = -2'],
  ['They turned all on, and 8 plus 4 plus 2 plus 1 made 15.', '8 + 4 + 2 + 1 = 15'],
  ['It was 15 times 15, which is 225 times bigger!', undefined],
  ['It was 15 times 15, which is 225.', '15 × 15 = 225'],
  ['The torches had shown 0101, so she added.', '0101'],
  ['In 1010 there was a flood.', undefined],
  ['From 8:00 to 9:30 they slept.', undefined],
  ['The score was 2 to 3.', undefined],
  ['In 1914-1918 a = the war went on.', undefined],
  ['A line is not a = sign.', undefined],
])('finds what is reckoned in "%s"', (text, formula) => {
  expect(formulaIn(text)).toBe(formula);
});

import { expect, it } from 'vitest';
import { inAmericanSpelling } from './american-spelling.ts';

it.each([
  ['Colour two metres of the neighbour’s harbour grey.', 'Color two meters of the neighbor’s harbor gray.'],
  ['A colourless gas of low kilometres', 'A colorless gas of low kilometers'],
  ['*Neutralisation* and NEIGHBOURS', '*Neutralization* and NEIGHBORS'],
  ['On 4 July 1776 Congress voted.', 'On July 4, 1776, Congress voted.'],
  ['until 15 August 1947.', 'until August 15, 1947.'],
  ['12 March 1930: Gandhi leaves', 'March 12, 1930: Gandhi leaves'],
  ['2 October is a day to remember', 'October 2 is a day to remember'],
  ['12 Mar 1930', 'Mar 12, 1930'],
  ['Mum has a cinema ticket; the cinema is near.', 'Mom has a movie ticket; the movie theater is near.'],
  ['My pupils ask why my pupils get wide.', 'My students ask why my pupils get wide.'],
  ['The other way round: films of a railway', 'The other way around: movies of a railroad'],
  ['You get less pocket money. Do the sum!', 'You get a smaller allowance. Do the math!'],
  ['A milk tooth for every child, for ever', 'A baby tooth for every child, forever'],
])('spells "%s" as in the United States', (text, spelled) => {
  expect(inAmericanSpelling(text)).toBe(spelled);
});

it.each([
  'Momentum and geometry of a diameter',
  'The mummy of a king',
  'A flat roof, dear reader, and a lift of the ribs',
  'A round table, a tin roof and water from the tap',
])('leaves "%s" as it is', (text) => {
  expect(inAmericanSpelling(text)).toBe(text);
});

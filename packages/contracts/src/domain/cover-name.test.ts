import { expect, it } from 'vitest';
import { coverNameSchema } from './cover-name.ts';

it.each([
  '',
  'Iris',
  'Class 5b',
  'J.R.R. Tolkien',
  'Ms. O’Neil & Co.',
  'St. Mary’s School',
  'अनन्या',
  'Zoë 🌱',
])('takes the name %j', (name) => expect(coverNameSchema.parse(` ${name} `)).toBe(name));

it.each([
  ['iris@school.example', /not an address/],
  ['Iris, www.example.org', /not an address/],
  ['iris.example.com', /not an address/],
  ['https://x', /not an address/],
  ['Iris\nKeller', /one line/],
  ['Iris\u202eKeller', /one line/],
  ['x'.repeat(61), /60 is the most/],
])('refuses %j', (name, message) => {
  expect(coverNameSchema.safeParse(name).error?.issues[0]?.message).toMatch(message);
});

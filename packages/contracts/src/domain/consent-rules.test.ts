import { describe, expect, test } from 'vitest';
import { type ConsentRule, consentAgeIn, consentRuleOf, youngestPossibleAge } from './consent-rules.ts';

const today = new Date('2026-11-24T12:00:00Z');
const student = (birthYear: number | null, country: string | null) =>
  consentRuleOf({ userType: 'Student', birthYear, country }, today);

test('of a year without a month the youngest age counts, on every day of the year', () => {
  expect(youngestPossibleAge(2013, today)).toBe(12);
  expect(youngestPossibleAge(2013, new Date('2026-01-01T00:00:00Z'))).toBe(12);
  expect(youngestPossibleAge(2013, new Date('2026-12-31T23:59:59Z'))).toBe(12);
  expect(youngestPossibleAge(2013, new Date('2027-01-01T00:00:00Z'))).toBe(13);
});

test('children who may be under six are refused, whatever they call themselves', () => {
  for (const userType of ['Student', 'Teacher', 'Parent', 'Other'] as const) {
    expect(consentRuleOf({ userType, birthYear: 2022, country: 'US' }, today)).toBe('refused');
    expect(consentRuleOf({ userType, birthYear: 2020, country: 'US' }, today)).toBe('refused');
    expect(consentRuleOf({ userType, birthYear: 2019, country: 'US' }, today)).toBe('consent');
  }
  expect(student(2022, null)).toBe('refused');
});

describe('the age of a country', () => {
  /** Born so that the youngest age today is this one. */
  const bornAt = (age: number) => 2026 - 1 - age;
  const ages: Record<string, number> = {
    US: 13,
    GB: 13,
    BE: 13,
    AT: 14,
    ES: 14,
    IT: 14,
    CZ: 15,
    DK: 15,
    FR: 15,
    GR: 15,
    SI: 15,
    DE: 16,
    IE: 16,
    NL: 16,
    PL: 16,
    BR: 16,
  };
  test.each(Object.entries(ages))('%s: consent below %i, from there an adult is told', (country, age) => {
    expect(student(bornAt(age - 1), country)).toBe('consent');
    expect(student(bornAt(age), country)).toBe('notice');
    expect(student(bornAt(17), country)).toBe('notice');
    expect(student(bornAt(18), country)).toBe('none');
  });

  test('India asks a parent until the child is grown up', () => {
    expect(student(bornAt(17), 'IN')).toBe('consent');
    expect(student(bornAt(18), 'IN')).toBe('none');
  });

  test('every EU and EEA state has an age of its own between 13 and 16', () => {
    const states =
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');
    expect(states).toHaveLength(30);
    for (const state of states) {
      expect(consentAgeIn(state), state).toBeGreaterThanOrEqual(13);
      expect(consentAgeIn(state), state).toBeLessThanOrEqual(16);
    }
  });

  test('words that are no country are no way round the rule', () => {
    for (const odd of ['constructor', '__proto__', 'us', ''])
      expect(student(bornAt(14), odd)).toBe('consent');
  });
});

test('a student who leaves something out is a child of unknown age; a grown-up stays one', () => {
  expect(student(null, null)).toBe('consent');
  expect(student(null, 'US')).toBe('consent');
  expect(student(2010, null)).toBe('consent');
  expect(student(1990, null)).toBe('none');
});

test('everybody else is an adult by declaration, unless a year says otherwise', () => {
  const expected: [Parameters<typeof consentRuleOf>[0]['userType'], number | null, ConsentRule][] = [
    ['Teacher', null, 'none'],
    ['Parent', null, 'none'],
    ['Other', null, 'none'],
    ['admin', null, 'none'],
    ['user', null, 'none'],
    ['Teacher', 2014, 'consent'],
    ['Other', 2009, 'notice'],
    ['Teacher', 1980, 'none'],
  ];
  for (const [userType, birthYear, rule] of expected)
    expect(consentRuleOf({ userType, birthYear, country: 'US' }, today), `${userType} ${birthYear}`).toBe(
      rule,
    );
});

import type { UserType } from './user.ts';

/** Younger children are not taken: what they make they make with a grown-up, in the grown-up's account. */
export const youngestAge = 6;
/** From here on people decide for themselves everywhere. */
export const adultAge = 18;

/**
 * The age from which a person consents alone, where it is not 16. Outside the EU: COPPA (16 CFR 312.2) in the US, the UK
 * GDPR with section 9 of the Data Protection Act 2018, and sections 2(f) and 9 of India's Digital Personal Data
 * Protection Act 2023. EU and EEA: Article 8(1) GDPR with the member states' own acts, after Bird & Bird's GDPR tracker
 * "Children online" and the mapping of Milkaite and Lievens (Ghent University, at betterinternetforkids.eu); Denmark as
 * its Data Protection Act § 6(2) stands since 2024, Slovenia as ZVOP-2 of 2022 says. States that have kept 16 are
 * listed too, so that one can see they were looked at. Where a law is being raised, the higher age stands.
 */
const consentAges: Readonly<Record<string, number>> = {
  US: 13,
  GB: 13,
  IN: 18,
  AT: 14,
  BE: 13,
  BG: 14,
  CY: 14,
  CZ: 15,
  DE: 16,
  DK: 15,
  EE: 13,
  ES: 14,
  FI: 13,
  FR: 15,
  GR: 15,
  HR: 16,
  HU: 16,
  IE: 16,
  IS: 13,
  IT: 14,
  LI: 16,
  LT: 14,
  LU: 16,
  LV: 13,
  MT: 13,
  NL: 16,
  NO: 15,
  PL: 16,
  PT: 13,
  RO: 16,
  SE: 13,
  SI: 15,
  SK: 16,
};
const defaultConsentAge = 16;

/**
 * What an account needs before it may show its work: `refused` takes none at all, `consent` waits for the verifiable
 * consent of a parent, `notice` for an adult to have been told, who can object, `none` for nothing.
 */
export type ConsentRule = 'refused' | 'consent' | 'notice' | 'none';

/** What the rules are about: what a person has said of themselves. */
export type Declared = { userType: UserType; birthYear: number | null; country: string | null };

/** The age that somebody born in this year has reached for certain: their birthday may be the last day of December. */
export function youngestPossibleAge(birthYear: number, today: Date): number {
  return today.getUTCFullYear() - birthYear - 1;
}

/** The age from which people of a country consent alone. */
export function consentAgeIn(country: string | null): number {
  return country !== null && Object.hasOwn(consentAges, country) ? consentAges[country]! : defaultConsentAge;
}

/**
 * Which rule holds for a person today. Who is no student and has said no year is an adult by declaration; a student who
 * has left out the year, or the country while being a minor, is a child of unknown age.
 */
export function consentRuleOf({ userType, birthYear, country }: Declared, today: Date): ConsentRule {
  if (birthYear === null) return userType === 'Student' ? 'consent' : 'none';
  const age = youngestPossibleAge(birthYear, today);
  if (age < youngestAge) return 'refused';
  if (age >= adultAge) return 'none';
  if (country === null || age < consentAgeIn(country)) return 'consent';
  return 'notice';
}

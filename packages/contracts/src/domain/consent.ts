import { type ConsentRule, consentRuleOf, type Declared } from './consent-rules.ts';

/** `notice`: an adult was told and can object. `verifiable`: a parent has said yes. `school`: a teacher speaks for theirs. */
export const consentKinds = ['notice', 'verifiable', 'school'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Who the adult is to the child. `teacher` stands in records of schools and is not offered to children. */
export const adultRelations = ['parent', 'guardian', 'teacher'] as const;
export type AdultRelation = (typeof adultRelations)[number];
export const askedRelations = ['parent', 'guardian'] as const satisfies AdultRelation[];

/**
 * What an account has of what it needs: `none` needs nothing, `given` has it, `needed` waits for the consent of a parent,
 * `notice-needed` for an adult to be told.
 */
export const consentStates = ['none', 'given', 'needed', 'notice-needed'] as const;
export type ConsentState = (typeof consentStates)[number];

/** True while an account may not show its work to anybody. */
export function isHeldBack(state: ConsentState): boolean {
  return state === 'needed' || state === 'notice-needed';
}

/** Which kinds of consent are enough for a rule. */
const enough: Record<ConsentRule, readonly ConsentKind[]> = {
  refused: [],
  consent: ['verifiable', 'school'],
  notice: consentKinds,
  none: [],
};

/** The state of an account from what was declared and the kinds of consent that count today. */
export function consentStateOf(declared: Declared, given: readonly ConsentKind[], today: Date): ConsentState {
  const rule = consentRuleOf(declared, today);
  if (rule === 'none') return 'none';
  if (given.some((kind) => enough[rule].includes(kind))) return 'given';
  return rule === 'notice' ? 'notice-needed' : 'needed';
}

/** Under 18, as far as anybody knows: whoever is not `none` by the rules. */
export function isMinor(declared: Declared, today: Date): boolean {
  return consentRuleOf(declared, today) !== 'none';
}

import { z } from 'zod';

/** How far back a budget looks, in ms: a day that slides along. */
export const budgetDayMs = 24 * 3_600_000;

/** In the books of a call whose price is not known: under way, lost, or of a model without a list price. */
export const assumedCostMicroUsd = 40_000;

/** US cents as the ledger counts, in millionths of a dollar. */
export const microUsdPerCent = 10_000;
export const centsPerUsd = 100;
export const microUsdPerUsd = microUsdPerCent * centsPerUsd;

/** What a day allows. The studio costs nothing, so only the panels count there. */
export type Budget = { panelsPerAccount: number; centsPerAccount: number; centsTotal: number };

const whole = (usual: number) => z.coerce.number().int().min(0).default(usual);

/** What a process reads from its environment. */
export const budgetEnv = {
  /** 40 pupils who share a teacher's account, with 50 panels each. */
  BUDGET_PANELS_PER_ACCOUNT: whole(2_000),
  BUDGET_CENTS_PER_ACCOUNT: whole(500),
  BUDGET_CENTS_TOTAL: whole(5_000),
};

export function budgetOf(env: z.output<z.ZodObject<typeof budgetEnv>>): Budget {
  return {
    panelsPerAccount: env.BUDGET_PANELS_PER_ACCOUNT,
    centsPerAccount: env.BUDGET_CENTS_PER_ACCOUNT,
    centsTotal: env.BUDGET_CENTS_TOTAL,
  };
}

/** What of a budget is used up, and in how many ms there is some again; null when there never is. */
export type UsedUp = { what: 'panels' | 'account-cents' | 'total-cents'; freeInMs: number | null };

const whatIsUsed: Record<UsedUp['what'], string> = {
  panels: 'Your account has drawn as many panels as it can within a day.',
  'account-cents': 'Your account has used what it can spend on writing and drawing within a day.',
  'total-cents': 'Panelwise has used what it can spend on writing and drawing within a day.',
};

/** What people read when they order something. */
export function describeUsedUp({ what, freeInMs }: UsedUp): string {
  const then =
    freeInMs === null ? 'Please ask whoever runs this site.' : `Please come back ${inTime(freeInMs)}.`;
  return `${whatIsUsed[what]} ${then} Everything that is there is kept.`;
}

/** What people read while a run waits. */
export function describeWaitForBudget({ what, freeInMs }: UsedUp): string {
  return freeInMs === null
    ? `${whatIsUsed[what]} Please ask whoever runs this site.`
    : `${whatIsUsed[what]} This goes on by itself ${inTime(freeInMs)}.`;
}

function inTime(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  if (minutes < 60) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'in about an hour' : `in about ${hours} hours`;
}

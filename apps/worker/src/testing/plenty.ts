import type { Budget } from '@panelwise/contracts/domain/budget';

/** More than any test uses. */
export const plenty: Budget = { panelsPerAccount: 1e6, centsPerAccount: 1e6, centsTotal: 1e6 };

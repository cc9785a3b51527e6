/** The environment in which no day is ever used up: one account draws here what otherwise a school does. */
export const plentyEnv: NodeJS.ProcessEnv = {
  BUDGET_PANELS_PER_ACCOUNT: '1000000',
  BUDGET_CENTS_PER_ACCOUNT: '1000000',
  BUDGET_CENTS_TOTAL: '1000000',
};

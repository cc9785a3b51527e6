/** For tests of engines alone, which have no runs: the firewall and the budgets have tests of their own. */
export const allMayLeave = { mayLeave: async () => true, mustMayBuy: async () => undefined };

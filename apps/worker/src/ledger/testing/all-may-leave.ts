/** For tests of engines alone, which have no runs: the firewall has tests of its own. */
export const allMayLeave = { mayLeave: async () => true };

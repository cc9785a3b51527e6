/** What helps once and is paid for with coins. Whoever changes a price gives them another version. */
export const powerUps = {
  version: 'power-ups-1',
  /** Wrong answers of one question step back, until it is answered. What is right then counts as hard. */
  fiftyFifty: { coins: 20 },
} as const;

/**
 * List prices in millionths of a US dollar, for the cost column of the ledger. A model that is not listed
 * costs "unknown", which is kept as null.
 */
const perPicture: Record<string, number> = {
  'black-forest-labs/flux-schnell': 3_000,
  'black-forest-labs/flux-dev': 25_000,
  'gpt-image-2.5-flare': 13_000,
  'gpt-image-1-mini': 11_000,
};

/** Per million tokens in and out. */
const perMillionTokens: Record<string, [input: number, output: number]> = {
  'gpt-5-nano': [50_000, 400_000],
  'gpt-5-mini': [250_000, 2_000_000],
  'gpt-4o-mini': [150_000, 600_000],
};

export function pricePerPicture(model: string): number | undefined {
  return perPicture[model];
}

/** Price of a text answer in millionths of a US dollar. */
export function priceOfText(model: string, tokensIn: number, tokensOut: number): number | undefined {
  const prices = perMillionTokens[model];
  return prices && Math.round((tokensIn * prices[0] + tokensOut * prices[1]) / 1_000_000);
}

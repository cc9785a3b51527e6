const amountPattern =
  /(?:[$€£₹]\s?\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s?%|\b\d[\d,]*(?:\.\d+)?(?:\/\d+)?(?:\s(?:percent|degrees|km|kilometers|kilometres|miles|meters|metres|cm|kg|grams|litres|liters|years?|months?|weeks?|days?|hours?|minutes?|seconds?|million|billion|thousand|hundred|votes?|people|dollars|rupees)\b)?)/gi;

/** Amounts as written: "$110", "10%", "3 days", "1869". */
export function findAmounts(text: string): string[] {
  return [...text.matchAll(amountPattern)].map((match) => match[0].replace(/,$/, '').trim());
}

export const amountValue = (amount: string) => Number.parseFloat(amount.replace(/[^\d.]/g, ''));

export const isMoney = (amount: string) => /^[$€£₹]/.test(amount);

export const isYear = (amount: string) => /^1[0-9]{3}$|^20[0-9]{2}$/.test(amount);

/** The amounts of money that grow through a story: the rising run with the largest sum; undefined if under three. */
export function risingMoney(amounts: string[]): string[] | undefined {
  const money = amounts.filter(isMoney).slice(0, 60);
  const values = money.map(amountValue);
  const best = values.map((value) => ({ sum: value, previous: -1, length: 1 }));
  values.forEach((value, i) => {
    for (let j = 0; j < i; j++) {
      const sum = best[j]!.sum + value;
      if (values[j]! < value && sum > best[i]!.sum)
        best[i] = { sum, previous: j, length: best[j]!.length + 1 };
    }
  });
  const longEnough = best.map((run, at) => ({ ...run, at })).filter((run) => run.length >= 3);
  const top = longEnough.sort((a, b) => b.sum - a.sum)[0];
  if (!top) return undefined;
  const run: string[] = [];
  for (let at = top.at; at >= 0; at = best[at]!.previous) run.unshift(money[at]!);
  return run.slice(0, 6);
}

const englishUnits =
  'percent|degrees|km|kilometers|kilometres|miles|meters|metres|cm|mm|ml|kg|g|grams|litres|liters|years?|months?|weeks?|days?|hours?|minutes?|seconds?|million|billion|thousand|hundred|votes?|people|dollars|rupees|points|times|steps';
const number = '[\\d०-९][\\d०-९,]*(?:\\.[\\d०-९]+)?';

const patterns = new Map<string, RegExp>();
function amountPattern(units: string): RegExp {
  const known = patterns.get(units);
  if (known) return known;
  const made = new RegExp(
    `(?:[$€£₹]\\s?${number}|${number}\\s?[%€]|(?<![\\p{L}\\p{M}\\d])${number}(?:/\\d+)?(?:(?:\\s|-)(?:${units})(?![\\p{L}\\p{M}])|(?![\\p{L}\\p{M}\\d])))`,
    'giu',
  );
  patterns.set(units, made);
  return made;
}

/** Amounts as written: "$110", "10%", "3 days", "1869". `units` are what may follow a number, as alternatives. */
export function findAmounts(text: string, units: string = englishUnits): string[] {
  return [...text.matchAll(amountPattern(units))].map((match) => match[0].replace(/,$/, '').trim());
}

const devanagariZero = '०'.codePointAt(0)!;

/** The number in an amount; Devanagari digits count as well. */
export const amountValue = (amount: string) =>
  Number.parseFloat(
    amount
      .replace(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - devanagariZero))
      .replace(/[^\d.]/g, ''),
  );

export const isMoney = (amount: string) => /^[$€£₹]/.test(amount);

const currencies =
  'dollars?|bucks|cents?|pounds|pence|euros?|rupees?|cedis?|rea(?:is|l)|pesos?|yen|yuan|naira|shillings?|rand|francs?|roubles?|rubles?|won|liras?|taka|dirhams?|dinars?|rupiah|ringgit|baht|birr|kwacha|crowns|kron[ae]r?|kronor|zlotys?|soles|रुपये|रुपए|रुपया|टका';
const moneyPattern = new RegExp(
  `(?:[$€£₹]|(?<![\\p{L}])(?:Rp|Rs|R\\$|KSh|US\\$))\\.?\\s?[\\d०-९]|[\\d०-९]\\s?(?:€|(?:${currencies})(?![\\p{L}\\p{M}]))`,
  'iu',
);

/** "It read 12 pounds": how heavy something is. */
const weighs =
  /(?<!\p{L})(?:weigh\p{L}*|heav\p{L}+|scales?|read|lift\p{L}*|kilos?|kilograms?|force|push\p{L}*|pull\p{L}*)(?!\p{L})[^.!?]*\d ?(?:pounds|lbs)(?!\p{L})|(?<!\p{L})down to \d+ pounds(?! a | an | per |\d)/iu;

/** Whether a text names a sum of money in any currency: "2,400 cedis", "Rp 5,000", "$3". */
export const namesMoney = (text: string) =>
  moneyPattern.test(weighs.test(text) ? text.replaceAll(/\d ?pounds(?!\p{L})/giu, '') : text);

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

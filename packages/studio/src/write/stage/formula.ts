/** A number, perhaps a fraction or with a decimal, or a letter that stands for one. */
const term = /(?:\d[\d.,]*(?<=\d)(?: ?(?:km\/h|km|m|cm|mm|kg|g|ml|l|%|°|€|£|\$))?|(?<!\p{L})\p{L}(?!\p{L}))/u
  .source;
const sign = / ?[+\-−–×x*·÷:/] ?/u.source;
const side = `${term}(?:${sign}${term})*`;
const equation = new RegExp(`(?<![\\p{L}\\p{N}.,])${side}(?: ?= ?${side})+(?![\\p{L}\\p{N}])`, 'u');
const ratio =
  /(?<!\p{L})ratio(?!\p{L})[^.!?]*?(?<!\d)(\d{1,4}) (?:to|is to) (\d{1,4})(?!\d)(?: is the same as (\d{1,4}) to (\d{1,4}))?/iu;
const longest = 40;

/**
 * What a sentence reckons, as one writes it on a board: "60 ÷ 15 = 4", "10 : 15 = 2 : 3".
 * @returns undefined where it reckons nothing
 */
export function formulaIn(text: string): string | undefined {
  const [found] = equation.exec(text) ?? [];
  if (found && /\d/.test(found) && found.length <= longest) return found.trim();
  const [, a, b, c, d] = ratio.exec(text) ?? [];
  if (!a || !b) return undefined;
  return c && d ? `${a} : ${b} = ${c} : ${d}` : `${a} : ${b}`;
}

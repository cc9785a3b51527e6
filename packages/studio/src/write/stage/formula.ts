/** A number, perhaps a fraction or with a decimal, or a letter that stands for one. */
const term = /(?:\d[\d.,]*(?<=\d)(?: ?(?:km\/h|km|m|cm|mm|kg|g|ml|l|%|°|€|£|\$))?|(?<!\p{L})\p{L}(?!\p{L}))/u
  .source;
const sign = / ?[+\-−–×x*·÷:/] ?/u.source;
const side = `(?:(?<=^|[\\s("“=])[-−–])?${term}(?:${sign}${term})*`;
const equation = new RegExp(`(?<![\\p{L}\\p{N}.,])${side}(?: ?= ?${side})+(?![\\p{L}\\p{N}])`, 'u');
const ratio =
  /(?<!\p{L})ratio(?!\p{L})[^.!?]*?(?<!\d)(\d{1,4}) (?:to|is to) (\d{1,4})(?!\d)(?: is the same as (\d{1,4}) to (\d{1,4}))?/iu;
/** "8 plus 4 plus 2 made 14", "15 times 15, which is 225". */
const inWords =
  /(?<![\d.,])\d[\d.,]*(?: (?:plus|minus|times|divided by) \d[\d.,]*)+,? (?:(?:which|that) )?(?:is|was|are|were|makes?|made|gives?|gave|equals?|comes to) \d[\d.,]*(?<=\d)(?![\p{L}\d]| (?:percent|times))/u;
const signs: Readonly<Record<string, string>> = { plus: '+', minus: '−', times: '×', 'divided by': '÷' };
/** A number in ones and zeros. */
const binary = /(?<![\d.,])(?:0[01]{3,7}|1[01]{3,7}(?= (?:in binary|on|for)|[.,;!?"]))(?![\d.,]\d|\d)/u;
const longest = 40;

/**
 * What a sentence reckons, as one writes it on a board: "60 ÷ 15 = 4", "10 : 15 = 2 : 3".
 * @returns undefined where it reckons nothing
 */
export function formulaIn(text: string): string | undefined {
  const [found] = equation.exec(text) ?? [];
  if (found && /\d/.test(found) && found.length <= longest) return found.trim();
  const [told] = inWords.exec(text) ?? [];
  if (told)
    return told
      .replace(/plus|minus|times|divided by/g, (word) => signs[word]!)
      .replace(/,? (?:(?:which|that) )?\p{L}[\p{L} ]* (?=\d)/u, ' = ');
  const [, a, b, c, d] = ratio.exec(text) ?? [];
  if (!a || !b) return binary.exec(text)?.[0];
  return c && d ? `${a} : ${b} = ${c} : ${d}` : `${a} : ${b}`;
}

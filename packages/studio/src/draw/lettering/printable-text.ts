type Has = (char: string) => boolean;

/** Pictures among the words, with the joiners and colours that belong to them: decoration that may be left out. */
const emoji =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{E0020}-\u{E007F}]|\u20E3|\uFE0F/u;

/**
 * Text as it is printed: white space made single, emoji and marks that the fonts lack left out. A letter or
 * digit that cannot be printed leaves a visible gap.
 */
export function printableText(text: string, has: Has): string {
  let out = '';
  for (const char of plain(text)) {
    if (/\s/.test(char)) out += ' ';
    else out += has(char) ? char : /[\p{L}\p{N}]/u.test(char) ? '?' : '';
  }
  return out.replace(/ +/g, ' ').trim();
}

/** Characters that should be read and cannot be printed, each once. */
export function missingCharacters(text: string, has: Has): string[] {
  const chars = [...plain(text)].filter((char) => !/[\s\p{C}]/u.test(char) && !emoji.test(char));
  return [...new Set(chars)].filter((char) => !has(char));
}

/** The same words in the characters that fonts have: composed letters, and one form where Unicode has two. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(looseJoiners, '')
    .replace(twin, (char) => twins[char]!);
}

/** Joiners mean something in Devanagari; elsewhere they hold emoji together. */
const looseJoiners = /(?<!\p{Script=Devanagari})[\u200c\u200d]/gu;

const twins: Record<string, string> = {
  '\u00b5': 'μ',
  '\u2126': 'Ω',
  '\u2206': 'Δ',
  '\u2211': 'Σ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u02bc': '’',
  '✔': '✓',
  '✕': '✗',
  '✘': '✗',
};
const twin = new RegExp(`[${Object.keys(twins).join('')}]`, 'gu');

/** What to print for characters that a lettering font may lack. */
const substitutes: Record<string, string> = {
  '₀': '0',
  '₁': '1',
  '₂': '2',
  '₃': '3',
  '₄': '4',
  '₅': '5',
  '₆': '6',
  '→': '->',
  '≈': 'about ',
  '≤': '<=',
  '≥': '>=',
  '×': 'x',
  '÷': '/',
  '−': '-',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '…': '...',
  '—': ' - ',
  '–': '-',
  '•': '-',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};

type Has = (char: string) => boolean;

/** Text as a font prints it: what the font lacks is substituted, and white space made single. */
export function printableText(text: string, has: Has): string {
  let out = '';
  for (const char of text.normalize('NFC')) {
    if (/\s/.test(char)) out += ' ';
    // A letter or digit that cannot be printed leaves a visible gap; pictures and marks are left out.
    else out += has(char) ? char : (substituteFor(char, has) ?? (/[\p{L}\p{N}]/u.test(char) ? '?' : ''));
  }
  return out.replace(/ +/g, ' ').trim();
}

/** Characters that would be seen and cannot be printed, each once. */
export function missingCharacters(text: string, has: Has): string[] {
  const chars = [...text.normalize('NFC')].filter((char) => !/[\s\p{C}\p{M}]/u.test(char));
  return [...new Set(chars)].filter((char) => !has(char) && substituteFor(char, has) === undefined);
}

function substituteFor(char: string, has: Has): string | undefined {
  const known = substitutes[char];
  if (known !== undefined) return known;
  const bare = char.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return bare && bare !== char && [...bare].every(has) ? bare : undefined;
}

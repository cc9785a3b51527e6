import { create } from 'content-disposition';

const longest = 100;

/**
 * The header that names a download after its comic, in any script, with a plain name for programs that take no other.
 * @param title in the words of its creator
 * @param rest what follows it, such as `quiz.csv`; begins with the extension's dot or a word
 */
export function downloadHeader(title: string, rest: string): string {
  const name = fileName(title);
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const end = rest.startsWith('.') ? rest : ` ${rest}`;
  return create(name + end, { fallback: (/[a-z0-9]/i.test(plain) ? plain : 'comic') + end });
}

/** A title without what file systems refuse or hide. */
function fileName(title: string): string {
  const safe = title
    .normalize('NFC')
    .replace(/[\p{C}/\\:*?"<>|%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  // Cut between characters as people see them: a Hindi one is made of several.
  const cut = [...new Intl.Segmenter('und').segment(safe)].slice(0, longest).map(({ segment }) => segment);
  return cut.join('').trim() || 'Comic';
}

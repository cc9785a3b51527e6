import { lookAlikes } from './data/look-alikes.ts';

/** A text as it is compared: small letters, no accents, one kind of figures, nothing invisible; `at` says where each character stood. */
export type Folded = { plain: string; accented: string; at: Int32Array };

const invisible = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const marks = /\p{M}/gu;
const nukta = /\u093c/g;
const devanagari = /[\u0900-\u097f]/;
/** Everyday characters in one go, others one by one with their marks, which may be characters of their own. */
const piece = /[\x20-\x7e\n]+(?![\u0300-\u036f])|[\s\S][\u0300-\u036f]*/gu;

type Char = { plain: string; accented: string };
const known = new Map<string, Char>();

function foldDevanagari(char: string): Char {
  const digit = char.charCodeAt(0) - 0x0966;
  if (digit >= 0 && digit <= 9) return { plain: String(digit), accented: String(digit) };
  const plain = char.normalize('NFKD').replace(nukta, '').replaceAll('\u0901', '\u0902');
  return { plain, accented: plain };
}

function foldChar(char: string): Char {
  if (/\s/u.test(char)) return { plain: char === '\n' ? '\n' : ' ', accented: char === '\n' ? '\n' : ' ' };
  if (invisible.test(char)) return { plain: '', accented: '' };
  if (devanagari.test(char)) return foldDevanagari(char);
  const alike = lookAlikes[char] ?? lookAlikes[char.toLowerCase()];
  const wide = (alike ?? char).normalize('NFKC').toLowerCase();
  const bare = wide.normalize('NFKD').replace(marks, '');
  const plain = [...bare]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replaceAll('ß', 'ss');
  return { plain, accented: wide.slice(0, plain.length).padEnd(plain.length, plain.slice(wide.length)) };
}

function charOf(char: string): Char {
  const kept = known.get(char);
  if (kept) return kept;
  const folded = foldChar(char);
  if (known.size < 20_000) known.set(char, folded);
  return folded;
}

/** Both strings are equally long, so that one place is the same in both. */
export function fold(text: string): Folded {
  let plain = '';
  let accented = '';
  // A few characters are folded into several.
  const at = new Int32Array(text.length * 2 + 1_000);
  let length = 0;
  for (const match of text.matchAll(piece)) {
    const written = match[0];
    const everyday = written.length > 1 && written.charCodeAt(1) < 0x300;
    const small = everyday || written.length === 1 ? written.toLowerCase() : written;
    const folded = everyday
      ? { plain: small, accented: small }
      : // More than two marks on a letter are there to confuse.
        charOf(written.length > 3 ? written.slice(0, 3) : written);
    if (length + folded.plain.length >= at.length - 1) break;
    plain += folded.plain;
    accented += folded.accented;
    for (let i = 0; i < folded.plain.length; i++) at[length++] = match.index + (everyday ? i : 0);
  }
  at[length] = text.length;
  return { plain, accented, at };
}

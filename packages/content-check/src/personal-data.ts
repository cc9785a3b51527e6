import type { ContentTopic } from '@panelwise/contracts/domain/content';
import { areYears, hasDate, isCounted, isDate, type Written } from './counted-numbers.ts';
import * as words from './data/personal.ts';
import type { Folded } from './fold.ts';

export type Trace = { topic: ContentTopic; outcome: 'person' | 'refused'; start: number; end: number };

const email = /[a-z0-9][a-z0-9._%+-]{0,63}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{2,63}){1,4})/u;
const spelledEmail =
  /\b[a-z0-9._-]{2,40}(?: (?:dot|punkt|punto|point) [a-z0-9_-]{1,30}){0,2} ?[([]?\b(?:at|arroba|arobase|klammeraffe)\b[)\]]? ?[a-z0-9-]{2,30} ?[([]?\b(?:dot|punkt|punto|point)\b[)\]]? ?(?:com|org|net|de|fr|es|edu|uk|co)\b/gu;
const digits = /(?<![\p{L}\d])\+?\(?\d(?:[ ()./-]{0,2}\d){6,18}(?![\p{L}\d])/gu;
const spokenNumber =
  /\b(?:plus )?(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|null|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|\d{1,4})[ -]){5,14}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d{1,4})\b/gu;
const account = /^[^.!?\n]{0,40}?[\s:=@-]@?([a-z0-9][a-z0-9._#-]{2,29})(?![a-z0-9._#-])/u;
const address = /(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,10})(\/[^\s"”<>]{0,200})?/gu;
const ends =
  '(?:com|org|net|io|gg|me|tv|co|info|biz|app|xyz|ru|de|fr|es|in|uk|us|eu|tk|link|site|online|club|live|chat|ly|be)';
const addressSign = new RegExp(`://|www\\.|\\.${ends}(?![a-z0-9-])|[a-z]\\.[a-z]{2,10}/`, 'gu');
const tops = new RegExp(`\\.${ends}$`, 'u');
const identity =
  /\b(?:\d{3}-\d{2}-\d{4}|[xyz]?\d{7,8}-?[a-z]|[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?|[a-z]{5}\d{4}[a-z]|[a-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d])\b/gu;

const near = (text: string, index: number, length: number) =>
  text.slice(Math.max(0, index - 60), index + length + 40);

/** Luhn's sum, which the number of every card has. */
function isCard(number: string): boolean {
  if (number.length < 13 || number.length > 19 || /^(\d)\1+$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, i) => {
    const doubled = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** How somebody writes a number that is called, not calculated with: in groups, with a plus, or after "call me". */
function numberIs(number: Written, around: string): 'phone' | 'document' | undefined {
  const { written, before } = number;
  const bare = written.replace(/\D/g, '');
  const groups = written.split(/[^\d]+/).filter(Boolean);
  if (/[.,]$/.test(before) || /[=×*÷<>^√%]\s*$/.test(before)) return undefined;
  if (isDate(number) || (isCounted(number) && !words.surePhoneCues.test(around))) return undefined;
  if (words.documentCues.test(around) && bare.length >= 8) return 'document';
  if (areYears(number)) return undefined;
  if (groups.length > 1 && bare.length >= 13 && isCard(bare)) return 'document';
  if (bare.length > 15) return undefined;
  if (
    /\b(?:model|order|isbn|serial|version|flight|ticket|invoice|item|part|article|barcode) (?:number|no)?/u.test(
      around,
    )
  )
    return undefined;
  if (hasDate(number)) return undefined;
  if (words.freeNumbers.test(written)) return undefined;
  if (/^\+\d/.test(written) && bare.length >= 8) return 'phone';
  if (groups.length === 1 && (/^[01]+$/.test(bare) || words.sumCues.test(around))) return undefined;
  const cues = groups.length > 1 ? words.phoneCues : words.surePhoneCues;
  if (cues.test(around) && bare.length >= 7) return 'phone';
  // 299 792 458, 1 000 000: thousands, not a telephone.
  const thousands =
    groups.length > 1 && groups.slice(1).every((group) => group.length === 3) && groups[0]!.length <= 3;
  if (thousands && !/[-()]/.test(written)) return undefined;
  if (/^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/.test(written)) return 'phone';
  if (/^0\d/.test(written) && groups.length > 1 && bare.length >= 9 && !written.includes('.')) return 'phone';
  return undefined;
}

/** So many places of a kind are looked at; who writes more of them has been found out by then. */
const maxLooks = 400;

export function personalData(folded: Folded): Trace[] {
  const text = folded.plain;
  const found: Trace[] = [];
  const put = (
    topic: ContentTopic,
    index: number,
    length: number,
    outcome: 'person' | 'refused' = 'refused',
  ) => found.push({ topic, outcome, start: folded.at[index] ?? 0, end: folded.at[index + length] ?? 0 });
  const each = (pattern: RegExp, look: (match: RegExpMatchArray & { index: number }) => void) => {
    let looks = 0;
    for (const match of text.matchAll(pattern)) {
      if (found.length >= 40 || looks++ >= maxLooks) return;
      look(match as RegExpMatchArray & { index: number });
    }
  };
  /** Looks for `pattern` in what stands around each place that `sign` finds. */
  const around = (
    sign: RegExp,
    before: number,
    after: number,
    pattern: RegExp,
    look: (match: RegExpExecArray, index: number) => void,
  ) => {
    const once = new RegExp(pattern, pattern.flags.replace('g', ''));
    let done = 0;
    each(sign, ({ index }) => {
      if (index < done) return;
      const from = Math.max(done, index - before);
      const match = once.exec(text.slice(from, index + after));
      if (!match) return;
      done = from + match.index + match[0].length;
      look(match, from + match.index);
    });
  };
  around(/@/gu, 64, 130, email, (match, index) => {
    if (!words.knownHosts.test(match[1]!) || /wikipedia|nasa/.test(match[1]!))
      put('personal-data', index, match[0].length);
  });
  around(/ ?[([]?\b(?:at|arroba|arobase|klammeraffe)\b/gu, 80, 90, spelledEmail, (match, index) =>
    put('personal-data', index, match[0].length),
  );
  const writtenAt = ({ 0: written, index }: RegExpMatchArray & { index: number }): Written => {
    const end = index + written.length;
    return { written, before: text.slice(Math.max(0, index - 20), index), after: text.slice(end, end + 20) };
  };
  each(digits, (match) => {
    const nearby = near(text, match.index, match[0].length);
    if (numberIs(writtenAt(match), nearby)) put('personal-data', match.index, match[0].length);
  });
  if (words.phoneCues.test(text))
    each(spokenNumber, (match) => {
      const nearby = near(text, match.index, match[0].length);
      if (isCounted(writtenAt(match)) && !words.surePhoneCues.test(nearby)) return;
      if (words.phoneCues.test(nearby)) put('personal-data', match.index, match[0].length);
    });
  each(/\b\d{3}-\d{2}-\d{4}\b/gu, (match) => put('personal-data', match.index, match[0].length));
  if (words.documentCues.test(text)) {
    each(identity, (match) => {
      if (words.documentCues.test(near(text, match.index, match[0].length)))
        put('personal-data', match.index, match[0].length);
    });
    each(/\b(?=[a-z0-9]{0,12}\d[a-z0-9]{0,3}\d)[a-z0-9]{7,14}\b/gu, (match) => {
      if (!/[a-z]/.test(match[0]) || match[0].replace(/\D/g, '').length < 4) return;
      if (words.documentCues.test(text.slice(Math.max(0, match.index - 40), match.index)))
        put('personal-data', match.index, match[0].length);
    });
  }
  each(words.passwordCues, (match) => put('personal-data', match.index, match[0].length, 'person'));
  const street = (match: RegExpExecArray, index: number) => {
    if (words.famousAddresses.test(match[0])) return;
    const ending = text.slice(index, index + match[0].length + 30);
    if (words.homeCues.test(near(text, index, match[0].length)) || words.postcode.test(ending))
      put('personal-data', index, match[0].length);
  };
  around(words.englishStreetSign, 75, 14, words.englishStreet, street);
  around(words.germanStreetSign, 32, 40, words.germanStreet, street);
  around(words.frenchStreetSign, 10, 100, words.frenchStreet, street);
  around(words.spanishStreetSign, 0, 110, words.spanishStreet, street);
  around(words.hindiStreetSign, 0, 90, words.hindiStreet, street);
  each(words.accountCues, (match) => {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 70);
    const named = account.exec(after);
    const name = named?.[1]?.replace(/[.#-]+$/, '');
    if (!named || !name || !/[a-z]/.test(name)) return;
    if (!/[\d_#]/.test(name) && !/[a-z]\.[a-z0-9]/.test(name) && !named[0].includes(`@${name}`)) return;
    put('personal-data', match.index, match[0].length + named[0].length);
  });
  around(addressSign, 90, 220, address, (match, index) => {
    const host = match[1]!;
    const whole = match[0].startsWith('http') || host.startsWith('www.');
    if (!(whole || match[2] || tops.test(host)) || !/[a-z]/.test(host)) return;
    if (text[index - 1] === '@' || words.knownHosts.test(host)) return;
    if (!whole && !match[2] && /^\S{1,3}\.\S{1,3}$/.test(host)) return;
    put('link', index, match[0].length, 'person');
  });
  return found;
}

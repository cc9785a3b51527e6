import { i18n, type MessageDescriptor } from '@lingui/core';
import { englishOf } from '../english-of.ts';
import { errorWords } from './error-words.ts';
import { fieldWords } from './field-words.ts';
import { otherWords } from './other-words.ts';

/** Names of values stand at the odd places. */
const partsOf = (descriptor: MessageDescriptor) => englishOf(descriptor).split(/\{(\w+)\}/);

type Pattern = { descriptor: MessageDescriptor; names: string[]; form: RegExp; length: number };

function patternOf(descriptor: MessageDescriptor): Pattern {
  const parts = partsOf(descriptor);
  const form = parts.map((part, i) => (i % 2 ? '(.+?)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return {
    descriptor,
    names: parts.filter((_, i) => i % 2),
    form: new RegExp(`^${form.join('')}$`, 's'),
    length: parts.filter((_, i) => !(i % 2)).join('').length,
  };
}

const all = [...Object.values(errorWords), ...fieldWords, ...otherWords];
const sentences = new Map(
  all
    .map((descriptor) => [partsOf(descriptor), descriptor] as const)
    .flatMap(([parts, descriptor]) => (parts.length === 1 ? [[parts[0]!, descriptor] as const] : [])),
);
/** Those that say most first: others may begin like them. */
const patterns = all
  .map(patternOf)
  .filter(({ names }) => names.length > 0)
  .sort((a, b) => b.length - a.length);

/** A value may be a sentence itself, or a number as English writes it. */
function translateValue(value: string): string {
  return /^\d{1,3}(,\d{3})+$/.test(value)
    ? Number(value.replaceAll(',', '')).toLocaleString(i18n.locale)
    : translateSentence(value);
}

/** An English sentence, or several after each other, in the language of the page; what is not known stays as it is. */
export function translateSentence(said: string): string {
  const known = sentences.get(said);
  if (known) return i18n._(known);
  for (let end = said.lastIndexOf(' '); end > 0; end = said.lastIndexOf(' ', end - 1)) {
    const first = sentences.get(said.slice(0, end));
    if (first) return `${i18n._(first)} ${translateSentence(said.slice(end + 1))}`;
  }
  for (const { descriptor, names, form } of patterns) {
    const found = form.exec(said);
    if (!found) continue;
    const values = names.map((name, i) => [name, translateValue(found[i + 1]!)]);
    const { id, message } = descriptor;
    return i18n._(id, Object.fromEntries(values), message === undefined ? {} : { message });
  }
  return said;
}

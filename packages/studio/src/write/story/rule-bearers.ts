import type { Language } from '../../language/language.ts';
import type { ReadingRules } from '../../language/reading/reading-rules.ts';
import { isKnownPlace } from '../reading/known-places.ts';
import { capitalise } from '../text/words.ts';
import { isGivenName } from './first-names.ts';
import type { ReadSentence } from './reader.ts';

/** Who bears which name: "Pia" is a "tochter", "Klapper" a "storch". Nouns as the rules write them. */
export type Bearers = {
  nounOf: ReadonlyMap<string, string>;
  /** The one name of a story for a noun: "su hermano" is Bicho once he has been named. */
  nameOf(noun: string): string | undefined;
};

const capital = '\\p{Lu}\\p{Ll}[\\p{L}-]*';
const devanagari = '[\\p{Script=Devanagari}]+';
const called = {
  de: '(?:namens|heißt|hieß|genannt|getauft)',
  es: '(?:(?:que )?se llama(?:ba)?|llamad[oa])',
  fr: "(?:(?:qui )?s'appel(?:le|ait)|nommée?|appelée?)",
  hi: '(?:जिसका नाम|जिसकी नाम|का नाम|नाम)',
};
/** Somebody of the sentence before: "Elle s'appelait Caillou." */
const same = /^(?:(?:Er|Sie|Es|Sein Name|Ihr Name|Il|Elle|Ella|Él|Se|Su nombre|उसका|उसकी)(?![\p{L}\p{M}]))/u;

const teacherNoun =
  /^(?:maîtresse|maître|instituteur|institutrice|professeure?|maestr[oa]|profesora?|Lehrer(?:in)?)$/iu;
const titled = /(?<!\p{L})(\p{Lu}\p{L}+\.?) (\p{Lu}\p{L}+)(?!\p{L})/gu;

/**
 * Names that stand beside a word for what their bearer is: "seine Tochter Pia", "una gaviota llamada Pelusa",
 * "Doña Carmen, la panadera", "उसकी बहन गुड़िया ने".
 */
export function bearersByRule(
  sentences: readonly ReadSentence[],
  { roles, animals, titles }: ReadingRules,
  language: Exclude<Language, 'en'>,
): Bearers {
  const nounOf = new Map<string, string>();
  const nouns = new Map([...roles.keys(), ...animals.keys()].map((noun) => [noun.toLowerCase(), noun]));
  const name = language === 'hi' ? devanagari : capital;
  const named = new RegExp(
    `^(?:${language === 'de' ? '' : '(?: \\p{Ll}+)?'}(?<comma>,)?)? ?(?<name>(?:${capital}\\.? )?${name})(?![\\p{L}\\p{M}])`,
    'u',
  );
  const isCalled = new RegExp(
    `(?<![\\p{L}\\p{M}])${called[language]} (?<name>${name})(?![\\p{L}\\p{M}])`,
    'gu',
  );
  const before = new RegExp(`(?<name>(?:${capital}\\.? )?${capital}), (?:\\p{L}+['’ ])?$`, 'u');
  let last: string | undefined;
  let taught: string | undefined;
  const withTitle = new Set<string>();
  const bind = (bearer: string | undefined, noun: string | undefined) => {
    if (bearer && noun && !nouns.has(bearer.toLowerCase()) && !nounOf.has(bearer)) nounOf.set(bearer, noun);
  };
  for (const { text } of sentences) {
    const told = text.replace(/"[^"]*"/g, (quote) => '~'.repeat(quote.length));
    const found = [...told.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu)].flatMap(({ 0: word, index }) => {
      // "madame Roux", "doña Carmen": a title with a small letter.
      const isTitle = /^\p{Ll}/u.test(word) && titles.test(capitalise(word));
      const noun = nouns.get(word.toLowerCase()) ?? (isTitle ? word : undefined);
      return noun ? [{ noun, from: index, to: index + word.length }] : [];
    });
    for (const { noun, from, to } of found) {
      const after = named.exec(told.slice(to))?.groups;
      const first = after?.name?.split(' ')[0] ?? '';
      const isName =
        language === 'hi'
          ? isHindiSubject(told.slice(to), after?.name)
          : language !== 'de' || titles.test(first) || isGivenName(after?.name ?? '');
      const isTitled = titles.test(told.slice(from, to));
      if (after?.name && isName && !isTitled && !isTitleOnly(after.name, titles)) bind(after.name, noun);
      const earlier = language === 'hi' || !roles.has(noun) ? null : before.exec(told.slice(0, from));
      const isPlace =
        earlier && (isKnownPlace(earlier.groups!.name!) || atPlace.test(told.slice(0, earlier.index)));
      if (earlier && !isPlace) bind(earlier.groups!.name, noun);
    }
    for (const { index, groups } of told.matchAll(isCalled)) {
      const noun = found.findLast(({ to }) => to <= index)?.noun;
      bind(groups?.name, noun ?? (same.test(told) ? last : undefined));
    }
    last = found.at(-1)?.noun ?? last;
    for (const { noun } of found) if (teacherNoun.test(noun)) taught ??= noun;
    for (const { 1: title, 2: bearer } of told.matchAll(titled))
      if (titles.test(title!)) withTitle.add(`${title} ${bearer}`);
  }
  // "Madame Lefèvre pose une bougie … La maîtresse retourne le verre": one and the same.
  const [only] = withTitle;
  if (withTitle.size === 1 && taught && ![...nounOf.values()].includes(taught)) bind(only, taught);
  return {
    nounOf,
    nameOf: (noun) => {
      const all = [...nounOf].filter(([, other]) => other.toLowerCase() === noun.toLowerCase());
      return all.length === 1 ? all[0]![0] : undefined;
    },
  };
}

/** "उसकी बहन गुड़िया ने": who does something in the past stands before "ने". */
const isHindiSubject = (after: string, name = '') =>
  new RegExp(`^ ${name}(?: [\\p{L}\\p{M}]+)? (?:ने|को|का|की|के|भी)(?![\\p{L}\\p{M}])`, 'u').test(after) ||
  /^ \S+ (?:बहुत|हँस|बोल|चिल्ला)/u.test(after);

/** "En Lima, mi prima …" names no Lima. */
const atPlace = /(?<!\p{L})(?:à|a|en|in|im|de|von|aus|nach) $/iu;

const isTitleOnly = (name: string, titles: RegExp) => !name.includes(' ') && titles.test(name);

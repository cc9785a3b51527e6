import type { ContentTopic } from '@panelwise/contracts/domain/content';
import { everydayJoined } from './data/joined.ts';
import { contractions } from './data/rewriting.ts';
import type { Expression, Symbols } from './expressions.ts';
import type { Vocabulary } from './tokens.ts';

/** Topics whose words are written with stars in them, those first that are most. */
const starred: ContentTopic[] = ['profanity', 'slur', 'sexual', 'self-harm', 'threat'];

/** What rules know of words, for whoever takes disguises off. */
export function vocabularyOf(symbols: Symbols, expressions: readonly Expression[]): Vocabulary {
  const known = new Set(symbols.words());
  const joined = new Set(
    [...known].filter((word) => word.length > 2).concat(everydayJoined, Object.keys(contractions)),
  );
  const joinedBegin = new Set([...joined].flatMap((word) => [...word].map((_, i) => word.slice(0, i + 1))));
  const masks = new Map<number, string[]>();
  const wordsOf = (topic: ContentTopic) =>
    expressions
      .filter(({ rule }) => rule.topic === topic)
      .flatMap(({ rule }) => (rule.find ?? '').split(/[\s|?*]+/))
      .filter((word) => /^[a-z]{4,}$/.test(word));
  const maskable = new Set(starred.flatMap(wordsOf));
  // Lines of one word: what is found wherever it stands.
  const coarse = new Set(
    expressions
      .filter(({ rule }) => rule.topic === 'profanity' || rule.topic === 'slur' || rule.topic === 'sexual')
      .flatMap(({ rule }) => (rule.find ?? '').split('\n').map((line) => line.trim()))
      .filter((line) => line && !/\s/.test(line))
      .flatMap((line) => line.split(/[|*]+/))
      .filter((word) => /^[a-z]{4,}$/.test(word)),
  );
  for (const word of maskable)
    for (const form of [word, `${word}ing`, `${word}er`, `${word}ed`, `${word}s`])
      masks.set(form.length, [...(masks.get(form.length) ?? []), form]);
  const beginnings = new Set(
    [...coarse].flatMap((word) => Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i + 1))),
  );
  const cached = new Map<string, boolean>();
  const has = (form: string) => {
    const kept = cached.get(form);
    if (kept !== undefined) return kept;
    const found = known.has(form) || Object.hasOwn(contractions, form) || symbols.of(form).length > 0;
    if (cached.size < 50_000) cached.set(form, found);
    return found;
  };
  return {
    has,
    coarse: (form) => coarse.has(form),
    begins: (form) => beginnings.has(form),
    masked: (pattern, onlyCoarse = false) => {
      const fits = (word: string) => [...pattern].every((sign, i) => sign === '*' || sign === word[i]);
      const shown = pattern.replace(/\*/g, '').length;
      if (shown === 0) return undefined;
      return masks.get(pattern.length)?.find((word) => fits(word) && (!onlyCoarse || coarse.has(word)));
    },
    split: (letters) => {
      if (letters.length > 40) return undefined;
      if (known.has(letters) && letters.length > 2) return [letters];
      // The fewest words that the letters can be cut into.
      const best: (string[] | undefined)[] = [[]];
      for (let start = 0; start < letters.length; start++) {
        const before = best[start];
        for (let end = start + 1; before && end <= letters.length; end++) {
          const word = letters.slice(start, end);
          if (!joinedBegin.has(word)) break;
          if (joined.has(word) && (best[end]?.length ?? 99) > before.length + 1)
            best[end] = [...before, word];
        }
      }
      return best[letters.length];
    },
  };
}

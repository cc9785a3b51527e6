import type { Language } from '../../language/language.ts';
import type { ReadingRules } from '../../language/reading/reading-rules.ts';
import { isKnownPlace } from '../reading/known-places.ts';
import { capitalise, wordCount } from '../text/words.ts';
import { isFirstName, isGivenName } from './first-names.ts';
import { createMentions } from './mentions.ts';
import type { ReadSentence, SpeechGrammar } from './reader.ts';
import { isNamed } from './referents.ts';
import type { Bearers } from './rule-bearers.ts';
import type { Token } from './tagger.ts';

/** A name reads as a person from this much evidence on. */
const enough = 3;
const mentionScore = 0.5;
/** What stands before a name that is told. */
const isCalled = /^(?:llamado|llamada|nommé|nommée|namens)$/u;
/** Words around a quotation that still only say who speaks: "pregunta Ana a su abuela". */
const attributionWords = 6;

type Evidence = { score: number; mentions: number };

/** The people of a story by name, the one named most often first: known names, titles, verbs of speech beside them. */
export function findPeopleByRule(
  sentences: ReadSentence[],
  rules: ReadingRules,
  language: Language,
  stops: ReadonlySet<string>,
  bearers: Bearers,
): string[] {
  const found = new Map<string, Evidence>();
  const add = (name: string, score: number) => {
    const before = found.get(name) ?? { score: 0, mentions: 0 };
    found.set(name, { score: before.score + score, mentions: before.mentions + 1 });
  };
  // "Günter Schabowski", where "Schabowski" is somebody by itself as well: in German any noun may follow a name.
  const speaking = new Set(
    sentences.flatMap(({ tokens }) =>
      tokens.flatMap(({ text }, i) =>
        [tokens[i - 1], tokens[i + 1]].some((near) => near && rules.says.test(near.text)) ? [text] : [],
      ),
    ),
  );
  // "sein Geldgeber Johann Fust"
  const isBeside = (first: Token) =>
    sentences.some(({ tokens }) => {
      const before = tokens[tokens.indexOf(first) - 1];
      return before !== undefined && isCapital(before) && !isGivenName(before.text);
    });
  const isFullName = (first: Token, second: Token) =>
    isCapital(first) &&
    isCapital(second) &&
    isGivenName(first.text) &&
    !rules.titles.test(first.text) &&
    !isGivenName(second.text) &&
    (language !== 'de' || speaking.has(second.text) || isBeside(first));
  for (const { tokens } of sentences) {
    tokens.forEach((token, i) => {
      const [before, after] = [tokens[i - 1], tokens[i + 1]];
      if (!token.isWord || stops.has(token.lower) || /^\d/.test(token.text)) return;
      if (language === 'hi') {
        const bound = bearers.nounOf.has(token.text);
        const score = bound ? enough : hindiScore(token, before, after, rules, stops);
        const behind = after && titleBehindInHindi.test(after.text) ? ` ${after.text}` : '';
        if (score > 0 && !titleBehindInHindi.test(token.text)) add(`${token.text}${behind}`, score);
        return;
      }
      // "la Tierra", "el Inca": nobody is called with an article.
      if (
        language !== 'de' &&
        before &&
        /^(?:el|la|los|las|le|les|l['’])$/.test(before.lower) &&
        !rules.titles.test(token.text)
      )
        return;
      if (!isCapital(token) || (before && isCapital(before) && rules.titles.test(before.text))) return;
      // "Maître Corbeau" is a crow.
      if (rules.titles.test(token.text) && after && rules.animals.has(after.lower)) return;
      const titled = rules.titles.test(token.text) && after && isCapital(after);
      const name = titled ? `${titleAsSubject(token.text)} ${after.text}` : token.text;
      const bound = bearers.nounOf.has(name);
      if (isKnownPlace(name) || (rules.roles.has(name) && bearers.nameOf(name))) return;
      if (before && isFullName(before, token)) return;
      const full = after && isFullName(token, after) ? `${token.text} ${after.text}` : undefined;
      if (full) {
        add(full, enough);
        return;
      }
      const known = rules.names.has(token.text) || isFirstName(token.text) || rules.roles.has(token.text);
      const speaks = [before, after].some((near) => near && rules.says.test(near.text));
      // "der Försterin Frau Brandt": the role belongs to the name that follows.
      if (!titled && rules.roles.has(token.text) && after && isCapital(after) && language === 'de') return;
      add(
        name,
        titled ||
          known ||
          bound ||
          (isGivenName(token.text) && language !== 'de') ||
          (before && isCalled.test(before.lower))
          ? enough
          : speaks && language !== 'de'
            ? 2
            : speaks
              ? 1.5
              : 0,
      );
    });
  }
  // Where nouns are small, a word that always has a capital and once stood beside a verb of speech is a name.
  const small = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ text }) => text)));
  const scoreOf = (name: string) => {
    const { score, mentions } = found.get(name)!;
    const isName = score > 0 && language !== 'de' && !small.has(name.toLowerCase());
    return score + (isName ? (mentions - 1) * mentionScore : 0);
  };
  const names = [...found.keys()].filter((name) => scoreOf(name) >= enough);
  return names.sort((a, b) => found.get(b)!.mentions - found.get(a)!.mentions);
}

const isCapital = (token: Token) => /^\p{Lu}\p{Ll}/u.test(token.text);

/** "मीरा ने कहा": who does something in the past stands before "ने"; "जी" follows a name. */
function hindiScore(
  token: Token,
  before: Token | undefined,
  after: Token | undefined,
  { names, roles, titles, says, animals, groups }: ReadingRules,
  stops: ReadonlySet<string>,
): number {
  if (!/\p{Script=Devanagari}/u.test(token.text) || says.test(token.text)) return 0;
  if (names.has(token.text)) return enough;
  if (roles.has(token.text)) return after?.text === 'ने' || (after && says.test(after.text)) ? enough : 1;
  if (after && titleBehindInHindi.test(after.text)) return enough;
  if (after?.text === 'जी' || (before && titles.test(before.text))) return enough;
  if (animals.has(token.text) || groups.test(token.text) || stops.has(token.text)) return 0;
  if (/(?:कर|ते|से|में|ने)$/u.test(token.text)) return 0;
  // "चंदा अपनी नानी …", "गोलू ने पूछा", "चंदा चिल्लाई": what only people do.
  const isSubject = before === undefined && /^अपन[ीेा]$/u.test(after?.text ?? '');
  return isSubject ? 2 : after && says.test(after.text) ? 1.5 : after?.text === 'ने' ? 1 : 0;
}

/** Stands behind a name: "मीना मैडम". */
const titleBehindInHindi = /^(?:मैडम|सर|मिस|मैम|साहब|दीदी|भैया|चाचा|चाची|काका|काकी|आंटी|अंकल|बाई|टीचर)$/u;
/** "von Herrn Yilmaz" is Herr Yilmaz. */
const titleAsSubject = (word: string) => word.replace(/^Herrn$/, 'Herr');

/** Who is meant by what somebody is: by the name they bear, "मीना मैडम" for "मैडम", else by the word. */
export const nameOfRole = (role: string, people: readonly string[], bearers: Bearers): string => {
  const titled = people.filter((name) => name.includes(' ') && name.split(' ').includes(role));
  return bearers.nameOf(role) ?? (titled.length === 1 ? titled[0]! : capitalise(role));
};

/** "le dijo", "preguntó". */
const verbAlone = /^[^\p{L}]*(?:(?:le|les|me|nos|se|te) )?\p{Ll}+[^\p{L}]*$/u;

/** Where a name or the first of its words that a text has stands. */
const placeOf = (text: string, name: string) => {
  const places = [name, ...name.split(' ')].map((part) => text.indexOf(part)).filter((at) => at >= 0);
  return Math.min(...places);
};

/** How a language of rules says who speaks: a verb of speech and few other words. */
export function ruleSpeech(
  { says, roles, she, he, self, groups, animals }: ReadingRules,
  bearers: Bearers,
): SpeechGrammar {
  const firstNamed = (part: string, names: readonly string[]) =>
    names.filter((name) => isNamed(part, name)).sort((a, b) => part.indexOf(a) - part.indexOf(b))[0];
  return {
    isAttribution: (part) => says.test(part) && wordCount(part) <= attributionWords,
    speakerIn: (part, people) => {
      if (!says.test(part)) return undefined;
      const animal = firstNamed(part.toLowerCase(), [...animals.keys()]);
      const ofKind = animal && (bearers.nameOf(animal) ?? people.find((one) => one === capitalise(animal)));
      const role = firstNamed(part, [...roles.keys()]);
      const name = createMentions(people)(part)[0];
      if (name && (!role || placeOf(part, name) <= part.indexOf(role))) return name;
      // "notre grand-mère, Mame Fatou": one who is named in the same breath.
      if (role) return nameOfRole(role, people, bearers);
      if (ofKind) return ofKind;
      const group = groups.exec(part)?.[0];
      return group && capitalise(group);
    },
    pronounSpeaks: (part) => says.test(part) && (she.test(part) || he.test(part)),
    omitsSubject: (part) => says.test(part) && !self.test(part) && verbAlone.test(part),
    selfSpeaks: (part) => says.test(part) && self.test(part),
  };
}

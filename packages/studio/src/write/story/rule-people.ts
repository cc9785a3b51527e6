import type { Language } from '../../language/language.ts';
import type { ReadingRules } from '../../language/reading/reading-rules.ts';
import { capitalise, wordCount } from '../text/words.ts';
import { isFirstName } from './first-names.ts';
import type { ReadSentence, SpeechGrammar } from './reader.ts';
import { isNamed } from './referents.ts';
import type { Token } from './tagger.ts';

/** A name reads as a person from this much evidence on. */
const enough = 3;
const mentionScore = 0.5;
/** What stands before a name that is told. */
const isCalled =
  /^(?:llama|llamaba|llamado|llamada|llamo|appelle|appelait|nommé|nommée|namens|heißt|hieß|genannt)$/u;
/** Words around a quotation that still only say who speaks: "pregunta Ana a su abuela". */
const attributionWords = 6;

type Evidence = { score: number; mentions: number };

/** The people of a story by name, the one named most often first: known names, titles, verbs of speech beside them. */
export function findPeopleByRule(
  sentences: ReadSentence[],
  rules: ReadingRules,
  language: Language,
  stops: ReadonlySet<string>,
): string[] {
  const found = new Map<string, Evidence>();
  const add = (name: string, score: number) => {
    const before = found.get(name) ?? { score: 0, mentions: 0 };
    found.set(name, { score: before.score + score, mentions: before.mentions + 1 });
  };
  for (const { tokens } of sentences) {
    tokens.forEach((token, i) => {
      const [before, after] = [tokens[i - 1], tokens[i + 1]];
      if (!token.isWord || stops.has(token.lower) || /^\d/.test(token.text)) return;
      if (language === 'hi') {
        const score = hindiScore(token, before, after, rules);
        if (score > 0) add(token.text, score);
        return;
      }
      if (!isCapital(token) || (before && isCapital(before) && rules.titles.test(before.text))) return;
      // "Maître Corbeau" is a crow.
      if (rules.titles.test(token.text) && after && rules.animals.has(after.lower)) return;
      const titled = rules.titles.test(token.text) && after && isCapital(after);
      const name = titled ? `${token.text} ${after.text}` : token.text;
      const known = rules.names.has(token.text) || isFirstName(token.text) || rules.roles.has(token.text);
      const speaks = [before, after].some((near) => near && rules.says.test(near.text));
      // "der Försterin Frau Brandt": the role belongs to the name that follows.
      if (rules.roles.has(token.text) && after && isCapital(after)) return;
      add(
        name,
        titled || known || (before && isCalled.test(before.lower))
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
  { names, roles, titles, says }: ReadingRules,
): number {
  if (!/\p{Script=Devanagari}/u.test(token.text) || says.test(token.text)) return 0;
  if (names.has(token.text)) return enough;
  if (roles.has(token.text)) return after?.text === 'ने' || (after && says.test(after.text)) ? enough : 1;
  if (after?.text === 'जी' || (before && titles.test(before.text))) return enough;
  return 0;
}

/** How a language of rules says who speaks: a verb of speech and few other words. */
export function ruleSpeech({ says, roles, she, he, self }: ReadingRules): SpeechGrammar {
  const firstNamed = (part: string, names: readonly string[]) =>
    names.filter((name) => isNamed(part, name)).sort((a, b) => part.indexOf(a) - part.indexOf(b))[0];
  return {
    isAttribution: (part) => says.test(part) && wordCount(part) <= attributionWords,
    speakerIn: (part, people) => {
      if (!says.test(part)) return undefined;
      const role = firstNamed(part, [...roles.keys()]);
      const name = firstNamed(part, people);
      if (name && (!role || part.indexOf(name) <= part.indexOf(role))) return name;
      return role && capitalise(role);
    },
    pronounSpeaks: (part) => says.test(part) && (she.test(part) || he.test(part)),
    selfSpeaks: (part) => says.test(part) && self.test(part),
  };
}

import model from 'wink-eng-lite-web-model';
import winkNlp, { type ItemToken } from 'wink-nlp';

const nlp = winkNlp(model);
/** The package declares this one with other parameters than it is called with. */
const lemma = nlp.its.lemma as unknown as typeof nlp.its.normal;

/** A word or sign with its part of speech (universal tags: NOUN, PROPN, ADJ, VERB, AUX, DET, …). */
export type Token = {
  text: string;
  lower: string;
  pos: string;
  lemma: string;
  isWord: boolean;
  /** A hyphen without spaces: "half-life". */
  joins?: true;
};

/** Verbs that the model takes for nouns, which they never are. */
const verbLemmas: Readonly<Record<string, string>> = { swam: 'swim', clung: 'cling', drank: 'drink' };

/** Tags one sentence. Text in another language gets tags that mean little, never an error. */
export function tagSentence(sentence: string): Token[] {
  const tokens: Token[] = [];
  nlp
    .readDoc(sentence)
    .tokens()
    .each((token: ItemToken) => {
      const lower = token.out().toLowerCase();
      const verb = Object.hasOwn(verbLemmas, lower) ? verbLemmas[lower] : undefined;
      tokens.push({
        text: token.out(),
        lower,
        pos: verb ? 'VERB' : token.out(nlp.its.pos),
        lemma: verb ?? token.out(lemma),
        isWord: token.out(nlp.its.type) === 'word',
      });
    });
  return joinHyphens(mendVerbs(tokens), sentence);
}

/** What a verb is done to, or whose it is: "drop it", "drops its rain". */
const objects = /^(?:it|them|him|me|us|its|their|his|her|my|our|your)$/;

/**
 * The model takes some verbs for the nouns that look like them: "both can be divided", "the air cools and drops its rain".
 */
function mendVerbs(tokens: Token[]): Token[] {
  return tokens.map((token, i) => {
    if (token.pos !== 'NOUN') return token;
    const [before, after] = [tokens[i - 1], tokens[i + 1]];
    if (token.lower === 'can' && after?.pos === 'AUX') return { ...token, pos: 'AUX' };
    const goesOn = before?.pos === 'CCONJ' || before?.lower === ',' || before?.lower === 'then';
    const hasObject = after !== undefined && objects.test(after.lower);
    const hasVerb = tokens.slice(0, i).some(({ pos }) => pos === 'VERB');
    return goesOn && hasObject && hasVerb ? { ...token, pos: 'VERB' } : token;
  });
}

/** "Jean", "-", "François" are one name when the sentence writes them so. */
function joinHyphens(tokens: Token[], sentence: string): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [before, token, after] = [joined.at(-1), tokens[i]!, tokens[i + 1]];
    const name = token.text === '-' && before && after && `${before.text}-${after.text}`;
    if (name && /^\p{Lu}[\p{L}-]*-\p{Lu}/u.test(name) && sentence.includes(name)) {
      joined[joined.length - 1] = {
        ...before,
        text: name,
        lower: name.toLowerCase(),
        pos: 'PROPN',
        lemma: name,
      };
      i++;
    } else joined.push(name && sentence.includes(name) ? { ...token, joins: true } : token);
  }
  return joined;
}

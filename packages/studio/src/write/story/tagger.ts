import model from 'wink-eng-lite-web-model';
import winkNlp, { type ItemToken } from 'wink-nlp';

const nlp = winkNlp(model);
/** The package declares this one with other parameters than it is called with. */
const lemma = nlp.its.lemma as unknown as typeof nlp.its.normal;

/** A word or sign with its part of speech (universal tags: NOUN, PROPN, ADJ, VERB, AUX, DET, …). */
export type Token = { text: string; lower: string; pos: string; lemma: string; isWord: boolean };

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
  return joinHyphens(tokens, sentence);
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
    } else joined.push(token);
  }
  return joined;
}

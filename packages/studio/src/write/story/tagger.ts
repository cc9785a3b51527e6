import model from 'wink-eng-lite-web-model';
import winkNlp, { type ItemToken } from 'wink-nlp';

const nlp = winkNlp(model);

/** A word or sign with its part of speech (universal tags: NOUN, PROPN, ADJ, VERB, AUX, DET, …). */
export type Token = { text: string; lower: string; pos: string; isWord: boolean };

/** Tags one sentence. Text in another language gets tags that mean little, never an error. */
export function tagSentence(sentence: string): Token[] {
  const tokens: Token[] = [];
  nlp
    .readDoc(sentence)
    .tokens()
    .each((token: ItemToken) => {
      tokens.push({
        text: token.out(),
        lower: token.out(nlp.its.normal),
        pos: token.out(nlp.its.pos),
        isWord: token.out(nlp.its.type) === 'word',
      });
    });
  return tokens;
}

import { isDark } from '../reading/reading.ts';
import type { Story } from '../story/analyse-story.ts';
import { stemsOf } from '../text/stems.ts';
import { plainWords, singular } from '../text/words.ts';
import { countsIn } from './counts.ts';
import { statesIn } from './states.ts';

/** What a story has settled: whatever a lesson says must not contradict it. */
export type StoryClaims = {
  /** Whether a text gives another number of the same thing, or shows a thing in another state. */
  contradicts(text: string): boolean;
  /** Number of the sentence that says all this already. */
  saidIn(text: string): number | undefined;
  /** Beginnings of its words. */
  stems: ReadonlySet<string>;
  /** Something in it is sad, frightening or worse. */
  dark: boolean;
};

/** A text of fewer words of its own cannot be known again. */
const leastShared = 3;
/** From this share of its words on, one or two sentences of the story say the same as a text. */
const sameWords = 0.75;

/** @param ofNumbers the lesson teaches with numbers, so that two of one unit are always compared */
export function claimsOf({ sentences, definitions }: Story, ofNumbers: boolean): StoryClaims {
  const texts = sentences.map(({ text }) => text);
  const counts = texts.flatMap((text) => countsIn(text).map((count) => ({ ...count, stems: stemsOf(text) })));
  const states = texts.flatMap(statesIn);
  const runs = texts.map((text, i) => new Set(stemsOf(`${text} ${texts[i + 1] ?? ''}`)));
  const otherCount = (text: string) => {
    const stems = new Set(stemsOf(text));
    return countsIn(text).some(({ of, value, measure }) => {
      const own = counts.filter((count) => count.of === of);
      // Ten percent of one thing says nothing against five of another.
      const always = !measure || (ofNumbers && of !== '%');
      const compared = own.filter(
        (count) => always || count.stems.some((stem) => stems.has(stem) && !/\d/.test(stem)),
      );
      return compared.length > 0 && !own.some((count) => count.value === value);
    });
  };
  const otherState = (text: string) =>
    statesIn(text).some(({ thing, state }) =>
      states.some((own) => own.thing === thing && own.state.opposite === state.word),
    );
  return {
    contradicts: (text) => otherCount(text) || otherState(text),
    saidIn: (text) => {
      const term = /^(?:an?|the)?\s*(.+?) (?:is|are|means?)\b/i.exec(text)?.[1];
      const defined = term && definitions.find((definition) => plain(definition.term) === plain(term));
      if (defined) return defined.sentence;
      const stems = [...new Set(stemsOf(text))];
      const shared = (run: Set<string>) => stems.filter((stem) => run.has(stem)).length / stems.length;
      const at = stems.length < leastShared ? -1 : runs.findIndex((run) => shared(run) >= sameWords);
      return at < 0 ? undefined : sentences[at]!.index;
    },
    stems: new Set(texts.flatMap(stemsOf)),
    dark: sentences.some(({ mood }) => isDark(mood)),
  };
}

const plain = (term: string) =>
  plainWords(term)
    .filter((word) => !/^(?:an?|the)$/.test(word))
    .map(singular)
    .join(' ');

import type { ContentTopic } from '@panelwise/contracts/domain/content';

export type RuleLanguage = 'en' | 'es' | 'fr' | 'de' | 'hi';

/** What a sentence, and what stands around it, is about; see `data/frames.ts`. */
export type Frame =
  | 'history'
  | 'science'
  | 'medicine'
  | 'prevention'
  | 'fiction'
  | 'game'
  | 'news'
  | 'report'
  | 'cooking';

/**
 * A rule is words and the order they come in, one expression a line. In an expression
 * `a|b` is one of both, `stem*` what begins so, `*end` what ends so, `=é` this very spelling with its accents, `@name` a
 * list of `lists`, `#` a number, `a?` may be missing, `..` up to three other words and `..7` up to seven,
 * `!a` "not followed by", `<!a` "not after", `^` and `$` begin and end of a sentence.
 */
export type Rule = {
  topic: ContentTopic;
  outcome: 'person' | 'refused';
  find?: string;
  /** Instead of `find`: signs, each as expressions, of which two different ones stand within three sentences. */
  signs?: string[];
  /** Of these frames it is allowed. */
  unless?: Frame[];
  /** Of these frames a person looks at it. */
  person?: Frame[];
  /** What becomes of it after "never", "do not" and the like. */
  negated?: 'allowed' | 'person' | 'same';
  /** A word that means something harmless in another language: it counts where this one is spoken. */
  homograph?: boolean;
  /** It tells how: no report and no quotation makes that better. */
  instructs?: boolean;
};

export type RuleSet = {
  language: RuleLanguage;
  lists: Record<string, string>;
  rules: Rule[];
};

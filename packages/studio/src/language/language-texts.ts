/**
 * What is said between the sentences that teach. `ask…` kinds are the learner's questions; the next panel
 * answers them, so each kind fits one kind of sentence.
 */
export const lineKinds = [
  'askCause',
  'askName',
  'askMeaning',
  'askAmount',
  'askMoney',
  'askExample',
  'askNext',
  'askMore',
  'tookIn',
  'tookWord',
  'tookAmount',
  'tookCause',
  'recapLearner',
] as const;
export type LineKind = (typeof lineKinds)[number];
export type LineTemplates = Record<LineKind, readonly string[]>;

/** A question asked and answered: of a panel, or of the learning content. */
export type Pair = readonly [ask: string, answer: string];

/**
 * Every string that the studio itself writes into a comic, its quiz, its FAQs and its facts, in one language.
 * Slots: `{term}` a word of the story, `{amount}` a number as written, `{name}` a person, `{concept}` the
 * concept; others say what they hold. A line with a slot that nothing fills is not used.
 */
export type LanguageTexts = {
  /** Joins the last two of a list. */
  and: string;
  /** Ends a statement. */
  fullStop: string;
  lines: LineTemplates;
  /** Added for grades up to 5, and from grade 6 on. */
  youngLines: Partial<LineTemplates>;
  olderLines: Partial<LineTemplates>;
  /** Who opens a comic asks and answers in pairs: first parts, then parts that go on. */
  openings: readonly Pair[];
  /** First parts of a story with people: `{name}` is the one told of most. */
  openingsWithPeople: readonly Pair[];
  reopenings: readonly Pair[];
  /** What the learner thinks where a page has a panel to spare. */
  thoughts: readonly string[];
  title: {
    untitled: string;
    part: string;
    /** The title of a comic with its part, as it stands on what is printed. */
    inSeries: string;
    twoOf: string;
    grade: string;
    kindergarten: string;
  };
  /** A grown-up who tells a story as "I". */
  storyteller: string;
  /** At the foot of a page. */
  footer: string;
  /** Whose comic it is, at the foot of its first page. */
  byline: string;
  captions: {
    steps: string;
    remember: string;
    keyWords: string;
    money: string;
    years: string;
    numbers: string;
    meals: string;
  };
  /** Below the bars of money that grows. */
  bars: { start: string; year: string; month: string; week: string; step: string };
  recap: { words: string };
  /** How a picture is told, and then its words. */
  alt: { people: string; thing: string; diagram: string; says: string; thinks: string };
  questions: {
    meaning: string;
    cloze: string;
    amount: string;
    why: string;
    because: string;
    first: string;
    last: string;
    next: string;
    /** Asked in languages whose sentences the studio can take apart. */
    consequence?: string;
    /** Explanations of the harder questions. */
    firstWhy: string;
    lastWhy: string;
  };
  faqs: {
    meaning: string;
    why: string;
  };
  facts: { says: string };
};

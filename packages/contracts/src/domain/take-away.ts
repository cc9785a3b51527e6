/** What a teacher takes away of a comic, by its short name in addresses. */

/** Files to read on a screen. */
export const readingFormats = ['png', 'cbz', 'epub'] as const;
export type ReadingFormat = (typeof readingFormats)[number];

/** Files that learning platforms and spreadsheets take a quiz from. */
export const quizFormats = ['moodle', 'qti', 'gift', 'csv'] as const;
export type QuizFormat = (typeof quizFormats)[number];

/** The quizzes of a comic: one of the two, or both in one file. */
export const quizNames = ['quiz', 'hardcore'] as const;
export type QuizName = (typeof quizNames)[number];
export const quizChoices = [...quizNames, 'both'] as const;
export type QuizChoice = (typeof quizChoices)[number];

/** The columns of a quiz in a spreadsheet, in their order; options stand between question and right answer. */
export const quizColumns = {
  quiz: 'quiz',
  question: 'question',
  option: 'option',
  rightAnswer: 'right answer',
  difficulty: 'difficulty',
  explanation: 'explanation',
  page: 'page',
  panel: 'panel',
} as const;

/** Whether questions from a file come after those that are there, or in their place. */
export const importModes = ['add', 'replace'] as const;
export type ImportMode = (typeof importModes)[number];

/** What is printed for a class; the kit is all of it in one file. */
export const kitSheets = ['comic', 'worksheet', 'cut-outs', 'colouring', 'answer-key', 'kit'] as const;
export type KitSheet = (typeof kitSheets)[number];

/** Sheets that are made of questions, and cannot be printed before there are some. */
export const sheetsOfQuestions: readonly KitSheet[] = ['worksheet', 'answer-key', 'kit'];

/** Papers that sheets are printed on, with their size in mm. */
export const papers = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
export type Paper = keyof typeof papers;
/** Countries that print on Letter; all others print on A4. */
const letterCountries = new Set([
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'VE',
  'GT',
  'CR',
  'PA',
  'DO',
  'SV',
  'NI',
  'PR',
]);

/** The paper of a country, by its code. */
export const paperOf = (country: string): Paper => (letterCountries.has(country) ? 'letter' : 'a4');

export const paperNames = Object.keys(papers) as [Paper, ...Paper[]];

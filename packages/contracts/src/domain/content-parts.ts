import type { CastChoice } from './cast.ts';
import type { ContentPart } from './content.ts';
import type { Fact, Faq, WrittenItem } from './learning.ts';
import type { PartWishes } from './part-wishes.ts';
import type { PartPlan } from './series.ts';

/** A text with where it stands: in words for its writer, and as the path of a refusal's details. */
export type PlacedText = ContentPart & { path: string };

const placed = (path: string, place: string, text: unknown): PlacedText[] =>
  typeof text === 'string' && text.trim() !== '' ? [{ path, place, text }] : [];

type Story = {
  title?: string | undefined;
  author?: string | undefined;
  concept?: string | undefined;
  story?: string | undefined;
  castNames?: Record<string, unknown> | undefined;
};

/** What a creator brings to begin with. */
export function storyTexts({ title, author, concept, story, castNames }: Story): PlacedText[] {
  return [
    ...placed('title', 'Title', title),
    ...placed('author', 'Name on the cover', author),
    ...placed('concept', 'Concept', concept),
    ...placed('story', 'Story', story),
    ...Object.entries(castNames ?? {}).flatMap(([key, name]) => placed(`castNames.${key}`, 'Names', name)),
  ];
}

/** Who is in a comic: by the names of the story, and by those that its creator has given. */
export function castTexts(cast: readonly CastChoice[]): PlacedText[] {
  return cast.flatMap(({ name, called }, i) => [
    ...placed(`cast.${i}.name`, 'Names', name),
    ...placed(`cast.${i}.called`, 'Another name', called),
  ]);
}

/** What a breakdown says of its parts. */
export function planTexts(
  plans: readonly (Pick<PartPlan, 'title' | 'keyTerms'> & Partial<PartPlan>)[],
): PlacedText[] {
  return plans.flatMap(({ title, keyTerms, start = '', end = '' }, i) => [
    ...placed(`parts.${i}.title`, `Part ${i + 1}, title`, title),
    ...keyTerms.flatMap((term) => placed(`parts.${i}.keyTerms`, `Part ${i + 1}, key terms`, term)),
    ...placed(`parts.${i}.start`, `Part ${i + 1}, beginning`, start),
    ...placed(`parts.${i}.end`, `Part ${i + 1}, end`, end),
  ]);
}

/** The terms for which somebody wants a picture, or none. */
export function wishTexts(wishes: PartWishes): PlacedText[] {
  return wishes.flatMap(({ part, pictures = [] }, i) =>
    pictures.flatMap(({ term }, j) =>
      placed(`wishes.${i}.pictures.${j}.term`, `Part ${part}, key terms`, term),
    ),
  );
}

/** How a key of the script is called where people read of it. */
const keyNames: Record<string, string> = {
  captionBottom: 'closing caption',
  text: 'words',
  sfx: 'sound',
  alt: 'description',
  as: 'look',
};
const listNames: Record<string, string> = { dialogue: 'line', cast: 'person', props: 'thing' };

/** What only the studio reads, and writes for itself: no words for anybody. */
const ownKeys = new Set([
  'understood',
  'factIds',
  'room',
  'shot',
  'tone',
  'kind',
  'pose',
  'side',
  'expression',
]);

function wordsIn(value: unknown, path: string, place: string[]): PlacedText[] {
  if (typeof value === 'string') return placed(path, place.join(', '), value);
  if (Array.isArray(value)) return value.flatMap((one, i) => wordsIn(one, `${path}.${i}`, place));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (ownKeys.has(key)) return [];
    const list = listNames[key];
    if (list && Array.isArray(inner))
      return inner.flatMap((one, i) => wordsIn(one, `${path}.${key}.${i}`, [...place, `${list} ${i + 1}`]));
    return wordsIn(inner, `${path}.${key}`, [...place, keyNames[key] ?? key]);
  });
}

/** Every word of a script, whatever form its pages have by now. */
export function scriptTexts(pages: unknown): PlacedText[] {
  if (!Array.isArray(pages)) return wordsIn(pages, 'script', ['Script']);
  return pages.flatMap((page, i) => {
    const where = `Page ${i + 1}`;
    const { panels, ...rest } = Object(page) as { panels?: unknown };
    if (!Array.isArray(panels)) return wordsIn(page, `${i}`, [where]);
    return [
      ...wordsIn(rest, `${i}`, [where]),
      ...panels.flatMap((panel, j) => wordsIn(panel, `${i}.panels.${j}`, [where, `panel ${j + 1}`])),
    ];
  });
}

/** A script as its author left it, readable or not. */
export function scriptTextTexts(text: string): PlacedText[] {
  try {
    return scriptTexts(JSON.parse(text));
  } catch {
    return placed('script', 'Script', text);
  }
}

type Question = { question: string; options: readonly string[]; explanation?: string | null | undefined };

function questionTexts(path: string, place: string, { question, options, explanation }: Question) {
  return [
    ...placed(`${path}.question`, place, question),
    ...options.flatMap((option, i) => placed(`${path}.options.${i}`, `${place}, answer ${i + 1}`, option)),
    ...placed(`${path}.explanation`, `${place}, explanation`, explanation),
  ];
}

export type LearningTexts = {
  questions?: readonly Question[];
  hardcoreQuestions?: readonly Question[];
  faqs?: readonly Pick<Faq, 'question' | 'answer'>[];
  facts?: readonly Pick<Fact, 'fact'>[];
};

/** The questions, FAQs and facts of a comic, counted from 1. */
export function learningTexts({ questions, hardcoreQuestions, faqs, facts }: LearningTexts): PlacedText[] {
  return [
    ...(questions ?? []).flatMap((one, i) => questionTexts(`questions.${i}`, `Quiz question ${i + 1}`, one)),
    ...(hardcoreQuestions ?? []).flatMap((one, i) =>
      questionTexts(`hardcoreQuestions.${i}`, `Hardcore question ${i + 1}`, one),
    ),
    ...(faqs ?? []).flatMap(({ question, answer }, i) => [
      ...placed(`faqs.${i}.question`, `FAQ ${i + 1}`, question),
      ...placed(`faqs.${i}.answer`, `FAQ ${i + 1}, answer`, answer),
    ]),
    ...(facts ?? []).flatMap(({ fact }, i) => placed(`facts.${i}.fact`, `Fact ${i + 1}`, fact)),
  ];
}

/** One item of the learning content as a writer of ours writes it. */
export function writtenTexts(
  written:
    | { kind: 'quiz' | 'hardcore-quiz'; item: Question }
    | { kind: 'faqs'; item: Pick<Faq, 'question' | 'answer'> }
    | { kind: 'facts'; item: Pick<Fact, 'fact'> },
): PlacedText[] {
  if (written.kind === 'facts') return learningTexts({ facts: [written.item] });
  if (written.kind === 'faqs') return learningTexts({ faqs: [written.item] });
  return learningTexts({ questions: [written.item] });
}

/** One item of the learning content as a person writes it. */
export function itemTexts(item: WrittenItem): PlacedText[] {
  if (item.kind === 'facts') return placed('item.fact', 'Fact', item.fact);
  if (item.kind === 'faqs')
    return [
      ...placed('item.question', 'Question', item.question),
      ...placed('item.answer', 'Answer', item.answer),
    ];
  return questionTexts('item', 'Question', item);
}

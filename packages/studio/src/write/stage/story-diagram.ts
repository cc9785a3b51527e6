import { type Diagram, diagramSchema } from '@panelwise/contracts/domain/diagram';
import type { Prop } from '@panelwise/contracts/domain/script';
import { fillIn } from '../../language/language.ts';
import type { LanguageTexts } from '../../language/language-texts.ts';
import { amountValue, isYear, risingMoney } from '../story/amounts.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import type { Term } from '../story/terms.ts';
import { capitalise, escapeRegExp } from '../text/words.ts';
import type { Beat } from './beat.ts';
import { isDenied } from './denied-pictures.ts';
import { pictureFor, topicWords } from './picture-for.ts';
import { denies, type Told, takesBack } from './told/told.ts';
import { toldArea } from './told/told-area.ts';
import { toldCircuit } from './told/told-circuit.ts';
import { toldMeals } from './told/told-meals.ts';
import { toldDivision, toldSeasons } from './told/told-science.ts';
import { toldSeries } from './told/told-series.ts';
import { toldTriangle } from './told/told-triangle.ts';
import { toldWaves } from './told/told-waves.ts';

/** What the money of a story grows by, told by the words of the story itself. */
const periods: [keyof LanguageTexts['bars'], RegExp][] = [
  [
    'year',
    /(?<!\p{L})(?:years?|años?|(?:un|par|chaque|l['’]) ?an|(?<=\d )ans|années?|Jahre?n?)(?!\p{L})|साल|वर्ष/iu,
  ],
  ['month', /(?<!\p{L})(?:months?|mes|meses|mois|Monate?n?)(?!\p{L})|महीन/iu],
  ['week', /(?<!\p{L})(?:weeks?|semanas?|semaines?|Wochen?)(?!\p{L})|हफ़्त|सप्ताह/iu],
];

/** What is done with money that grows. */
const growing =
  /(?<!\p{L})(?:sav(?:e|es|ed|ings?)|earn(?:s|ed|ings)?|interest|grow(?:s|n|ing)?|grew|profits?|doubl(?:es|ed)|piggy bank|ahorr\p{L}+|gan(?:a|an|ó|aron)|interés|épargn\p{L}+|gagn\p{L}+|intérêts?|spart?en?|gespart|verdien\p{L}+|Zinsen|wächst|wuchs)(?!\p{L})|बचत|बचा|कमा|ब्याज/iu;

/** What is paid for something grows into nothing. */
const isCost =
  /(?<!\p{L})(?:costs?|priced?|prices|pa(?:y|ys|id)|spen[dt]|spends|bought|buys?|(?:for|at) [$€£₹]\S+ (?:each|a|an|per)|each)(?!\p{L})/iu;

/** Money that grows through the sentences, as bars from zero; undefined when it does not grow, or past all bars. */
export function moneyBars(sentences: StorySentence[], { bars, captions }: LanguageTexts): Beat | undefined {
  const run = risingMoney(sentences.filter(({ text }) => !isCost.test(text)).flatMap((s) => s.amounts));
  if (!run) return undefined;
  const text = sentences.map((s) => s.text).join(' ');
  // The fare, the ticket and what is left of ten pounds are no money that grows.
  if (!periods.some(([, words]) => words.test(text)) && !growing.test(text)) return undefined;
  const step = bars[periods.find(([, words]) => words.test(text))?.[0] ?? 'step'];
  const diagram: Diagram = {
    kind: 'bars',
    bars: run.map((amount, i) => ({
      label: i === 0 ? bars.start : fillIn(step, { n: String(i) })!,
      value: amountValue(amount),
      text: amount,
    })),
  };
  if (!diagramSchema.safeParse(diagram).success) return undefined;
  const told = sentences.filter((s) => s.amounts.some((amount) => run.includes(amount)));
  return { kind: 'diagram', lines: [], caption: captions.money, diagram, factIds: told.map(sentenceFactId) };
}

/** Three or more dated sentences as a line of time; undefined when they are fewer, too long or out of order. */
export function yearLine(sentences: StorySentence[], { captions }: LanguageTexts): Beat | undefined {
  const dated = sentences.flatMap((s) => {
    const year = s.quote ? undefined : s.amounts.find(isYear);
    const label = capitalise(withoutYear(s.text, year ?? '').replace(/[.!।]$/u, ''));
    return year && label.length <= 80 ? [{ year, label, sentence: s }] : [];
  });
  const inOrder = dated.every((d, i) => i === 0 || Number(d.year) > Number(dated[i - 1]!.year));
  if (dated.length < 3 || !inOrder) return undefined;
  const shown = dated.slice(0, 6);
  const diagram: Diagram = { kind: 'timeline', events: shown.map((d) => ({ when: d.year, label: d.label })) };
  return {
    kind: 'diagram',
    lines: [],
    caption: captions.years,
    diagram,
    factIds: shown.map((d) => sentenceFactId(d.sentence)),
  };
}

/**
 * A diagram with values that the story's own sentences tell, all of them and without contradiction; it carries the facts
 * of these sentences, which have their own panels before it. English.
 */
export function toldDiagram(
  sentences: StorySentence[],
  story: Story,
  { captions }: LanguageTexts,
): Beat | undefined {
  if (story.language !== 'en' || story.danger) return undefined;
  for (const read of readings) {
    const told = read(sentences, story);
    const diagram = diagramSchema.safeParse(told?.diagram).data;
    if (!told || !diagram) continue;
    const from = sentences.filter((sentence) => told.from.includes(sentence));
    if (isDoubted(from, sentences)) continue;
    const speaker = from.at(-1)?.quote?.speaker;
    return {
      kind: 'diagram',
      lines: [],
      caption: captionOf(diagram, captions),
      diagram,
      people: speaker ? [speaker] : [],
      factIds: from.map(sentenceFactId),
    };
  }
  return undefined;
}

/** Of the seasons nothing is counted, and their picture names its months itself. */
function captionOf({ kind }: Diagram, captions: LanguageTexts['captions']): string | undefined {
  if (kind === 'seasons') return undefined;
  if (kind === 'division') return captions.steps;
  return kind === 'web' ? captions.meals : captions.numbers;
}

/** Whether what the sentences tell is denied by one of them, or taken back by one of the next three. */
function isDoubted(from: StorySentence[], sentences: StorySentence[]): boolean {
  const [first, last] = [from.at(0), from.at(-1)].map((sentence) => sentences.indexOf(sentence!));
  return (
    from.some(({ text }) => denies(text)) ||
    sentences.slice(first!, last! + 4).some(({ text }) => takesBack(text))
  );
}

/** The surest first: what has to obey a law before what is only listed. */
const readings: ((sentences: StorySentence[], story: Story) => Told | undefined)[] = [
  toldCircuit,
  toldTriangle,
  toldArea,
  toldWaves,
  toldMeals,
  toldDivision,
  toldSeasons,
  toldSeries,
];

const opener = /^(?:first|second|third|then|next|now|after that|finally|last|at last)$/;

/** The steps of a how-to as a chain, each as what is done to what: "push needle"; undefined under three. English. */
export function stepChain(sentences: StorySentence[], { captions }: LanguageTexts): Beat | undefined {
  const steps = sentences.flatMap((sentence) => {
    const [first, verb, article, ...rest] = sentence.tokens.filter((token) => token.isWord);
    const orders = opener.test(first?.lower ?? '') && verb && /^(?:VERB|NOUN)$/.test(verb.pos);
    if (!orders || /(?:s|ed)$/.test(verb.lower) || !/^(?:DET|PRON)$/.test(article?.pos ?? '')) return [];
    const thing = rest.find((token) => token.pos !== 'ADJ');
    if (thing?.pos !== 'NOUN') return [];
    return [
      {
        label: `${verb.lower} ${thing.lower}`,
        icon: pictureFor(
          thing.lower,
          'en',
          rest.map(({ lower }) => lower),
        ),
        sentence,
      },
    ];
  });
  const different = steps.filter(({ label }, i) => steps.findIndex((step) => step.label === label) === i);
  if (different.length < 3) return undefined;
  const shown = different.slice(0, 6);
  return {
    kind: 'diagram',
    lines: [],
    caption: captions.steps,
    diagram: { kind: 'chain', nodes: shown.map(({ label, icon }) => ({ label, ...(icon && { icon }) })) },
    factIds: shown.map(({ sentence }) => sentenceFactId(sentence)),
  };
}

/** The year stands beside the label: "In 1869 it opened" becomes "it opened". */
function withoutYear(text: string, year: string): string {
  const at = escapeRegExp(year);
  return text
    .replace(new RegExp(`^(?:In|By|En|Im Jahr|Im Jahre|सन्?) ${at}( में)?,?\\s+`, 'iu'), '')
    .replace(new RegExp(`,? (?:in|en) ${at}(?!\\d)`, 'u'), '');
}

/** The story's words with pictures, side by side without arrows: arrows would claim an order. */
export function wordWall(terms: Term[], story: Story, { captions }: LanguageTexts): Beat | undefined {
  const props: Prop[] = [];
  for (const term of terms.filter(({ count, key }) => count > 1 && key.split(' ').length < 3).slice(0, 12)) {
    const icon = pictureFor(term.key, story.language, topicWords(story));
    if (icon && story.language === 'en' && isDenied(icon, term.key, term.text)) continue;
    if (icon && !props.some((p) => 'icon' in p && p.icon === icon)) props.push({ icon, label: term.text });
  }
  if (props.length < 3) return undefined;
  return { kind: 'words', lines: [], caption: captions.keyWords, props: props.slice(0, 4) };
}

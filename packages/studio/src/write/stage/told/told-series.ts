import type { StorySentence } from '../../story/analyse-story.ts';
import { tagSentence } from '../../story/tagger.ts';
import { capitalise } from '../../text/words.ts';
import { isSupposed, number, type Told, textOf, withDigits } from './told.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const step = 'day|week|month|hour|minute';
const time = new RegExp(
  `\\b(?:(?:on )?(${step}) (\\d+)|after (\\d+) (${step})s?|on (${weekdays.join('|')}))\\b`,
  'gi',
);
const value = new RegExp(
  `(?<![\\w.])([-−]?${number}) ?(°C|°F|cm|mm|km|m|kg|g|ml|l|[a-z]{3,})(?![\\w²/])`,
  'i',
);

type Point = {
  x: number;
  y: number;
  unit: string;
  step: string;
  name?: string;
  of: string;
  sentence: StorySentence;
};

/** What an amount is of, told by its unit and by what the sentences say of it. */
const quantities: [RegExp, RegExp, string][] = [
  [/^°[CF]$/, /./, 'Temperature'],
  [/^(?:cm|mm|m)$/, /\b(?:tall|high|height)\b/i, 'Height'],
  [/^(?:cm|mm|m)$/, /\b(?:long|length)\b/i, 'Length'],
  [/^(?:mm|cm)$/, /\brain/i, 'Rain'],
  [/^(?:km|m)$/, /\b(?:walk|ran|run|rode|ride|cycle|swam|swim)/i, 'Distance'],
  [/^(?:kg|g)$/, /\bweigh/i, 'Weight'],
];

const mostBars = 8;

/** Three or more numbers of the same thing, one for each day, week or hour, in order. */
export function toldSeries(sentences: StorySentence[]): Told | undefined {
  const points = sentences.flatMap(pointsIn);
  if (points.length < 3 || points.length > 12) return undefined;
  const { unit, step } = points[0]!;
  const alike = points.every(
    (point) => point.unit === unit && point.step === step && !!point.name === !!points[0]!.name,
  );
  const inOrder = points.every(({ x }, i) => i === 0 || x > points[i - 1]!.x);
  if (!alike || !inOrder) return undefined;
  const from = [...new Set(points.map(({ sentence }) => sentence))];
  if (from.some(({ text }) => isSupposed(text) || hasMore(text, unit))) return undefined;
  if (!sameThing(points.map(({ of }) => of))) return undefined;
  const isUnit = /^(?:°[CF]|cm|mm|km|m|kg|g|ml|l)$/.test(unit);
  const quantity = quantities.find(([units, words]) => units.test(unit) && words.test(textOf(from)))?.[2];
  if (isUnit && !quantity) return undefined;
  const y = quantity ? { label: quantity, unit } : { label: capitalise(unit) };
  // What is counted on each day is a bar a day; what is measured goes on between them.
  if (points[0]!.name && !isUnit && points.every((point) => point.y >= 0) && points.length <= mostBars)
    return {
      diagram: { kind: 'bars', bars: points.map(({ y, name }) => ({ label: name!, value: y })), unit },
      from,
    };
  const shown = points.map(({ x, y, name }) => ({ x, y, ...(name && { name }) }));
  const x = { label: capitalise(step) };
  return { diagram: { kind: 'plot', x, y, points: shown, ...(isUnit && { line: true }) }, from };
}

/** Whether a sentence tells more amounts of a unit than its times: which of them is meant nobody knows. */
function hasMore(text: string, unit: string): boolean {
  const written = withDigits(text);
  const amounts = [...written.matchAll(new RegExp(value, 'gi'))].filter(({ 2: of }) => of === unit);
  const first = written.search(time);
  return (
    amounts.length > [...written.matchAll(time)].length ||
    amounts.some(({ index }) => index < first) ||
    /\d ?\p{L}+ (?:more|less|fewer|taller|longer|higher|colder|warmer|heavier)\b/iu.test(written)
  );
}

/** Whether the words before each amount speak of one thing and of one doing: "the hen laid", "it laid". */
function sameThing(words: string[]): boolean {
  const tokens = words.map((text) => tagSentence(text));
  const lemmas = (pos: RegExp) => [
    ...new Set(tokens.flat().flatMap((token) => (pos.test(token.pos) ? [token.lemma] : []))),
  ];
  const doings = new Set(lemmas(/^(?:VERB|AUX)$/).map((verb) => (isState.test(verb) ? 'be' : verb)));
  const persons = lemmas(/^PRON$/).filter((pronoun) => /^(?:he|she|I|you|we|they)$/i.test(pronoun));
  return lemmas(/^(?:NOUN|PROPN)$/).length < 2 && doings.size < 2 && persons.length < 2;
}
const isState = /^(?:be|have|measure|reach|stand|show)$/;

/** Each time of a sentence with the first amount behind it, before the next time. */
function pointsIn(sentence: StorySentence): Point[] {
  const text = withDigits(sentence.text);
  const times = [...text.matchAll(time)];
  return times.flatMap((match, i): Point[] => {
    const rest = text.slice(match.index + match[0].length, times[i + 1]?.index);
    const amount = value.exec(rest);
    if (!amount) return [];
    const [, stepBefore, count, countAfter, stepAfter, day] = match;
    const weekday = day && weekdays.find((one) => one.toLowerCase() === day.toLowerCase());
    const y = Number(amount[1]!.replace('−', '-'));
    const of = rest.slice(0, amount.index).trim();
    const known = {
      y,
      of,
      unit: /[°A-Z]/.test(amount[2]!) ? amount[2]! : amount[2]!.toLowerCase(),
      sentence,
    };
    if (weekday) return [{ ...known, x: weekdays.indexOf(weekday) + 1, step: 'day', name: weekday }];
    return [{ ...known, x: Number(count ?? countAfter), step: (stepBefore ?? stepAfter)!.toLowerCase() }];
  });
}

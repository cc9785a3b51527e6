import type { Diagram, Prop } from '@panelwise/contracts/domain/script';
import { amountValue, isYear, risingMoney } from '../story/amounts.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import type { Term } from '../story/terms.ts';
import { capitalise } from '../text/words.ts';
import type { Beat } from './beat.ts';
import { findIcon } from './icon-words.ts';

/** Money that grows through the sentences, as bars from zero; undefined when it does not grow. */
export function moneyBars(sentences: StorySentence[]): Beat | undefined {
  const run = risingMoney(sentences.flatMap((s) => s.amounts));
  if (!run) return undefined;
  const text = sentences.map((s) => s.text).join(' ');
  const step = /\byears?\b/i.test(text)
    ? 'Year'
    : /\bmonths?\b/i.test(text)
      ? 'Month'
      : /\bweeks?\b/i.test(text)
        ? 'Week'
        : 'Step';
  const diagram: Diagram = {
    kind: 'bars',
    bars: run.map((amount, i) => ({
      label: i === 0 ? 'Start' : `${step} ${i}`,
      value: amountValue(amount),
      text: amount,
    })),
  };
  const told = sentences.filter((s) => s.amounts.some((amount) => run.includes(amount)));
  return {
    kind: 'diagram',
    lines: [],
    caption: 'Watch the money grow!',
    diagram,
    factIds: told.map(sentenceFactId),
  };
}

/** Three or more dated sentences as a line of time; undefined when they are fewer, too long or out of order. */
export function yearLine(sentences: StorySentence[]): Beat | undefined {
  const dated = sentences.flatMap((s) => {
    const year = s.amounts.find(isYear);
    const label = capitalise(
      s.text.replace(new RegExp(`^In ${year},?\\s+|\\s+in ${year}\\b`), '').replace(/[.!]$/, ''),
    );
    return year && label.length <= 80 ? [{ year, label, sentence: s }] : [];
  });
  const inOrder = dated.every((d, i) => i === 0 || Number(d.year) > Number(dated[i - 1]!.year));
  if (dated.length < 3 || !inOrder) return undefined;
  const shown = dated.slice(0, 6);
  const diagram: Diagram = { kind: 'timeline', events: shown.map((d) => ({ when: d.year, label: d.label })) };
  return {
    kind: 'diagram',
    lines: [],
    caption: 'When was what?',
    diagram,
    factIds: shown.map((d) => sentenceFactId(d.sentence)),
  };
}

/** The story's words with pictures, side by side without arrows: arrows would claim an order. */
export function wordWall(terms: Term[]): Beat | undefined {
  const props: Prop[] = [];
  for (const term of terms.slice(0, 12)) {
    const icon = findIcon(term.key);
    if (icon && !props.some((p) => 'icon' in p && p.icon === icon)) props.push({ icon, label: term.text });
  }
  if (props.length < 3) return undefined;
  return { kind: 'words', lines: [], caption: 'Words to remember', props: props.slice(0, 4) };
}

import { html } from '@panelwise/studio/draw/markup';
import type { KitAddresses } from './kit-addresses.ts';
import type { KitDocument, KitQuestion, PanelPlace } from './kit-document.ts';
import { type KitWords, kitWords } from './kit-words.ts';
import { panelHtml } from './panel-html.ts';
import { sheetHtml } from './sheet-html.ts';
import type { SheetText } from './sheet-text.ts';
import { letterOf } from './worksheet-html.ts';

/** Width of the panel that teaches an answer, and its greatest height, in mm. */
const shown = { width: 46, height: 34 };

/** The right answers, why, and the panel that teaches each; and the order of the panels to cut out. */
export function answerKeyHtml(kit: KitDocument, text: SheetText, addresses: KitAddresses): string {
  const say = kitWords(kit.language);
  const all = [...kit.questions, ...kit.hardcoreQuestions];
  return sheetHtml(text, { over: kit.title, title: say.answerKey }, [
    ...all.map((item, i) => () => answerHtml(kit, item, i + 1, text, addresses, say)),
    () => orderHtml(kit, text, say),
  ]);
}

function answerHtml(
  kit: KitDocument,
  item: KitQuestion,
  number: number,
  text: SheetText,
  addresses: KitAddresses,
  say: KitWords,
): string {
  const right = item.options.indexOf(item.correctAnswer);
  const told = html`<div><p class="asked"><b>${text.say(`${number}.`)}</b><span>${text.say(item.question)}</span></p>
<p class="right"><b class="letter">${text.say(letterOf(right))}</b><span>${text.say(item.correctAnswer)}</span></p>
${item.explanation ? html`<p class="why">${text.say(item.explanation)}</p>` : ''}</div>`;
  const taught = item.taughtAt && taughtHtml(kit, item.taughtAt, text, addresses, say);
  return html`<div class="question answer">${told}${taught || ''}</div>`;
}

/** The panel as it was drawn; nothing where the comic has none there any more. */
function taughtHtml(
  { pages }: KitDocument,
  { page, panel }: PanelPlace,
  text: SheetText,
  addresses: KitAddresses,
  say: KitWords,
): string {
  const plan = pages[page - 1]?.plan.panels[panel - 1];
  if (!plan) return '';
  const width = Math.min(shown.width, (shown.height * plan.box.width) / plan.box.height);
  const picture = panelHtml(plan, width, addresses.art(page - 1), addresses.panel(page - 1, panel - 1));
  return html`<p class="taught">${picture}<span>${text.say(say.taughtAt(page, panel))}</span></p>`;
}

function orderHtml({ cutOuts }: KitDocument, text: SheetText, say: KitWords): string {
  const inOrder = cutOuts.toSorted((a, b) => a.page - b.page || a.panel - b.panel);
  if (inOrder.length < 2) return '';
  const title = html`<h2>${text.say(say.rightOrder)}</h2>`;
  const letters = inOrder.map(({ letter }) => html`<li><b class="letter">${text.say(letter)}</b></li>`);
  return html`<div class="question">${title}<ol class="order">${letters.join('')}</ol></div>`;
}

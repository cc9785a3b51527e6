import { html } from '@panelwise/studio/draw/markup';
import type { KitDocument, KitQuestion } from './kit-document.ts';
import { kitWords } from './kit-words.ts';
import { sheetHtml } from './sheet-html.ts';
import type { SheetText } from './sheet-text.ts';

/** Questions to answer on paper, without their answers. */
export function worksheetHtml(kit: KitDocument, text: SheetText): string {
  const say = kitWords(kit.language);
  const count = kit.questions.length;
  const many = (items: KitQuestion[], first: number, because?: string) =>
    items.map((item, i) => questionHtml(item, first + i, text, because)).join('');
  return sheetHtml(text, { over: kit.title, title: say.worksheet }, [
    () =>
      html`<p class="who"><span class="field">${text.say(say.name)}<i></i></span><span class="field short">${text.say(say.date)}<i></i></span></p>`,
    () => many(kit.questions, 1),
    () => (kit.hardcoreQuestions.length > 0 ? html`<h2>${text.say(say.thinkHarder)}</h2>` : ''),
    () => many(kit.hardcoreQuestions, count + 1, say.because),
  ]);
}

/** @param because asks for a reason, with lines to write it on */
function questionHtml(item: KitQuestion, number: number, text: SheetText, because?: string): string {
  return html`<div class="question">
<p class="asked"><b>${text.say(`${number}.`)}</b><span>${text.say(item.question)}</span></p>
<ul>${item.options.map((option, i) => html`<li><b class="letter">${text.say(letterOf(i))}</b><span>${text.say(option)}</span></li>`).join('')}</ul>
${because ? html`<p class="because">${text.say(because)}</p><i class="line"></i><i class="line"></i>` : ''}
</div>`;
}

/** The letter of an option or a panel: A, B … Z, AA, AB … */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

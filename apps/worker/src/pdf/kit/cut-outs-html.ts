import { papers } from '@panelwise/contracts/domain/take-away';
import { html } from '@panelwise/studio/draw/markup';
import type { PanelPlan } from '@panelwise/studio/draw/page-plan';
import type { KitAddresses } from './kit-addresses.ts';
import type { CutOut, KitDocument, PanelPlace } from './kit-document.ts';
import { sheetMargin } from './kit-style.ts';
import { kitWords } from './kit-words.ts';
import { panelHtml } from './panel-html.ts';
import { sheetHtml } from './sheet-html.ts';
import type { SheetText } from './sheet-text.ts';

/** Room around a panel up to the line that is cut, before it for its letter, and between two of those lines, in mm. */
const around = 3.4;
const forLetter = 4.6;
const between = 6;
/** A panel this much wider than high goes over the whole width. */
const wide = 1.55;
/** Three rows of panels have room on a sheet, on the first one under its title too. */
const tallest = 61;

/** Panels out of their order, each with a letter and a line to cut along. */
export function cutOutsHtml(kit: KitDocument, text: SheetText, addresses: KitAddresses): string {
  const say = kitWords(kit.language);
  const room = papers[kit.paper].width - 2 * sheetMargin;
  const cutHtml = ({ page, panel, letter }: CutOut) => {
    const plan = planOf(kit, { page, panel });
    const width = widthOf(plan, room);
    const picture = panelHtml(plan, width, addresses.art(page - 1), addresses.panel(page - 1, panel - 1));
    return html`<div class="cut"><b class="letter">${text.say(letter)}</b>${picture}</div>`;
  };
  const how = () => html`<p class="how">${text.say(say.cutOutHow)}</p>`;
  const rows = rowsOf(kit).map((row) => () => html`<div class="row">${row.map(cutHtml).join('')}</div>`);
  return sheetHtml(text, { over: kit.title, title: say.cutOut }, [how, ...rows]);
}

/** Two panels side by side where neither is wide. */
function rowsOf(kit: KitDocument): CutOut[][] {
  const rows: CutOut[][] = [];
  for (const cut of kit.cutOuts) {
    const last = rows.at(-1);
    const pairs = last?.length === 1 && ![...last, cut].some((one) => isWidePanel(planOf(kit, one)));
    if (pairs) last.push(cut);
    else rows.push([cut]);
  }
  return rows;
}

const planOf = ({ pages }: KitDocument, { page, panel }: PanelPlace) =>
  pages[page - 1]!.plan.panels[panel - 1]!;

/** True for a panel that goes over the whole width of a sheet; two of the others lie side by side. */
export const isWidePanel = ({ box }: Pick<PanelPlan, 'box'>) => box.width / box.height > wide;

/** How wide a panel is printed, in mm. */
function widthOf(panel: PanelPlan, room: number): number {
  const { width, height } = panel.box;
  const beside = 2 * around + forLetter;
  const whole = room - beside;
  const half = (room - between) / 2 - beside;
  return Math.min(isWidePanel(panel) ? whole : half, (tallest * width) / height);
}

import type { SeenPlace } from '@panelwise/contracts/domain/comic';
import { languageOf } from '../language/detect-language.ts';
import type { Language } from '../language/language.ts';
import { countedPhrase } from '../write/stage/describe.ts';
import type { PanelComposition, PlacedCard, PlacedProp, Rect } from './compose/composition.ts';
import { bodyRects } from './compose/figure-extent.ts';
import { textRects } from './compose/verdict.ts';
import { displayBox } from './lettering/display.ts';
import { onPage } from './on-page.ts';
import type { Box, PagePlan, PanelPlan } from './page-plan.ts';
import { inDrawingOrder, inFront } from './panel-art.ts';
import { isView } from './props/views.ts';
import { saidName } from './said-name.ts';

/** Somebody or something in a panel, box px. Without a name it only stands before others. */
type Seen = { kind: SeenPlace['kind']; name: string; rects: Rect[] };

/** The least width and height, in fractions of the page's width: a fingertip on a phone. */
const leastSize = 0.04;
/** At most this part may be covered by others or by words. */
const mostHidden = 1 / 3;
/** Points that are looked at in each direction to tell how much is covered. */
const looks = 24;

/**
 * Where the people and things of a page can be seen, as its own plan has them drawn. What is small or half hidden is left
 * out, and so is what is there twice in a panel, a view of a whole place, and a thing that the comic's language has no word for.
 */
export function seenPlaces(plan: PagePlan): SeenPlace[] {
  const language = languageOf([plan.page]);
  return plan.panels.flatMap((panel) => {
    const said = (icon: string) =>
      language === 'en' ? undefined : saidName(icon, language, plan.page.panels[panel.index], plan.page);
    const seen = seenIn(panel.composition, (thing) => nameOf(thing, language, said));
    const words = wordsOver(panel.composition, plan);
    return seen.flatMap((one, index) => {
      const isTwice = seen.some((other) => other !== one && other.name === one.name);
      if (!one.name || isTwice) return [];
      const before = seen.slice(index + 1).flatMap(({ rects }) => rects);
      const [x, y, right, bottom] = around(one.rects);
      const box = onPage(panel, plan).box({ x, y, width: right - x, height: bottom - y });
      return isLarge(box, plan) && hiddenPart(one.rects, [...before, ...words], panel) <= mostHidden
        ? [{ panel: panel.index + 1, kind: one.kind, name: one.name, ...box }]
        : [];
    });
  });
}

/** From the back to the front, as they are drawn. */
function seenIn(composition: PanelComposition, nameIt: (thing: PlacedProp) => string): Seen[] {
  const { actors, things, diagram } = composition;
  const drawnElsewhere = new Set([
    ...actors.flatMap(({ held }) => held ?? []),
    ...(JSON.stringify(diagram?.diagram ?? {}).match(/(?<="icon":")[^"]+/g) ?? []),
  ]);
  const toSeen = (thing: PlacedProp | PlacedCard): Seen => {
    const isNamed = thing.kind === 'icon' && !isView(thing) && !drawnElsewhere.has(thing.icon);
    return { kind: 'thing', name: isNamed ? nameIt(thing) : '', rects: [thingRect(thing)] };
  };
  return [
    ...things.filter((thing) => !inFront(thing)).map(toSeen),
    ...inDrawingOrder(actors).map(
      (placed): Seen => ({ kind: 'person', name: placed.actor.name, rects: bodyRects(placed) }),
    ),
    ...things.filter(inFront).map(toSeen),
  ];
}

/** What the comic itself calls it, else the name of its picture, which is an English one. */
function nameOf(
  { icon, count, label }: PlacedProp,
  language: Language,
  said: (icon: string) => string | undefined,
): string {
  if (label) return label.text;
  if (language !== 'en') return said(icon) ?? '';
  return countedPhrase({ icon, ...(count > 1 && { count }) }).replace(/^an? /, '');
}

function thingRect({ x, y, ...thing }: PlacedProp | PlacedCard): Rect {
  const [width, height] = thing.kind === 'card' ? [thing.width, thing.height] : [thing.size, thing.size];
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** Everything that is lettered over the picture. */
function wordsOver(composition: PanelComposition, { fonts }: PagePlan): Rect[] {
  const displays = [composition.title, composition.sfx].flatMap((display) =>
    display ? (displayBox(fonts, display) ?? []) : [],
  );
  return [
    ...textRects(composition),
    ...displays.map(({ x, y, width, height }): Rect => [x, y, x + width, y + height]),
  ];
}

const around = (rects: readonly Rect[]): Rect => [
  Math.min(...rects.map(([left]) => left)),
  Math.min(...rects.map(([, top]) => top)),
  Math.max(...rects.map(([, , right]) => right)),
  Math.max(...rects.map(([, , , bottom]) => bottom)),
];

/** How much of what is inside the panel lies under something else. */
function hiddenPart(rects: readonly Rect[], covers: readonly Rect[], { box }: PanelPlan): number {
  const [left, top, right, bottom] = around(rects);
  let [all, hidden] = [0, 0];
  for (let i = 0; i < looks; i += 1)
    for (let j = 0; j < looks; j += 1) {
      const x = left + ((i + 0.5) / looks) * (right - left);
      const y = top + ((j + 0.5) / looks) * (bottom - top);
      const isInPanel = x > 0 && y > 0 && x < box.width && y < box.height;
      if (!isInPanel || !isIn(rects, x, y)) continue;
      all += 1;
      if (isIn(covers, x, y)) hidden += 1;
    }
  return all === 0 ? 1 : hidden / all;
}

const isIn = (rects: readonly Rect[], x: number, y: number) =>
  rects.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom);

const isLarge = ({ width, height }: Box, page: PagePlan) =>
  width >= leastSize && height * page.height >= leastSize * page.width;

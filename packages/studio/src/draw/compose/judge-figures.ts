import type { Problem } from '../page-plan.ts';
import type { BubbleBlock, PanelComposition, PlacedActor, Rect, TextBlock } from './composition.ts';
import { blockRect } from './composition.ts';
import { actingHands, facesOf } from './figure-extent.ts';
import { crossesFace, crossesWords, headOf, speakerOf, tailReach } from './give-tails.ts';

/** Tolerances in px: what a reader would not see. */
const faceTolerance = 4;
const handTolerance = 4;
const orderTolerance = 6;
/** A hand's box is roomy: the hand itself is this much further inside on each side, in shares of the box. */
const handInset = 0.24;

type Finding = Pick<Problem, 'code' | 'message'>;

/** What words do to the people of a panel: faces and hands that they cover, tails, and who is read first. */
export function judgeFigures(composition: PanelComposition, words: Rect[]): Finding[] {
  const { actors, blocks } = composition;
  const findings: Finding[] = [];
  if (words.some((rect) => actors.some((actor) => coversFace(rect, actor))))
    findings.push({
      code: 'covers-face',
      message: 'Words cover a face. Shorten them, or show fewer people in the panel.',
    });
  if (words.some((rect) => actors.some((actor) => coversHand(rect, actor, composition))))
    findings.push({
      code: 'covers-hand',
      message: 'Words cover a hand. Shorten them, or give that person a calmer pose.',
    });
  const bubbles = blocks.filter((block) => block.kind === 'bubble');
  if (bubbles.some((bubble) => isAstray(bubble, blocks, composition)))
    findings.push({
      code: 'tail-astray',
      message:
        'A balloon does not point at its speaker. Let people speak in the order in which they stand, from left to right, or split the panel.',
    });
  if (
    inScriptOrder(bubbles, composition).some((bubble, i, all) =>
      all.slice(i + 1).some((later) => readsBefore(later, bubble)),
    )
  )
    findings.push({
      code: 'reading-order',
      message: 'A balloon would be read too early. Shorten the words, or split the panel.',
    });
  return findings;
}

function coversFace([left, top, right, bottom]: Rect, placed: PlacedActor): boolean {
  return facesOf(placed).some(({ x, y, radius }) => {
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    return radius - distance > faceTolerance;
  });
}

function coversHand(
  [left, top, right, bottom]: Rect,
  placed: PlacedActor,
  { width, height }: PanelComposition,
): boolean {
  return actingHands(placed).some(([l, t, r, b]) => {
    const [dx, dy] = [(r - l) * handInset, (b - t) * handInset];
    const across = Math.min(right, r - dx, width) - Math.max(left, l + dx, 0);
    const down = Math.min(bottom, b - dy, height) - Math.max(top, t + dy, 0);
    return across > handTolerance && down > handTolerance;
  });
}

/** Whether a tail ends away from its speaker, or crosses words or somebody else's face on its way. */
function isAstray(bubble: BubbleBlock, blocks: TextBlock[], composition: PanelComposition): boolean {
  const { tail } = bubble;
  const speaker = speakerOf(bubble, composition);
  if (!tail || !speaker || tail.joins) return false;
  const head = headOf(speaker);
  if (Math.hypot(tail.tip[0] - head.x, tail.tip[1] - head.y) > head.radius + tailReach) return true;
  const others = composition.actors.filter((one) => one !== speaker);
  return crossesWords(tail, bubble, blocks) || others.some((other) => crossesFace(tail, other));
}

const inScriptOrder = (bubbles: BubbleBlock[], { staged }: PanelComposition) =>
  [...bubbles].sort((a, b) => staged.lines.indexOf(a.line) - staged.lines.indexOf(b.line));

/** Whether a reader, who goes from left to right and down, takes one balloon before another. */
function readsBefore(one: BubbleBlock, other: BubbleBlock): boolean {
  const [left, top, , foot] = blockRect(one);
  const [otherLeft, head] = blockRect(other);
  if (foot <= head + orderTolerance) return true;
  if (top < head - orderTolerance && left < otherLeft - orderTolerance) return true;
  return one.y < other.y - orderTolerance
    ? one.x < other.x - orderTolerance
    : one.y <= other.y + orderTolerance && one.x < other.x;
}

import { beforeAll, describe, expect, it } from 'vitest';
import type { FontBook } from '../fonts.ts';
import { loadFontBook } from '../fonts-node.ts';
import { planPage } from '../page-plan.ts';
import type { BubbleBlock, PanelComposition, Rect } from './composition.ts';
import { actingHands, faceCircle } from './figure-extent.ts';
import { judgeFigures } from './judge-figures.ts';

let fonts: FontBook;
beforeAll(async () => {
  fonts = await loadFontBook();
});

/** A good panel of two people who speak, one of them waving. */
function talk(): PanelComposition {
  const panel = {
    scene: '',
    caption: '',
    dialogue: [
      { speaker: 'Maya', text: 'What is that over there?' },
      { speaker: 'Leo', text: 'I can see it, too.' },
    ],
    cast: [
      { name: 'Maya', pose: 'wave' },
      { name: 'Leo', pose: 'hips' },
    ],
    fullWidth: true,
    props: [],
  };
  const meta = {
    title: 't',
    concept: 'c',
    subject: 's',
    grade: '5',
    style: 'comic',
    seed: 's',
    pageCount: 1,
  };
  const still = { scene: '', caption: 'Rain.', dialogue: [] };
  return planPage({ pageNumber: 1, panels: [panel, still, still] }, meta, fonts).panels[0]!.composition;
}

const codes = (composition: PanelComposition, words: Rect[] = []) =>
  judgeFigures(composition, words).map(({ code }) => code);
const withBubbles = (
  composition: PanelComposition,
  change: (block: BubbleBlock, i: number) => BubbleBlock,
) => ({
  ...composition,
  blocks: composition.blocks.map((block, i) => (block.kind === 'bubble' ? change(block, i) : block)),
});

describe('what words do to people', () => {
  it('finds nothing in a good panel', () => {
    expect(codes(talk())).toEqual([]);
  });

  it('sees a covered face, unless it is turned away', () => {
    const composition = talk();
    const { x, y, radius } = faceCircle(composition.actors[1]!);
    const words: Rect[] = [[x - radius, y - 10, x + radius, y + 10]];
    expect(codes(composition, words)).toContain('covers-face');
    const actors = composition.actors.map((placed) => ({
      ...placed,
      actor: { ...placed.actor, pose: 'back' as const },
    }));
    expect(codes({ ...composition, actors }, words)).not.toContain('covers-face');
  });

  it('sees a covered hand', () => {
    const composition = talk();
    const [hand] = composition.actors.flatMap(actingHands);
    expect(codes(composition, [hand!])).toContain('covers-hand');
  });

  it('sees a tail that ends far from its speaker or leads to somebody else', () => {
    const composition = talk();
    const [maya] = composition.actors;
    const short = withBubbles(composition, (block) => ({
      ...block,
      tail: block.tail && { ...block.tail, tip: [block.tail.edge[0], block.tail.edge[1] - 400] },
    }));
    expect(codes(short)).toContain('tail-astray');
    const crossing = withBubbles(composition, (block) =>
      block.line.speaker === 'Leo'
        ? { ...block, tail: block.tail && { ...block.tail, edge: [maya!.x - 200, maya!.y] } }
        : block,
    );
    expect(codes(crossing)).toContain('tail-astray');
  });

  it('sees an answer that would be read before its question', () => {
    const composition = talk();
    const xs = composition.blocks.filter((block) => block.kind === 'bubble').map(({ x }) => x);
    const swapped = withBubbles(composition, (block) => ({
      ...block,
      x: block.x === xs[0] ? xs[1]! : xs[0]!,
    }));
    expect(codes(swapped)).toContain('reading-order');
  });
});

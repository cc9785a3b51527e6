import { expect, test } from 'vitest';
import type { Artist } from '../artist.ts';
import { drawDiagramsWith } from '../provider/diagram-panels.ts';
import { makePanelOrder } from '../testing/panel-order.ts';
import { createBuiltinArtist } from './builtin-artist.ts';

const context = { runId: 'none', signal: new AbortController().signal };

test('draws a panel, the same bytes for the same order', async () => {
  const artist = createBuiltinArtist();
  const art = await artist.draw(makePanelOrder(), context);
  expect(art.contentType).toBe('image/jpeg');
  expect(art.bytes.toString('hex', 0, 3)).toBe('ffd8ff');
  expect((await artist.draw(makePanelOrder(), context)).bytes.equals(art.bytes)).toBe(true);
});

test('another variant is another picture', async () => {
  const artist = createBuiltinArtist();
  const cast = [{ name: 'Maya' }];
  const [first, second] = [makePanelOrder({ cast }), { ...makePanelOrder({ cast }), variant: 1 }];
  expect(await artist.artHash(second)).not.toBe(await artist.artHash(first));
  const [one, other] = [await artist.draw(first, context), await artist.draw(second, context)];
  expect(other.bytes.equals(one.bytes)).toBe(false);
});

test('the art hash follows what is drawn, not what is said and not what only other formats show', async () => {
  const artist = createBuiltinArtist();
  const hash = await artist.artHash(makePanelOrder());
  expect(await artist.artHash(makePanelOrder({ alt: 'Other words.' }))).toBe(hash);
  expect(await artist.artHash(makePanelOrder({ caption: 'Stars burn *helium* .' }))).toBe(hash);
  expect(await artist.artHash(makePanelOrder({ scene: 'Maya stands by the sea.' }))).not.toBe(hash);
});

test('beside an image model the studio draws the diagrams, and nothing else', async () => {
  const asked: string[] = [];
  const named = (name: 'builtin' | 'replicate'): Artist => ({
    name,
    knowsFaces: name === 'builtin',
    artHash: () => name,
    draw: async () => {
      asked.push(name);
      return { bytes: Buffer.alloc(0), contentType: 'image/webp', drawnBy: 'builtin' };
    },
  });
  const artist = drawDiagramsWith(named('builtin'), named('replicate'));
  const nodes = [{ label: 'sun' }, { label: 'leaf' }];
  const diagram = makePanelOrder({ diagram: { kind: 'chain', nodes } });
  await artist.draw(diagram, context);
  await artist.draw(makePanelOrder(), context);
  expect(asked).toEqual(['builtin', 'replicate']);
  expect([await artist.artHash(diagram), await artist.artHash(makePanelOrder())]).toEqual([
    'builtin',
    'replicate',
  ]);
  expect([artist.name, artist.knowsFaces]).toEqual(['replicate', false]);
});

import { scriptSchema } from '@panelwise/contracts/domain/script';
import type { TermPicture } from '@panelwise/contracts/domain/term-pictures';
import { expect, it } from 'vitest';
import { whatIsSeen } from '../draw/staging/what-is-seen.ts';
import { briefFor } from './fixtures/brief.ts';
import { toldWithPictures } from './told-with-pictures.ts';

const brief = briefFor({ concept: 'magnets', story: 'Ben has a magnet and a coin.', lesson: undefined });
const script = scriptSchema.parse([
  {
    pageNumber: 1,
    panels: [
      { scene: 'Ben shows a magnet and a coin.', caption: 'This is a magnet.', cast: [{ name: 'Ben' }] },
      { scene: 'Ben looks at a coin.', caption: 'It stays.', cast: [{ name: 'Ben' }] },
    ],
  },
]);
const seenWith = (pictures: TermPicture[]) => {
  const told = toldWithPictures(script, pictures, brief);
  return whatIsSeen(told[0]!, { ...brief, pageCount: 1 }).map(({ things }) =>
    things.flatMap((thing) => ('icon' in thing ? [thing.icon] : [])),
  );
};

it('shows the things that the scenes of another writer name, as their creator wants them', () => {
  const [[magnet, coin], rest] = [seenWith([])[0]!, seenWith([])[1]!];
  expect(magnet).toBe('magnet');
  expect(seenWith([{ term: 'magnet', picture: null }])).toEqual([[coin], rest]);
  expect(seenWith([{ term: 'magnet', picture: 'horse' }])).toEqual([['horse', coin], rest]);
});

it('leaves a script alone of whose terms nobody has chosen a picture', () => {
  expect(toldWithPictures(script, [], brief)).toBe(script);
  expect(toldWithPictures(script, [{ term: 'needle', picture: null }], brief)).toEqual(script);
});

import { drawFigure } from '@panelwise/studio/draw/cast/figure';
import { castMembers } from '@panelwise/studio/draw/cast/members';
import { standing } from '@panelwise/studio/draw/cast/skeleton';
import { cutFromPaper } from '@panelwise/studio/draw/paper-layers';
import { dressAs } from '@panelwise/studio/draw/staging/dress';
import { lookNamed } from '@panelwise/studio/draw/staging/look-named';
import { getStyle } from '@panelwise/studio/draw/styles';
import { createIds, rectTag, svgDocument } from '@panelwise/studio/draw/svg';
import type { PoseName } from '@panelwise/studio/draw/vocabulary';
import { actAs } from '@panelwise/studio/write/stage/act';
import { finishedArt } from '@panelwise/worker/raster/finished-art';

const cell = { width: 460, height: 470 };
/** Strip of ground under the feet, and room over the highest head, px. */
const ground = 30;
const above = 70;

/** What hands hold in the poses that hold whatever a script gives them. */
const given: Partial<Record<PoseName, string>> = {
  hold: 'seedling',
  carry: 'basket',
  lift: 'package',
  share: 'red-apple',
  'hold-up': 'trophy',
  play: 'guitar',
  pick: 'red-apple',
  push: 'package',
  throw: 'softball',
  catch: 'softball',
  kick: 'soccer-ball',
  work: 'x-glass',
  drop: 'x-cup',
};

/** A child, a man in a suit, an old woman in a long dress, a small child in shorts, and somebody in a wheelchair. */
const people = [
  castMembers.find(({ id }) => id === 'maya')!,
  dressAs(lookNamed('early-1900s-noble-man')!, 'Ernest', 'sheet'),
  dressAs(lookNamed('victorian-old-woman')!, 'Agatha', 'sheet'),
  castMembers.find(({ age }) => age === 'small')!,
  castMembers.find(({ wheelchair }) => wheelchair)!,
];

/**
 * Poses of the cast on several people: a row per pose, with the face that goes with it; every other one faces left.
 * @returns webp
 */
export async function poseSheet(styleName: string, poses: readonly PoseName[]): Promise<Buffer> {
  const style = getStyle(styleName);
  const ids = createIds('p');
  const [width, height] = [cell.width * people.length, cell.height * poses.length];
  let art = rectTag(0, 0, width, height, style.dark ? style.paper : style.paint('#dff0e2', 'scene'));
  for (const [row, pose] of poses.entries()) {
    const bottom = (row + 1) * cell.height;
    const floor = style.dark ? style.paper : style.paint('#bcd9b4', 'scene');
    art += rectTag(0, bottom - ground - 8, width, ground + 8, floor);
    for (const [column, member] of people.entries()) {
      const mirrored = column % 2 === 1;
      const scale = (cell.height - ground - above) / (standing(member, 'idle') + 170);
      art += drawFigure((column + 0.5) * cell.width, bottom - ground - standing(member, pose) * scale, {
        ...{ member, pose, style, ids, scale, mirrored, held: given[pose] },
        expression: actAs(pose).expression,
        look: [mirrored ? -0.4 : 0.4, 0.05],
        outerArm: false,
        sway: 0.2,
      });
    }
  }
  const svg = svgDocument(width, height, style.layered ? cutFromPaper(art) : art);
  const picture = await finishedArt(svg, style, { width, height, drawnWidth: width });
  return picture.webp({ quality: 84 }).toBuffer();
}

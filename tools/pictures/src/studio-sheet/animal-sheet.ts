import { animalNamed } from '@panelwise/studio/draw/animals/animal';
import { anatomyOf, drawAnimal } from '@panelwise/studio/draw/animals/draw-animal';
import { cutFromPaper } from '@panelwise/studio/draw/paper-layers';
import { getStyle } from '@panelwise/studio/draw/styles';
import { createIds, rectTag, svgDocument } from '@panelwise/studio/draw/svg';
import {
  type AnimalLook,
  animalLooks,
  type ExpressionName,
  type PoseName,
} from '@panelwise/studio/draw/vocabulary';
import { finishedArt } from '@panelwise/worker/raster/finished-art';

const shown: [PoseName, ExpressionName][] = [
  ['idle', 'smile'],
  ['walk', 'talk'],
  ['run', 'joy'],
  ['sit', 'worried'],
  ['point', 'wow'],
  ['idle', 'angry'],
];
const cell = { width: 290, height: 240 };
/** Strip of ground under the feet, px. */
const ground = 22;

/**
 * Every animal in what it can do, with several faces, in one style: a row per animal; every other one faces left.
 * @returns webp
 */
export async function animalSheet(
  styleName: string,
  looks: readonly AnimalLook[] = animalLooks,
): Promise<Buffer> {
  const style = getStyle(styleName);
  const ids = createIds('a');
  const [width, height] = [cell.width * shown.length, cell.height * looks.length];
  const paper = style.dark ? style.paper : style.paint('#dff0e2', 'scene');
  const floor = style.dark ? style.paper : style.paint('#bcd9b4', 'scene');
  let art = rectTag(0, 0, width, height, paper);
  for (const [row, look] of looks.entries()) {
    const bottom = (row + 1) * cell.height;
    art += rectTag(0, bottom - ground - 8, width, 16, floor);
    for (const [column, [pose, expression]] of shown.entries()) {
      const animal = animalNamed(look, `${look} ${column}`, 'sheet');
      const mirrored = column % 2 === 1;
      const plain = { animal, pose, expression, style, ids: createIds('m'), scale: 1, sway: 0, mirrored };
      const { head, lift } = anatomyOf({ ...plain, look: [0, 0] });
      const scale = sizes[look] ?? 0.5;
      const x = (column + 0.5) * cell.width + (mirrored ? -1 : 1) * head[0] * scale;
      const y = bottom - ground + (head[1] - lift) * scale;
      art += drawAnimal(x, y, { ...plain, ids, scale, look: [mirrored ? -0.6 : 0.6, 0.05] });
    }
  }
  const svg = svgDocument(width, height, style.layered ? cutFromPaper(art) : art);
  const picture = await finishedArt(svg, style, { width, height, drawnWidth: width });
  return picture.webp({ quality: 84 }).toBuffer();
}

/** Page px per unit, so that each animal fills its cell. */
const sizes: Partial<Record<AnimalLook, number>> = {
  horse: 0.36,
  elephant: 0.4,
  cow: 0.4,
  lion: 0.46,
  goat: 0.48,
  dog: 0.56,
  cat: 0.56,
  monkey: 0.56,
  frog: 0.62,
  wolf: 0.54,
  bear: 0.5,
  tiger: 0.46,
  donkey: 0.38,
  deer: 0.4,
  llama: 0.34,
  antelope: 0.34,
  camel: 0.36,
  crocodile: 0.36,
  dinosaur: 0.3,
  bat: 0.56,
  caterpillar: 0.56,
  shark: 0.48,
  dolphin: 0.5,
  seal: 0.56,
  octopus: 0.58,
  crab: 0.6,
  starfish: 0.72,
  jellyfish: 0.64,
  seahorse: 0.54,
  heron: 0.42,
  stork: 0.42,
  crane: 0.38,
  flamingo: 0.36,
  buffalo: 0.4,
  ox: 0.38,
  zebra: 0.38,
  giraffe: 0.26,
  hippo: 0.4,
  rhino: 0.4,
  parrot: 0.6,
  eagle: 0.6,
  hawk: 0.6,
  peacock: 0.52,
  swan: 0.52,
  goose: 0.56,
  rooster: 0.56,
  turkey: 0.52,
  ostrich: 0.34,
  hyena: 0.5,
  jackal: 0.5,
  leopard: 0.48,
  cheetah: 0.48,
  panda: 0.5,
  koala: 0.6,
  otter: 0.56,
  badger: 0.56,
  kangaroo: 0.42,
  lizard: 0.48,
  chameleon: 0.52,
  snail: 0.6,
  worm: 0.56,
  ladybird: 0.66,
  grasshopper: 0.56,
};

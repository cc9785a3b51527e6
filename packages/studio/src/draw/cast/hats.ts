import { clothHats } from './hats-of-cloth.ts';
import { stiffHats } from './hats-of-felt.ts';
import type { Rig } from './rig.ts';

/** What is worn on the head. */
export type HatName = keyof typeof clothHats | keyof typeof stiffHats;
export type HeadView = 'front' | 'side' | 'back';

/** How a hat is drawn, in head coordinates, and how high it reaches above the middle of the head. */
export type Hat = {
  /** Its colour where a player has none of its own. */
  color: string;
  top: number;
  /** Half its width where that is more than a head's. */
  half?: number;
  draw: (rig: Rig, cloth: string, view: HeadView) => string;
};

const hats: Record<HatName, Hat> = { ...clothHats, ...stiffHats };

/** Draws the hat over hair and brows; nothing for a bare head. */
export function drawHat(rig: Rig, view: HeadView): string {
  const { hat, hatColor } = rig.member;
  if (!hat) return '';
  return hats[hat].draw(rig, rig.style.paint(hatColor ?? hats[hat].color, 'cloth'), view);
}

/** Top and half width of a hat, in head coordinates. */
export const hatExtent = (hat: HatName): Pick<Hat, 'top' | 'half'> => hats[hat];

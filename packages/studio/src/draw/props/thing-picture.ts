import { svgDocument } from '../svg.ts';
import { findIcon } from './icons.ts';

/** A thing alone, as SVG of 32 by 32 units; an empty picture where no icon has that name. */
export const thingPictureSvg = (icon: string): string => svgDocument(32, 32, findIcon(icon) ?? '');

import { rankTemplates } from '@panelwise/studio/draw/compose/layout-templates';
import { layoutPage } from '@panelwise/studio/draw/compose/page-layout';
import { stagePage } from '@panelwise/studio/draw/staging/stage-page';
import { getStyle } from '@panelwise/studio/draw/styles';
import type { PanelOrder } from '../artist.ts';

export type Shape = { width: number; height: number };

/**
 * About the box that a panel's picture has to fill, in px of the page: the studio's layout before its words
 * are set. Setting them takes some 30 ms a page, which every picture would have to wait for before its
 * request leaves; the page is planned to the px, and pictures are cut, when it is put together.
 */
export function panelShape({ page, meta, panelIndex }: PanelOrder): Shape {
  const staged = stagePage(page, meta);
  const seed = `${meta.seed}|${page.pageNumber}`;
  const bands = rankTemplates(staged, seed, page.pageNumber)[0]!;
  const boosts = staged.map(() => 1);
  const { width, height } = layoutPage(staged, bands, getStyle(meta.style), seed, boosts, true)[panelIndex]!
    .box;
  return { width, height };
}

/** The one of a model's formats that loses least when it is cut to a shape. */
export function nearestFormat<Name extends string>(shape: Shape, formats: Record<Name, Shape>): Name {
  const distance = (name: Name) => {
    const format = formats[name];
    return Math.abs(Math.log(shape.width / shape.height / (format.width / format.height)));
  };
  const names = Object.keys(formats) as Name[];
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}

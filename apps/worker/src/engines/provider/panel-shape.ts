import { getPagePlan } from '../../page-plans.ts';
import type { PanelOrder } from '../artist.ts';

export type Shape = { width: number; height: number };

/** The box that a panel's picture has to fill, in px of the page. */
export async function panelShape({ page, meta, panelIndex }: PanelOrder): Promise<Shape> {
  const plan = await getPagePlan(page, meta, true);
  const { width, height } = plan.panels[panelIndex]!.box;
  return { width: Math.ceil(width), height: Math.ceil(height) };
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

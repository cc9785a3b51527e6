import type { DiagramPen } from './pen.ts';

/** The paint of a layer: neighbours differ in monochrome too. */
export function layerFill({ style }: DiagramPen, hex: string, index: number): string {
  return style.monochrome ? monochromeFills[index % monochromeFills.length]! : style.paint(hex, 'accent');
}
const monochromeFills = ['#ffffff', 'url(#tone1)', 'url(#tone0)', 'url(#tone2)'];

/** Thickness of each layer as a share of the whole; none is too thin to see or to point at. */
export function layerShares(layers: { share?: number | undefined }[], least: number): number[] {
  const sizes = layers.map(({ share }) => share ?? 1);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const raised = sizes.map((size) => Math.max(size / total, least));
  const sum = raised.reduce((whole, size) => whole + size, 0);
  return raised.map((size) => size / sum);
}

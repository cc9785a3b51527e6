import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import type { Stage } from '@panelwise/studio/draw/layers';
import type { StyleSlug } from '@panelwise/studio/draw/styles';
import type { Arrangement } from './arrange.ts';

/** One panel that stands alone. */
export type PanelMotif = {
  kind: 'panel';
  panel: Partial<ScriptPanel>;
  /** Comic unless told. */
  style?: StyleSlug;
  /** Colour unless told. */
  stage?: Stage;
  /** In page px: what words and figures are measured against. */
  size: { width: number; height: number };
  arrangement?: Arrangement;
};
/** A page of a lesson, from 1, or its cover, as the product draws them. */
export type Motif =
  | PanelMotif
  | { kind: 'page'; lesson: string; page: number }
  | { kind: 'cover'; lesson: string };

export type SitePicture = {
  /** Its files are `<name>-<width>.avif`, and `<name>.webp` for browsers without avif. */
  name: string;
  motif: Motif;
  /** Of its files in px, smallest first: what screens with one and with two pixels a point need. */
  widths: readonly number[];
  /** The most that each of its avif files may weigh, in bytes; the webp may weigh twice that. */
  budget: number;
  /** Its webp is an address that the operator may replace by another: there is no avif of it. */
  replaceable?: true;
  /** Of the avif, where its style asks for another than most. */
  quality?: number;
};

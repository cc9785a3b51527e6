import type { DrawnBy } from '@panelwise/contracts/domain/made-by';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import type { CallContext } from './writer.ts';

/** One panel to draw: its page and its place on it (0-based). */
export type PanelOrder = {
  page: ScriptPage;
  meta: ComicMeta;
  panelIndex: number;
  /** Grows when the creator asks for another picture of the same scene. */
  variant: number;
};

export type PanelPicture = { bytes: Buffer; contentType: 'image/webp' | 'image/png' | 'image/jpeg' };
export type PanelArt = PanelPicture & {
  /** Who really drew it: of the artist that was asked, the studio may have drawn in place. */
  drawnBy: DrawnBy;
};

/** Port: draws one panel without any text in it. */
export interface Artist {
  readonly name: 'builtin' | 'replicate' | 'openai';
  /** False when faces may be anywhere, so that lettering keeps to safe zones. */
  readonly knowsFaces: boolean;
  /** sha256 over everything the picture depends on, as hex: the same hash never has to be drawn twice. */
  artHash(order: PanelOrder): string | Promise<string>;
  draw(order: PanelOrder, context: CallContext): Promise<PanelArt>;
}

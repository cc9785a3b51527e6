import type { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Goods } from '../../ledger/paid-engine.ts';
import type { PanelPicture } from '../artist.ts';
import { toPanelPicture } from './panel-picture.ts';
import type { Shape } from './panel-shape.ts';
import { unpackPicture } from './unpack-picture.ts';

/** How the picture of one panel is brought home from a source, and read again from our store. */
export type PictureGoods<Source> = {
  bring(source: Source): (signal: AbortSignal) => Promise<Goods | { hopeless: DomainError }>;
  read(bought: { bytes(): Promise<Buffer> }): Promise<PanelPicture>;
};

/** @param get fetches the bytes once */
export function pictureGoods<Source>(
  shape: Shape,
  get: (source: Source, signal: AbortSignal) => Promise<Buffer>,
): PictureGoods<Source> {
  // Checking a picture makes it ours; one that was checked just now is not read and decoded again.
  let fresh: PanelPicture | undefined;
  return {
    bring: (source) => async (signal) => {
      const unpacked = await unpackPicture(() => get(source, signal), shape, signal);
      if ('hopeless' in unpacked) return unpacked;
      fresh = unpacked.art;
      return unpacked.goods;
    },
    read: async (bought) => fresh ?? toPanelPicture(await bought.bytes(), shape),
  };
}

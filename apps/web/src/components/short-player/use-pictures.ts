import type { ShortToPlay } from '@panelwise/contracts/http/shorts';
import { useEffect, useState } from 'react';

type Pictures =
  | { for: ShortToPlay; all: ReadonlyMap<number, HTMLImageElement> }
  | { for: ShortToPlay; failed: true };

/** The pictures of a short's pages, once all of them are there. @param small where the narrow ones will do */
export function usePictures(short: ShortToPlay, small: boolean) {
  const [pictures, setPictures] = useState<Pictures>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (address: string) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    };
    Promise.all(
      short.pages.map(
        async ({ page, imageUrl, smallImageUrl }) =>
          [page, await load(small ? smallImageUrl : imageUrl).catch(() => load(imageUrl))] as const,
      ),
    )
      .then((all) => isCurrent && setPictures({ for: short, all: new Map(all) }))
      .catch(() => isCurrent && setPictures({ for: short, failed: true }));
    return () => {
      isCurrent = false;
    };
  }, [short, small]);
  return pictures?.for === short ? pictures : undefined;
}

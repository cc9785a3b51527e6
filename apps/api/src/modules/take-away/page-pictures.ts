import type { ObjectStore } from '@panelwise/storage/port';
import type { BookPicture } from './book.ts';
import { withPngXmp } from './png-xmp.ts';

/**
 * Stored pictures as files to take away: readers of books and comics know JPEG and PNG, and few know WebP. What a picture says
 * about where it comes from stays in it.
 */
export function pagePictures(store: Pick<ObjectStore, 'readAll'>) {
  const open = async (key: string) => {
    // Loaded here: most API processes make no file.
    const { default: sharp } = await import('sharp');
    return sharp(await store.readAll(key));
  };
  return {
    jpeg: async (key: string): Promise<BookPicture> => {
      const picture = (await open(key)).keepXmp().jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
      const { data, info } = await picture.toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    },
    png: async (key: string): Promise<Buffer> => {
      const picture = await open(key);
      const { xmp } = await picture.metadata();
      const png = await picture.png({ compressionLevel: 6 }).toBuffer();
      return xmp ? withPngXmp(png, xmp) : png;
    },
  };
}

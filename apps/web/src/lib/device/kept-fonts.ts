import regular from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url';
import bold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?url';
import type { Aid } from '@panelwise/contracts/domain/evidence';
import { fontCache } from './font-cache.ts';
import { keepFiles } from './kept-files.ts';

/** Keeps the letters for dyslexia (theme/aids.css) for whoever needs them, so that they are there without a network. */
export const keepFonts = (aids: readonly Aid[]): Promise<void> =>
  keepFiles(fontCache, aids.includes('dyslexia-type') ? [regular, bold] : []);

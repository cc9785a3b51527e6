import { createHash } from 'node:crypto';

/** The kinds of objects there are. The last part of a key decides, so that nobody can store one as another. */
const contentTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  json: 'application/json',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
} as const;
export type Extension = keyof typeof contentTypes;
export type ImageExtension = Extract<Extension, 'png' | 'jpg' | 'webp' | 'svg'>;

/** sha256 as 64 hex digits. Keys hold it, so that an object under a key never changes and may be cached for ever. */
export function contentHash(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Everything that belongs to one comic lies below this; deleting a comic removes it all. */
export function comicPrefix(comicId: string): string {
  return `${assertKey(`comics/${comicId}`)}/`;
}

/** One panel's art without lettering. Pages and panels count from 1. */
export function panelArtKey(
  comicId: string,
  page: number,
  panel: number,
  sha256: string,
  ext: ImageExtension,
): string {
  return assertKey(`comics/${comicId}/panels/${page}-${panel}-${sha256}.${ext}`);
}

/** A whole page, lettered. */
export function pageImageKey(comicId: string, page: number, sha256: string, ext: ImageExtension): string {
  return assertKey(`comics/${comicId}/pages/${page}-${sha256}.${ext}`);
}

/** A whole page without lettering: the picture under the PDF's text. */
export function pageArtKey(comicId: string, page: number, sha256: string, ext: ImageExtension): string {
  return assertKey(`comics/${comicId}/page-art/${page}-${sha256}.${ext}`);
}

/** A small picture of a page. */
export function thumbnailKey(comicId: string, page: number, sha256: string, ext: ImageExtension): string {
  return assertKey(`comics/${comicId}/thumbnails/${page}-${sha256}.${ext}`);
}

/** True for what is made anew whenever a comic is drawn or printed: panels, pages, covers, PDFs, sheets, films, other styles. */
export function isDrawnKey(key: string): boolean {
  return /^comics\/[^/]+\/(panels|pages|page-art|thumbnails|cover|pdf|kit|film|styles)\//.test(key);
}

/** The cover of a comic, 7:9. */
export function coverKey(comicId: string, sha256: string, ext: ImageExtension): string {
  return assertKey(`comics/${comicId}/cover/${sha256}.${ext}`);
}

/** A picture that belongs to a fact or another text of the comic. */
export function illustrationKey(comicId: string, sha256: string, ext: ImageExtension): string {
  return assertKey(`comics/${comicId}/illustrations/${sha256}.${ext}`);
}

export function pdfKey(comicId: string, sha256: string): string {
  return assertKey(`comics/${comicId}/pdf/${sha256}.pdf`);
}

/** Sheets printed for a class lie below this. Nothing keeps their keys but the runs that printed them. */
export function kitPrefix(comicId: string): string {
  return `${comicPrefix(comicId)}kit/`;
}

/** Sheets printed for a class. */
export function kitKey(comicId: string, sha256: string): string {
  return assertKey(`${kitPrefix(comicId)}${sha256}.pdf`);
}

/** The kinds of files that a filmed short has. */
export const filmExtensions = ['webm', 'mp4', 'vtt'] as const;
export type FilmExtension = (typeof filmExtensions)[number];

/** Filmed shorts lie below this. Nothing keeps their keys but the runs that filmed them. */
export function filmPrefix(comicId: string): string {
  return `${comicPrefix(comicId)}film/`;
}

/** A file of a filmed short, by the hash of all that it was filmed from: the same short is filmed once. */
export function filmKey(comicId: string, sha256: string, ext: FilmExtension): string {
  return assertKey(`${filmPrefix(comicId)}${sha256}.${ext}`);
}

/** A page in another style, by the hash of all that it was drawn from: the same page is drawn once. */
export function stylePageKey(comicId: string, sha256: string): string {
  return assertKey(`${comicPrefix(comicId)}styles/${sha256}.webp`);
}

export function styleSampleKey(styleId: string, sha256: string, ext: ImageExtension): string {
  return assertKey(`styles/${styleId}/${sha256}.${ext}`);
}

export function subjectImageKey(subjectId: string, sha256: string, ext: ImageExtension): string {
  return assertKey(`subjects/${subjectId}/${sha256}.${ext}`);
}

/** The kinds of pictures that providers may send. */
export const boughtExtensions = ['webp', 'png', 'jpg'] as const;
export type BoughtExtension = (typeof boughtExtensions)[number];

/** What a provider was paid for under a step key (sha256 as hex), as it came. */
export function boughtKey(stepKey: string, ext: BoughtExtension): string {
  return assertKey(`bought/${stepKey}.${ext}`);
}

/** Every key under which something bought for a step key may lie. */
export function boughtKeys(stepKey: string): string[] {
  return boughtExtensions.map((ext) => boughtKey(stepKey, ext));
}

/** The small picture that stands beside a large one. */
export function smallOf(key: string): string {
  return assertKey(key.replace(/[^/]+$/, (name) => `small-${name}`));
}

/** The large picture beside which a small one stands; undefined for any other key. */
export function largeOf(key: string): string | undefined {
  return /\/small-[^/]+$/.test(key) ? key.replace(/small-(?=[^/]+$)/, '') : undefined;
}

export function themeExampleKey(themeId: string, sha256: string, ext: ImageExtension): string {
  return assertKey(`themes/${themeId}/${sha256}.${ext}`);
}

/** The content type of a key, from its extension. @throws Error for a kind that we do not store. */
export function contentTypeOf(key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  const contentType = Object.hasOwn(contentTypes, extension)
    ? contentTypes[extension as Extension]
    : undefined;
  if (!contentType) throw new Error(`Not a kind of object that is stored: ${JSON.stringify(key)}`);
  return contentType;
}

/**
 * Returns the key, or the prefix of keys, when it is safe as a path in a folder and in a URL.
 *
 * @throws Error when it could lead elsewhere ('..', '.', NUL, backslash, leading slash, empty part), holds a
 * character outside A-Z a-z 0-9 / _ . - or is too long for a file system.
 */
export function assertKey(key: string): string {
  const parts = key.split('/');
  const isSafe =
    /^[A-Za-z0-9/_.-]{1,900}$/.test(key) &&
    !key.includes('..') &&
    parts.every((part) => part !== '' && part !== '.' && part.length <= 200);
  if (!isSafe) throw new Error(`Not a safe object key: ${JSON.stringify(key)}`);
  return key;
}

/** As `assertKey`, for the beginning of keys: empty, or ending with a slash, is fine too. */
export function assertPrefix(prefix: string): string {
  if (prefix !== '') assertKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
  return prefix;
}

/** Every key begins with one of these folders and ends with a hash and the kind of object. */
const mentions = new RegExp(
  `(?:comics|styles|subjects|themes|bought)/(?:[A-Za-z0-9_-]{1,100}/){0,4}(?:[a-z0-9]{1,10}-){0,4}[0-9a-f]{64}\\.(?:${Object.keys(contentTypes).join('|')})(?![A-Za-z0-9/_.-])`,
  'g',
);

/** Everything in a text that has the shape of a key of this file; whether there is an object of it only the store knows. */
export function keysIn(text: string): string[] {
  return text.match(mentions) ?? [];
}

/** True for pictures that are put together with a small one. */
export function hasSmall(key: string): boolean {
  return /^(comics\/[^/]+\/(pages|cover)|subjects\/[^/]+)\/(?!small-)[^/]+$/.test(key);
}

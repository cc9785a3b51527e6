import type { Style, Subject, Theme } from '@panelwise/contracts/http/catalogue';
import type { StyleRow, SubjectRow, ThemeRow } from '@panelwise/db/repositories/catalogue';
import type { MediaUrls } from '../media/media-urls.ts';

/** @param mayHaveAds false for whoever is not known to be an adult */
export function presentSubject(row: SubjectRow, media: MediaUrls, mayHaveAds: boolean): Subject {
  return {
    _id: row.id,
    name: row.name,
    image: media.url(row.imageKey, { public: true }),
    thumbnail: media.url(row.imageKey, { public: true, small: true }),
    ishowads: row.showAds && mayHaveAds,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentTheme(row: ThemeRow): Theme {
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    examplePages: row.examplePages,
  };
}

export function presentStyle(row: StyleRow, media: MediaUrls): Style {
  return { _id: row.id, name: row.name, slug: row.slug, image: media.url(row.imageKey, { public: true }) };
}

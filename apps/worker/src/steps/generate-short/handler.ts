import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planShort } from '@panelwise/contracts/domain/plan-short';
import { type DrawnComic, shortSourceOf } from '@panelwise/contracts/domain/short-source';
import { shortSubtitles } from '@panelwise/contracts/domain/short-subtitles';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { type ComicRecord, listPages, listPanels } from '@panelwise/db/repositories/comics';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { contentHash, contentTypeOf, filmKey } from '@panelwise/storage/keys';
import { shortLook } from '@panelwise/studio/short/paint-short';
import { filmVersion } from '../../film/film-page.ts';
import { filmSettings } from '../../film/film-settings.ts';
import { keepFilms } from '../../film/keep-films.ts';
import { getRunComic } from '../run-comic.ts';
import type { StepHandler } from '../step.ts';
import { removeOldFilms } from './remove-old-films.ts';

/** @throws DomainError `not-generated` */
async function asItIsNow(db: Database, comic: ComicRecord): Promise<DrawnComic> {
  const pages = await listPages(db, [comic.id]);
  if (pages.length === 0 || pages.some(({ imageKey }) => !imageKey)) throw new DomainError('not-generated');
  return { ...comic, pages, panels: await listPanels(db, comic.id) };
}

/** What a reviewer has seen, whatever has become of the comic since. @throws DomainError `comic-not-found` */
async function asInLibrary(db: Database, { id }: ComicRecord): Promise<DrawnComic> {
  const comic = await findLibraryComic(db, id);
  if (!comic) throw new DomainError('comic-not-found');
  return { ...comic, ...comic.content };
}

/**
 * Films a comic's short: one's own as its pages are now, or what the library shows. What was filmed from the same pages before is
 * not filmed again. Each film is read back before anybody gets it.
 */
export const generateShortHandler: StepHandler<'generate-short'> = async (context) => {
  const { deps, db, run, input, signal, report } = context;
  const comic = await getRunComic(db, run);
  const drawn = input.of === 'library' ? await asInLibrary(db, comic) : await asItIsNow(db, comic);
  const plan = planShort(shortSourceOf(drawn), input.shape);
  if (!plan) throw new DomainError('too-few-panels');

  const shown = new Set(plan.shots.map(({ page }) => page));
  const keys = drawn.pages.flatMap(({ pageNumber, imageKey }) =>
    imageKey && shown.has(pageNumber) ? [{ page: pageNumber, key: imageKey }] : [],
  );
  const settings = filmSettings(input.shape, input.size);
  const hash = contentHash(JSON.stringify([filmVersion, plan, keys, settings, shortLook]));
  const keyOf = (ext: Parameters<typeof filmKey>[2]) => filmKey(comic.id, hash, ext);
  const outputOf = (hasMp4: boolean) => ({
    output: {
      webmUrl: keyOf('webm'),
      mp4Url: hasMp4 ? keyOf('mp4') : null,
      subtitlesUrl: keyOf('vtt'),
      ms: plan.ms,
    },
  });
  // The subtitles are stored last: where they are, all is.
  if (await deps.store.head(keyOf('vtt')))
    return outputOf((await deps.store.head(keyOf('mp4'))) !== undefined);

  await removeOldFilms(deps.store, comic.id);
  const pages = await Promise.all(
    keys.map(async ({ page, key }) => ({
      page,
      picture: await deps.store.readAll(key),
      type: contentTypeOf(key),
    })),
  );
  const dir = await mkdtemp(path.join(tmpdir(), 'panelwise-film-'));
  try {
    const made = await deps.pdf.film(
      { plan, pages, settings, report: (done) => report(done * 0.95) },
      dir,
      signal,
    );
    await keepFilms(deps.store, dir, made, { plan, settings, keyOf });
    await deps.store.put(keyOf('vtt'), Buffer.from(shortSubtitles(plan)), 'text/vtt');
    return outputOf(made.includes('mp4'));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
};

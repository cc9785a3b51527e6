import {
  type Answered,
  type ComicNumbers,
  type NumberWeeks,
  numberWeeks,
  shareOf,
  sharesOf,
  whereReadersLeave,
} from '@panelwise/contracts/domain/comic-numbers';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { itemsOf } from '@panelwise/db/repositories/quiz-items';
import {
  countAnsweredByItem,
  countAnsweredBySpan,
  countFurthest,
  countViewsBySpan,
  listSpans,
} from '@panelwise/db/repositories/readers';
import { findWorkingComic } from '@panelwise/db/repositories/working-comics';
import type { MediaUrls } from '../../media/media-urls.ts';
import { presentReadingPages, presentTexts } from '../../presenters/library.ts';
import { presentPanelPicture } from '../../presenters/panel-picture.ts';

const nobody: Answered = { people: 0, right: 0, total: 0 };

/**
 * How a comic did with its readers in the last weeks, by panels and questions as they are read now.
 * @param held addresses for pictures that are not public
 * @throws DomainError `comic-not-found`
 */
export async function readNumbers(
  db: Queryable,
  { open, held }: { open: MediaUrls; held: MediaUrls },
  comicId: string,
  weeks: NumberWeeks,
): Promise<ComicNumbers> {
  const inLibrary = await findLibraryComic(db, comicId);
  const comic = inLibrary ?? (await findWorkingComic(db, comicId));
  if (!comic) throw new DomainError('comic-not-found');
  const unit = weeks === numberWeeks[0] ? 'day' : 'week';
  // The day or week that goes on now is one of them.
  const days = unit === 'day' ? weeks * 7 - 1 : (weeks - 1) * 7;
  const panels = presentTexts(comic.content.pages);
  const spans = await listSpans(db, unit, days);
  const views = await countViewsBySpan(db, comicId, unit, days);
  const furthest = await countFurthest(db, comicId, panels.length, unit, days);
  const answered = await countAnsweredBySpan(db, comicId, unit, days);
  const byItem = await countAnsweredByItem(db, comicId, unit, days);

  const inOrder = spans.map((from) => answered.get(from) ?? nobody);
  const { shares, all: rightShare } = sharesOf(inOrder);
  let still = 0;
  const reached = panels
    .map((_, i) => {
      still += furthest.get(panels.length - i) ?? 0;
      return still;
    })
    .toReversed();
  const leaves = whereReadersLeave(reached);
  const total = (key: 'readers' | 'finished' | 'recent') =>
    [...views.values()].reduce((sum, span) => sum + span[key], 0);
  return {
    weeks,
    readers: { all: total('readers'), recent: total('recent'), finished: total('finished') },
    reached: panels.map(({ page, panel }, i) => ({ page, panel, readers: reached[i]! })),
    leave:
      leaves === undefined
        ? null
        : {
            page: panels[leaves]!.page,
            panel: panels[leaves]!.panel,
            readers: reached[leaves]! - reached[leaves + 1]!,
            picture: presentPanelPicture(
              presentReadingPages(comic.content, inLibrary ? open : held, inLibrary !== undefined),
              panels[leaves]!,
            ),
          },
    rightShare,
    spans: spans.map((from, i) => ({
      from,
      readers: views.get(from)?.readers ?? 0,
      rightShare: shares[i] ?? null,
    })),
    questions: itemsOf(comicId, comic.content).map(({ key, question, hardcore, difficulty }) => ({
      ...{ question, hardcore, difficulty },
      rightShare: shareOf(byItem.get(key) ?? nobody),
    })),
  };
}

import { t } from '@lingui/core/macro';
import type { UnfinishedComic } from '@panelwise/contracts/domain/comic';
import { paths } from '../../../config/paths.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import { timeAgo } from '../../../lib/time-ago.ts';
import type { NewStory } from '../story/story-form.ts';

/** Something that was begun, in words. */
export type Draft = {
  /** Tells drafts apart. */
  key: string;
  title: string;
  cover: string | null;
  /** What it waits for: "Script, changed 10 minutes ago". */
  state: string;
  /** How far it is: "Step 3 of 5", "22 of 33 panels". */
  reached: string;
  panels: UnfinishedComic['panels'];
  changedAt: Date;
  /** Where it goes on. */
  address: string;
  /** The number of a story that only this browser has. */
  newStory?: number;
};

const step = (number: number) => t`Step ${number} of 5`;

/** A story that this browser keeps, of which there is no comic yet. */
export function draftOfStory({ number, form, changedAt }: NewStory, now: Date): Draft {
  const ago = timeAgo(changedAt, now);
  return {
    key: `story-${number}`,
    title: form.title.trim() || form.concept.trim() || t`A story without a title`,
    cover: null,
    state: t`Story, changed ${ago}`,
    reached: step(1),
    panels: [],
    changedAt,
    address: paths.newStory(String(number)),
    newStory: number,
  };
}

/** A comic that is not published yet. */
export function draftOfComic(comic: UnfinishedComic, now: Date): Draft {
  const { panels } = comic;
  const changedAt = new Date(comic.changedAt);
  const total = panels.length;
  const done = panels.filter(({ state }) => state === 'done').length;
  return {
    key: comic._id,
    title: comicTitle(comic),
    cover: comic.smallThumbnail,
    state: stateOf(comic, timeAgo(changedAt, now)),
    reached: total > 0 ? t`${done} of ${total} panels` : step(comic.hasScript ? 3 : 2),
    panels,
    changedAt,
    address: comic.hasScript ? paths.resumeComic(comic._id) : paths.comicParts(comic._id),
  };
}

function stateOf({ panels, hasScript, isMaking }: UnfinishedComic, ago: string): string {
  if (isMaking) return t`Being made now`;
  if (panels.length === 0)
    return hasScript ? t`Script, changed ${ago}` : t`Concept breakdown, changed ${ago}`;
  const stopped =
    panels.find(({ state }) => state === 'failed') ?? panels.find(({ state }) => state !== 'done');
  if (!stopped) return t`Pages drawn, changed ${ago}`;
  const { page, panel } = stopped;
  return t`Drawing stopped at page ${page}, panel ${panel}`;
}

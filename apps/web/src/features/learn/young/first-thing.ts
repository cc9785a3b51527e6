import { t } from '@lingui/core/macro';
import type { LearnHome } from '@panelwise/contracts/http/learn';
import { paths } from '../../../config/paths.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import type { Action } from '../action-words.ts';

/** What somebody very young does now: a picture, a name to hear, and one word on the button. */
export type FirstThing = {
  title: string;
  picture: string | null;
  action: Action;
  to: string;
  /** What their teacher has to say about it. */
  note?: string;
};

/** Opens a comic panel by panel from its start, at its end (where its questions are), or where somebody was. */
export const panelByPanel = (comic: string, at = 'page=1&panel=1') => `${comic}?${at}`;
const atTheEnd = 'page=1&panel=end';

/** An assignment as a thing to do: to read, or to answer once it was read. */
export function assignedThing(task: LearnHome['assigned'][number]): FirstThing {
  const { assignmentId, comicId, title, thumbnail, isRead, note } = task;
  const to = panelByPanel(paths.assignedComic(assignmentId, comicId), isRead ? atTheEnd : undefined);
  return { title, picture: thumbnail, action: isRead ? 'answer' : 'read', to, ...(note && { note }) };
}

/** What comes back today to be answered. */
export const dueThing = ({ shelf }: Pick<LearnHome, 'shelf'>): FirstThing => ({
  title: t`Questions for today`,
  picture: shelf[0]?.comic.thumbnail ?? null,
  action: 'answer',
  to: paths.learnReview,
});

/** What is assigned first, then what was begun, then what is due, else a new comic. */
export function firstThing({ assigned: [task], goOn, review, shelf }: LearnHome): FirstThing {
  if (task) return assignedThing(task);
  if (goOn) {
    const { comic, page, panel } = goOn;
    const to = panelByPanel(paths.libraryComic(comic._id), `page=${page}&panel=${panel}`);
    return { title: comicTitle(comic), picture: comic.thumbnail, action: 'read', to };
  }
  if (review.items > 0) return dueThing({ shelf });
  return { title: t`Find a comic`, picture: null, action: 'find', to: paths.library };
}

import { storeBeforeLogOut } from '../../../lib/log-out.ts';
import { useSession } from '../../../lib/session.ts';
import type { ScriptSaver } from './script-saver.ts';

/**
 * The savers at work, by comic. One may outlive the screen of its script: somebody who leaves it without a connection
 * and goes on to another page still has words to be stored.
 */
const open = new Map<string, { saver: ScriptSaver; screens: number }>();

/** The saver of a comic's script: the one that is still at work, or a new one. */
export function findSaver(comicId: string, create: () => ScriptSaver): ScriptSaver {
  const known = open.get(comicId)?.saver;
  if (known) return known;
  const saver = create();
  open.set(comicId, { saver, screens: 0 });
  return saver;
}

/** A screen shows this script. @returns ends that: the saver goes as soon as there is nothing left for it to do */
export function showSaver(comicId: string, saver: ScriptSaver): () => void {
  const entry = open.get(comicId) ?? { saver, screens: 0 };
  open.set(comicId, entry);
  entry.screens++;
  saver.hurry();
  return () => {
    entry.screens--;
    saver.hurry();
    const goes = () => {
      const { kind } = saver.state().save;
      if (entry.screens > 0 || kind === 'unsaved' || kind === 'waiting') return;
      saver.stop();
      if (open.get(comicId) === entry) open.delete(comicId);
    };
    saver.subscribe(goes);
    // Not at once: in development a screen goes and comes back in the same moment.
    setTimeout(goes);
  };
}

storeBeforeLogOut('scripts', async () => {
  const answers = await Promise.all(
    [...open.values()].map(({ saver }) => {
      const { kind } = saver.state().save;
      return kind === 'clean' || kind === 'saved' ? true : saver.flush();
    }),
  );
  return answers.every((stored) => stored !== undefined);
});

useSession.subscribe(({ user }, before) => {
  if (user?._id === before.user?._id) return;
  for (const { saver } of open.values()) saver.stop();
  open.clear();
});

import { getAssignedComic, getReview, type LearnHome } from '@panelwise/contracts/http/learn';
import { getComicFacts, getComicFaqs, getPublicComic } from '@panelwise/contracts/http/library';
import type { z } from 'zod';
import { call } from '../api-client.ts';
import { comicTitle } from '../comic-title.ts';
import { useSession } from '../session.ts';
import { setKeptAccount } from './kept-account.ts';
import { keptKinds, keptNames } from './kept-names.ts';
import { dropOtherPictures, keepPictures, picturesIn } from './kept-pictures.ts';
import { dropThing, findThing, keepThing, listThings } from './kept-things.ts';
import { isUnanswered } from './or-kept.ts';

/** So many comics are kept because they are assigned, so many because somebody chose to, and so many for the day's questions. */
export const mostKept = { assigned: 12, chosen: 20, deck: 6 } as const;
/** What came within this time is not asked for again, in ms. */
const renewMs = 30 * 60_000;

type PublicComic = z.output<typeof getPublicComic.response>;
type AssignedComic = z.output<typeof getAssignedComic.response>;

/** A comic that can be read here without a network. */
export type KeptComic = {
  name: string;
  comicId: string;
  title: string;
  /** Of what is assigned; it goes by itself when there is nothing left to do. */
  assignmentId: string | undefined;
};

const watchers = new Set<() => void>();
const tellKept = () => {
  for (const watcher of watchers) watcher();
};

/** Tells when comics have been kept or taken off. @returns stops */
export function watchKeptComics(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Kept pictures have one width. */
function withOneWidth<T extends { pages: PublicComic['pages'] }>(comic: T): T {
  return { ...comic, pages: comic.pages.map((page) => ({ ...page, smallImageUrl: null })) };
}

/** Keeps what there is to do on this device, as far as it is not there yet, and drops what is done. Who saves data keeps nothing by itself. */
export async function keepWork(home: LearnHome): Promise<void> {
  const { user, status } = useSession.getState();
  if (!user || status !== 'signed-in' || savesData()) return;
  const userId = user._id;
  if (!(await keepThing(userId, keptNames.home, home))) return;
  if (!isStillHere(userId)) return;
  setKeptAccount(user);
  const review = await call(getReview);
  if (isStillHere(userId)) await keepThing(userId, keptNames.review, review);
  const wanted = home.assigned.slice(0, mostKept.assigned);
  const names = new Set(wanted.map(({ assignmentId, comicId }) => keptNames.assigned(assignmentId, comicId)));
  for (const { name } of await listThings(userId, keptKinds.assigned))
    if (!names.has(name)) await dropThing(userId, name);
  for (const { assignmentId: id, comicId } of wanted)
    await renew(userId, keptNames.assigned(id, comicId), () =>
      call(getAssignedComic, { params: { id, comicId } }),
    );
  for (const { name } of await listThings(userId, keptKinds.comic)) {
    const id = name.slice(keptKinds.comic.length);
    await renew(userId, name, () => call(getPublicComic, { params: { id } }));
  }
  await keepDeck(userId, review);
  await keepPictures(picturesIn(home.assigned), () => isStillHere(userId));
  tellKept();
  await dropUnusedPictures(userId);
}

/** Keeps the comics that the day's questions are from, and drops those of another day. */
async function keepDeck(userId: string, { items }: z.output<typeof getReview.response>): Promise<void> {
  const ids = [...new Set(items.map(({ comicId }) => comicId))].slice(0, mostKept.deck);
  for (const { name } of await listThings(userId, keptKinds.deck))
    if (!ids.includes(name.slice(keptKinds.deck.length))) await dropThing(userId, name);
  for (const id of ids)
    await renew(userId, keptNames.deck(id), () => call(getPublicComic, { params: { id } }));
}

/** Whoever has logged out meanwhile leaves nothing behind. */
const isStillHere = (userId: string) => useSession.getState().user?._id === userId;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Keeps a comic with its pictures, unless that was done a moment ago; drops one that is not to be read any more. */
async function renew<T extends PublicComic>(
  userId: string,
  name: string,
  ask: () => Promise<T>,
): Promise<void> {
  const before = await findThing(userId, name);
  const isNew = before && Date.now() - before.at < renewMs;
  try {
    const comic = isNew ? (before.value as T) : withOneWidth(await ask());
    // Words without pictures are no comic: it is kept once they are here.
    const isWhole = await keepPictures(picturesIn(comic), () => isStillHere(userId));
    if (isWhole && !isNew) await keepThing(userId, name, comic);
  } catch (error) {
    if (!isUnanswered(error)) await dropThing(userId, name);
  }
}

/** Keeps a comic of the library, by one's own choice. @returns whether there was room for it */
export async function keepComic(id: string): Promise<boolean> {
  const { user } = useSession.getState();
  if (!user) return false;
  const kept = await listThings(user._id, keptKinds.comic);
  const name = keptNames.comic(id);
  if (kept.length >= mostKept.chosen && !kept.some((one) => one.name === name)) return false;
  const comic = withOneWidth(await call(getPublicComic, { params: { id } }));
  const options = { params: { comicId: id } };
  const faqs = comic.comic.hasFAQ ? (await call(getComicFaqs, options)).faqs : [];
  const facts = comic.comic.hasDidYouKnow ? (await call(getComicFacts, options)).didYouKnow : [];
  const isWhole = await keepPictures(picturesIn([comic, faqs, facts]), () => isStillHere(user._id));
  if (!isWhole) return false;
  setKeptAccount(user);
  const isKept =
    (await keepThing(user._id, keptNames.extras(id), { faqs, facts })) &&
    (await keepThing(user._id, name, comic));
  tellKept();
  return isKept;
}

/** Takes a comic that somebody chose to keep off this device. */
export async function dropComic(id: string): Promise<void> {
  const { user } = useSession.getState();
  if (!user) return;
  await dropThing(user._id, keptNames.comic(id));
  await dropThing(user._id, keptNames.extras(id));
  tellKept();
  await dropUnusedPictures(user._id);
}

async function dropUnusedPictures(userId: string): Promise<void> {
  const things = await listThings(userId, '');
  if (!isStillHere(userId)) return;
  await dropOtherPictures(picturesIn(things.map(({ value }) => value)));
}

/** The comics that this device keeps for whoever is logged in. */
export async function listKeptComics(): Promise<KeptComic[]> {
  const { user } = useSession.getState();
  if (!user) return [];
  const [assigned, chosen] = await Promise.all([
    listThings(user._id, keptKinds.assigned),
    listThings(user._id, keptKinds.comic),
  ]);
  return [...assigned, ...chosen].map(({ name, value }) => {
    const { comic } = value as AssignedComic;
    const assignmentId = name.startsWith(keptKinds.assigned) ? name.split(' ')[1] : undefined;
    return { name, comicId: comic._id, title: comicTitle(comic), assignmentId };
  });
}

import { password } from '../../apps/api/src/testing/fixtures.ts';
import type { Cell, MakeRequest } from './cell.ts';
import { gift, sugar } from './things.ts';

/** A child of the caller's, or of the owner's where the caller should get nowhere; children have none themselves. */
const childIn = ({ things, of, owner, person }: Cell) =>
  things.linkedChild(['child', 'agreedChild', 'student', 'pupil'].includes(person) ? owner : of);
const onChild =
  (body?: object): MakeRequest =>
  async (cell) => ({ params: { id: await childIn(cell) }, ...(body && { body }) });
const onTogether =
  (body?: object): MakeRequest =>
  async (cell) => ({
    params: { id: await childIn(cell), comicId: await cell.things.askedComic(cell.owner.userId) },
    ...(body && { body }),
  });

/** What a parent sees and decides of one child. */
export const childRequests = {
  unlinkChild: onChild(),
  getChild: onChild(),
  setControls: onChild({ highestGrade: '3' }),
  giveToChild: onChild(gift),
  setChildAids: onChild({ aids: ['read-aloud'] }),
  getChildCard: onChild(),
  renewChildCard: onChild(),
  getTogether: onTogether(),
  guessTogether: onTogether({ question: sugar.question, guess: 'Salt' }),
  exportChild: onChild(),
  exportChildPage: onChild(),
  deleteChild: onChild({ password }),
} satisfies Record<string, MakeRequest>;

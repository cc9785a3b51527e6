import { randomBytes, randomInt } from 'node:crypto';
import { limits } from '@panelwise/contracts/domain/limits';
import { guestNames } from '@panelwise/contracts/domain/live';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/live';
import { findLiveAnswer, insertLiveAnswer, listLiveAnswers } from '@panelwise/db/repositories/live-answers';
import * as seats from '@panelwise/db/repositories/live-seats';
import * as sessions from '@panelwise/db/repositories/live-sessions';
import { isMember } from '@panelwise/db/repositories/relations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers, registerOpen } from '../../http/register-endpoint.ts';
import { spend } from '../../limits/spend.ts';
import { sessionHolder } from '../../media/media-urls.ts';
import { findReader } from '../../plugins/auth.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { getSeat, hashSeat, holderOf } from '../../policies/live.ts';
import { presentOwn, presentStage, readOwn } from '../../presenters/live.ts';
import { askerOf } from '../auth/asker.ts';
import { liveCodeBudgets, mustHaveCodesLeft, noteWrongCode } from '../auth/class-code-budgets.ts';
import { lastAnswers } from './last-answers.ts';

/** A school sits behind one address: some classes answer, and look again after each question. */
const callsPerMinute = 6_000;

/** How people come into a live session, and answer. */
export function registerSeatRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  const last = lastAnswers(deps);

  /** @throws DomainError `live-not-found`, and what the guessing of codes is refused with */
  const getByCode = async (request: FastifyRequest, path: string, code: string) => {
    const asker = askerOf(request, deps.keys, '');
    await spend(deps, request, { path, email: code }, liveCodeBudgets(asker));
    await mustHaveCodesLeft(deps.attempts, asker);
    const session = await sessions.findLiveByCode(db, code);
    if (session) return session;
    await noteWrongCode(deps.attempts, asker);
    throw new DomainError('live-not-found');
  };
  /** Why no seat was given. */
  const whyNoSeat = async (id: string): Promise<DomainError> => {
    const session = await sessions.findLiveSession(db, id);
    if (!session || session.endedAt) return new DomainError('live-ended');
    if (!session.isOpen) return new DomainError('live-door-closed');
    if ((await seats.countSeats(db, id)) >= limits.liveSeatsMax) return new DomainError('live-full');
    return new DomainError('live-name-taken');
  };

  registerOpen(app, contract.openLiveDoor, async ({ body: { code }, request, reply }) => {
    const session = await getByCode(request, contract.openLiveDoor.path, code);
    const caller = await findReader(app, request);
    const joined = caller !== undefined && (await isMember(db, session.classId, caller.userId));
    reply.header('cache-control', 'no-store');
    return ok('Who are you?', {
      sessionId: session.id,
      className: session.className,
      title: session.title,
      isOpen: session.isOpen,
      membersOnly: !session.isPublic,
      isMember: joined,
      names: session.isPublic ? drawNames(await seats.listTakenNames(db, session.id)) : [],
    });
  });

  registerOpen(app, contract.takeGuestSeat, async ({ body: { code, name }, request, reply }) => {
    const session = await getByCode(request, contract.takeGuestSeat.path, code);
    // No reader sees what no reviewer saw: such a comic is for those whom the teacher knows.
    if (!session.isPublic) throw new DomainError('live-log-in');
    const seat = randomBytes(16).toString('base64url');
    const tokenHash = hashSeat(seat);
    const guest = { sessionId: session.id, guestName: name, tokenHash };
    const seatId = await seats.insertSeat(db, guest, limits.liveSeatsMax);
    if (!seatId) throw await whyNoSeat(session.id);
    void deps.bus.publish({ topic: 'live-seated', sessionId: session.id });
    reply.header('cache-control', 'no-store');
    const own = presentOwn(
      { session, answers: [] },
      { id: seatId, name, userId: null, avatar: null, noTimer: false },
    );
    return ok('You are in.', { sessionId: session.id, seat, own });
  });

  registerForUsers(app, contract.takePupilSeat, async ({ params: { id }, caller: { userId } }) => {
    const session = await sessions.findLiveSession(db, id);
    if (!session || session.endedAt || !(await isMember(db, session.classId, userId)))
      throw new DomainError('live-not-found');
    // A seat is kept: whoever comes back finds the door open.
    if (!(await seats.findSeat(db, id, { userId }))) {
      const seatId = await seats.insertSeat(db, { sessionId: id, userId }, limits.liveSeatsMax);
      // Of somebody who has none although their seat was given before, it was taken away.
      if (!seatId) {
        const why = await whyNoSeat(id);
        throw why.code === 'live-name-taken' ? new DomainError('live-seat-lost') : why;
      }
      void deps.bus.publish({ topic: 'live-seated', sessionId: id });
    }
    return ok('You are in.', { own: await readOwn(db, session, await getSeat(db, id, { userId })) });
  });

  registerOpen(
    app,
    contract.lookAtLive,
    async ({ params: { id }, body: { seat }, request, reply }) => {
      const caller = seat === undefined ? await findReader(app, request) : undefined;
      const session = await sessions.findLiveSession(db, id);
      if (!session) throw new DomainError('live-not-found');
      const own = await readOwn(db, session, await getSeat(db, id, holderOf(seat, caller)));
      const media = caller ? deps.media.heldBy(sessionHolder(caller.sessionId)) : deps.media.open;
      const { position } = session;
      const answers = await listLiveAnswers(db, id, { position });
      reply.header('cache-control', 'no-store');
      return ok('Live', { stage: presentStage({ session, answers }, media), own });
    },
    perAddress(callsPerMinute),
  );

  registerOpen(
    app,
    contract.answerLive,
    async ({ params: { id }, body, request }) => {
      const { position, chosen, eventId } = body;
      const caller = body.seat === undefined ? await findReader(app, request) : undefined;
      const holder = holderOf(body.seat, caller);
      const about = { sessionId: id, position };
      const seatId = holder && (await insertLiveAnswer(db, holder, { ...about, chosen, eventId }));
      if (seatId) {
        void deps.bus.publish({ topic: 'live-answered', ...about, seatId });
        last.note(id, position);
        return ok('Sent.', { position, chosen });
      }
      if (!(await sessions.findLiveSession(db, id))) throw new DomainError('live-not-found');
      const seat = await getSeat(db, id, holder);
      // Sent twice it counts once, as it came first.
      const kept = await findLiveAnswer(db, { ...about, seatId: seat.id });
      if (!kept) throw new DomainError('live-closed');
      return ok('Sent.', { position, chosen: kept.chosen });
    },
    perAddress(callsPerMinute),
  );

  registerForUsers(app, contract.listMyLive, async ({ caller }) => {
    const held = deps.media.heldBy(sessionHolder(caller.sessionId));
    const on = await sessions.listLiveOfMember(db, caller.userId);
    return ok('Live now', {
      sessions: on.map(({ thumbnailKey, isPublic, ...session }) => ({
        ...session,
        thumbnail: (isPublic ? deps.media.open : held).url(thumbnailKey, { public: isPublic, small: true }),
      })),
    });
  });
}

/** Some names that nobody has yet, each of another animal. */
function drawNames(taken: readonly string[]): string[] {
  const free = guestNames.filter((name) => !taken.includes(name));
  const drawn = new Map<string, string>();
  for (let i = 0; i < 40 && drawn.size < limits.guestNamesOffered && free.length > 0; i++) {
    const name = free[randomInt(free.length)]!;
    drawn.set(name.split(' ')[1]!, name);
  }
  return [...drawn.values()];
}

import { limits } from '@panelwise/contracts/domain/limits';
import type { LiveOrder } from '@panelwise/contracts/domain/live';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/live';
import { findComic } from '@panelwise/db/repositories/comics';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { endLiveSession } from '@panelwise/db/repositories/live-ending';
import { removeSeat } from '@panelwise/db/repositories/live-seats';
import * as sessions from '@panelwise/db/repositories/live-sessions';
import { findWorkingComic } from '@panelwise/db/repositories/working-comics';
import type { Notification } from '@panelwise/queue/notifications/port';
import type { FastifyInstance } from 'fastify';
import { mustBeFitToRead } from '../../content/comic-texts.ts';
import type { Deps } from '../../deps.ts';
import { resultFiles } from '../../files/result-files.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerForUsers } from '../../http/register-endpoint.ts';
import { languageOfCaller } from '../../http/wished-language.ts';
import { sessionHolder } from '../../media/media-urls.ts';
import { getTaughtClass } from '../../policies/classes.ts';
import { getTaughtSession } from '../../policies/live.ts';
import { presentRoom, presentStage, readScene } from '../../presenters/live.ts';
import { getAssignableComic } from '../assignments/assign.ts';
import { downloadHeader } from '../take-away/file-name.ts';
import { freezeItems } from './freeze-items.ts';
import { keepLiveAnswers } from './keep-answers.ts';
import { presentSummary, readLiveResults } from './results.ts';
import { liveRows } from './results-rows.ts';
import { registerSeatRoutes } from './seat-routes.ts';

const dayMs = 24 * 3_600_000;

/** Live sessions as teachers open and steer them, and what comes of them. */
export function registerLiveRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  const heldBy = ({ sessionId }: Caller) => deps.media.heldBy(sessionHolder(sessionId));

  const readRoom = async (session: sessions.LiveSession, caller: Caller) => {
    const scene = await readScene(db, session);
    return { stage: presentStage(scene, heldBy(caller)), room: presentRoom(scene) };
  };

  registerForUsers(app, contract.openLive, async ({ caller, params: { id: classId }, body }) => {
    const room = await getTaughtClass(db, caller, classId);
    if (room.archivedAt) throw new DomainError('class-archived');
    const comic = await getAssignableComic(db, caller, body.comicId);
    // What is public was looked at by somebody; of their own a teacher may show the class what nobody has reviewed.
    const own = comic.isPublic ? undefined : await findComic(db, comic.id);
    if (own) await mustBeFitToRead(db, own);
    const source = comic.isPublic
      ? await findLibraryComic(db, comic.id)
      : await findWorkingComic(db, comic.id);
    if (!source) throw new DomainError('comic-not-found');
    const items = freezeItems(comic.id, source, body.hardcore);
    if (items.length === 0) throw new DomainError('live-no-questions');
    const { count, resetMs } = await deps.attempts.hit(`live-of:${classId}`, dayMs);
    if (count > limits.liveSessionsPerDay) throw new DomainError('rate-limited', { retryAfterMs: resetMs });
    const sessionId = await sessions.insertLiveSession(db, {
      classId,
      comicId: comic.id,
      madeBy: caller.userId,
      title: source.title,
      hardcore: body.hardcore,
      isPublic: comic.isPublic,
      items,
      timer: body.timer,
    });
    if (!sessionId) throw new DomainError('live-running');
    return ok('The session is open.', { sessionId });
  });

  registerForUsers(app, contract.listLive, async ({ caller, params: { id } }) => {
    await getTaughtClass(db, caller, id);
    const rows = await sessions.listLiveSessions(db, id, limits.liveSessionsListed);
    return ok('Live sessions', { sessions: rows.map(presentSummary) });
  });

  registerForUsers(app, contract.getLiveRoom, async ({ caller, params }) =>
    ok('Live', await readRoom(await getTaughtSession(db, caller, params), caller)),
  );

  registerForUsers(app, contract.steerLive, async ({ caller, params, body }) => {
    const session = await getTaughtSession(db, caller, params);
    const seq = await steer(session, body);
    const now = await getTaughtSession(db, caller, params);
    if (seq !== undefined) await deps.bus.publish(movedTo(now, seq, body));
    deps.background(keepLiveAnswers(db), 'live answers');
    if (seq === undefined) mustBeSo(now, body);
    return ok('Live', await readRoom(now, caller));
  });

  /** @returns the number of what happened; undefined where nothing did */
  async function steer(session: sessions.LiveSession, order: LiveOrder): Promise<number | undefined> {
    const { id } = session;
    switch (order.action) {
      case 'ask':
        if (session.isGone) throw new DomainError('comic-hidden');
        if (order.position >= session.items.length) throw new DomainError('live-moved');
        return sessions.askQuestion(db, id, order.position);
      case 'show':
        return sessions.closeQuestion(db, id, order.position);
      case 'door':
        return sessions.setDoor(db, id, order.open);
      case 'leaders':
        return sessions.setLeaders(db, id, order.show);
      case 'remove': {
        const isGone = await db.transaction((tx) => removeSeat(tx, id, order.seatId));
        if (!isGone) return undefined;
        // Everybody who is left may have answered.
        if (session.state === 'asking') await sessions.closeIfAllAnswered(db, id, session.position);
        return (await sessions.findLiveSession(db, id))?.seq;
      }
      case 'end':
        return endLiveSession(db, id);
    }
  }

  registerForUsers(app, contract.getLiveResults, async ({ caller, params }) => {
    const session = await getTaughtSession(db, caller, params);
    return ok('Results', { results: await readLiveResults(db, session, heldBy(caller)) });
  });

  registerForUsers(app, contract.getLiveResultsFile, async ({ caller, params, query, reply, request }) => {
    const session = await getTaughtSession(db, caller, params);
    const { type, write } = resultFiles[query.format];
    const language = await languageOfCaller(db, { caller, request });
    const rows = liveRows(await readLiveResults(db, session, heldBy(caller)), language);
    reply.headers({
      'content-type': type,
      'content-disposition': downloadHeader(session.title, `live.${query.format}`),
    });
    return write(rows);
  });

  registerSeatRoutes(app, deps);
}

/** With a question that is asked goes what screens need to show it, since all of a class wait for it. */
function movedTo(
  { id, position, closesAt }: sessions.LiveSession,
  seq: number,
  { action }: LiveOrder,
): Extract<Notification, { topic: 'live-moved' }> {
  const asked = { position, closesAt: closesAt?.toISOString() ?? null };
  return { topic: 'live-moved', sessionId: id, seq, ...(action === 'ask' && { asked }) };
}

/** An order that changed nothing is fine where it is so already: it was sent twice. @throws DomainError `live-ended`, `live-moved` */
function mustBeSo({ state, position }: sessions.LiveSession, order: LiveOrder): void {
  if (order.action !== 'ask' && order.action !== 'show') {
    if (state === 'ended' && order.action !== 'end') throw new DomainError('live-ended');
    return;
  }
  if (state === 'ended') throw new DomainError('live-ended');
  const isThere = position === order.position && (order.action === 'show') === (state === 'shown');
  const isPast = order.action === 'ask' && position === order.position;
  if (!isThere && !isPast) throw new DomainError('live-moved');
}

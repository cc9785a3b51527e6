import { type Aid, aidsTogether, evidenceRules } from '@panelwise/contracts/domain/evidence';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/learn';
import { lockLearner } from '@panelwise/db/repositories/attempts';
import { findClassComic } from '@panelwise/db/repositories/class-links';
import { moveEnergy } from '@panelwise/db/repositories/energy';
import { findAids, isLookedAfter, saveAids } from '@panelwise/db/repositories/learner-help';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { listBoughtHelp } from '@panelwise/db/repositories/power-ups';
import { itemsOf, listPublicItems, type QuizItem } from '@panelwise/db/repositories/quiz-items';
import { raiseView } from '@panelwise/db/repositories/readers';
import { noteReading } from '@panelwise/db/repositories/readings';
import { findAssigned } from '@panelwise/db/repositories/relations';
import { readPurse } from '@panelwise/db/repositories/rewards';
import { findWorkingComic } from '@panelwise/db/repositories/working-comics';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers, registerOpen } from '../../http/register-endpoint.ts';
import { sessionHolder } from '../../media/media-urls.ts';
import { findReader } from '../../plugins/auth.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { mustBeShown } from '../../policies/learner.ts';
import { shownTo } from '../../presenters/fewer-options.ts';
import { presentFact, presentFaq, presentQuestion } from '../../presenters/learning.ts';
import { presentPublicComic } from '../../presenters/public-comic.ts';
import { presentWorkingComic } from '../../presenters/working-comic.ts';
import { viewerOf } from '../../readers/counted-reader.ts';
import { readAlbum } from './album.ts';
import { answerAs } from './answer.ts';
import { registerAvatarRoutes } from './avatar-routes.ts';
import { readBadges } from './badges.ts';
import { readDeck } from './daily-deck.ts';
import { registerGameRoutes } from './games/routes.ts';
import { readHome } from './home.ts';
import { hasPowerUps, helpInReview, listAssignedComics, offersFor, shieldWeek } from './power-ups.ts';
import { readContent } from './read-content.ts';
import { planOf } from './reading-plan.ts';
import { rewardReading } from './rewards.ts';
import { createStagesCache, readScene } from './scenes.ts';
import { findItem, verdictOn } from './verdict.ts';

/** A school may answer behind one address. */
const answersPerMinute = 600;

/** Answers, readings, and what comes of them. */
export function registerLearnRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  const half = shownTo(deps.keys, ['fewer-options']);
  const stages = createStagesCache();

  registerOpen(
    app,
    contract.answerQuestion,
    async ({ params, body, request }) => {
      await mustBeShown(db, await findReader(app, request), params.id);
      const items = (await listPublicItems(db, [params.id])).get(params.id);
      if (!items) throw new DomainError('comic-not-found');
      return ok('Answer', { verdict: verdictFor(items, body) });
    },
    perAddress(answersPerMinute),
  );

  registerOpen(
    app,
    contract.answerClassQuestion,
    async ({ params, body }) => {
      const comic = await findClassComic(db, params.token);
      if (!comic) throw new DomainError('class-link-ended');
      if (comic.isHidden) throw new DomainError('comic-hidden');
      return ok('Answer', { verdict: verdictFor(itemsOf(comic.id, comic.content), body) });
    },
    perAddress(answersPerMinute),
  );

  registerForUsers(app, contract.answerAsLearner, async ({ body, caller }) => {
    await mustBeShown(db, caller, body.comicId);
    const help = { aids: caller.aids, show: (aids: readonly Aid[]) => shownTo(deps.keys, aids), half };
    return ok('Answer', { verdict: await answerAs(db, caller.userId, body, help) });
  });

  registerForUsers(app, contract.getAssignedComic, async ({ params: { id, comicId }, caller }) => {
    const assignment = await findAssigned(db, caller.userId, id, comicId);
    if (!assignment || assignment.endedAt) throw new DomainError('comic-not-found');
    const { goal, createdAt, aids } = assignment;
    const show = shownTo(deps.keys, aidsTogether(caller.aids, aids));
    const comic = await findLibraryComic(db, comicId);
    if (comic)
      return ok('Comic', {
        ...presentPublicComic(comic, deps.media.open, show, createdAt),
        parts: [],
        faqs: comic.content.faqs.map((faq) => presentFaq(faq, true, deps.media.open)),
        facts: comic.content.facts.map((fact) => presentFact(fact, true, deps.media.open)),
        goal,
        aids,
        isPublic: true,
      });
    const working = await findWorkingComic(db, comicId, assignment.classId);
    if (!working) throw new DomainError('comic-not-found');
    if (working.isHidden) throw new DomainError('comic-hidden');
    const media = deps.media.heldBy(sessionHolder(caller.sessionId));
    return ok('Comic', {
      ...presentWorkingComic(working, media, show, createdAt),
      ...{ goal, aids, isPublic: false },
    });
  });

  registerForUsers(app, contract.tellReading, async ({ body, caller, request }) => {
    await mustBeShown(db, caller, body.comicId);
    const { content, assignedAt } = await readContent(db, caller.userId, body);
    const { panels, expectedMs } = planOf(content);
    const place = panels.findIndex(({ page, panel }) => page === body.page && panel === body.panel);
    if (place < 0) throw new DomainError('panel-not-found');
    const progress = {
      userId: caller.userId,
      comicId: body.comicId,
      page: body.page,
      panel: body.panel,
      panelsRead: place + 1,
      panels: panels.length,
      ms: body.ms,
      isLate: body.arrival === 'later',
    };
    const bounds = {
      mostMs: evidenceRules.mostReadingMs,
      mostLateMs: evidenceRules.mostLateMs,
      leastMs: expectedMs * evidenceRules.leastReading,
      assignedAt,
    };
    await raiseView(db, viewerOf(request, caller, body.comicId, deps.keys.reader), place + 1);
    return db.transaction(async (tx) => {
      await lockLearner(tx, caller.userId);
      const { finishedAt, isJustFinished } = await noteReading(tx, progress, bounds);
      if (isJustFinished) await moveEnergy(tx, caller.userId, { eventId: `read:${body.comicId}`, change: 1 });
      const earned = isJustFinished
        ? await rewardReading(tx, caller.userId, body.comicId, itemsOf(body.comicId, content))
        : undefined;
      return ok('Noted.', { isFinished: finishedAt !== null, earned });
    });
  });

  registerForUsers(app, contract.getLearnHome, async ({ caller }) => {
    const held = deps.media.heldBy(sessionHolder(caller.sessionId));
    return ok('Learn', await readHome(db, caller, deps.media.open, held));
  });

  registerGameRoutes(app, deps);
  registerAvatarRoutes(app, deps);

  registerForUsers(app, contract.getCards, async ({ caller }) =>
    ok('Cards', await readAlbum(db, caller, deps.media.open)),
  );

  registerForUsers(app, contract.getScene, async ({ params, caller }) => {
    await mustBeShown(db, caller, params.comicId);
    const { imageKey, ...scene } = await readScene(db, { store: deps.store, stages }, caller.userId, params);
    return ok('Scene', { ...scene, colourUrl: deps.media.open.url(imageKey, { public: true }) });
  });

  registerForUsers(app, contract.getBadges, async ({ caller }) => ok('Badges', await readBadges(db, caller)));

  registerForUsers(app, contract.getReview, async ({ query, caller }) => {
    const { items: deck, enough } = await readDeck(db, caller, query.more === 'true');
    const show = shownTo(deps.keys, caller.aids);
    const isOn = await hasPowerUps(db, caller.userId);
    const keys = deck.map(({ item }) => item.key);
    const bought = await listBoughtHelp(db, caller.userId, keys);
    const assigned = isOn ? await listAssignedComics(db, caller.userId) : new Set();
    return ok('Review', {
      items: deck.map(({ comicId, title, item }) => {
        const has = bought.get(item.key);
        return {
          comicId,
          title,
          question: presentQuestion(has?.has('fifty-fifty') ? half(item) : show(item)),
          shownAt: has?.has('show-me') ? (item.taughtAt ?? null) : null,
          offers: isOn && !assigned.has(comicId) ? offersFor(item, has, { show, half }) : [],
        };
      }),
      ...(enough && { enough }),
      ...(isOn && { coins: (await readPurse(db, caller.userId)).coins }),
    });
  });

  registerForUsers(app, contract.buyPowerUp, async ({ body, caller }) => {
    await mustBeShown(db, caller, body.comicId);
    const shown = { show: shownTo(deps.keys, caller.aids), half };
    const helped = await db.transaction((tx) => helpInReview(tx, caller.userId, body, shown));
    const { item, shownAt, coins } = helped;
    return ok('Here is your help.', { question: presentQuestion(item), shownAt, coins });
  });

  registerForUsers(app, contract.buyWeekShield, async ({ caller }) =>
    ok('A shield stands in for a day.', await db.transaction((tx) => shieldWeek(tx, caller.userId))),
  );

  registerForUsers(app, contract.setOwnAids, async ({ body, caller }) => {
    if (await isLookedAfter(db, caller.userId)) throw new DomainError('aids-by-grown-up');
    await saveAids(db, caller.userId, body.aids);
    await deps.bus.publish({ topic: 'account-changed', userId: caller.userId });
    return ok('Saved.', { aids: await findAids(db, caller.userId) });
  });
}

/** Of somebody of whom nothing is kept: what they tried before in this go is what they say. */
function verdictFor(
  items: readonly QuizItem[],
  { key, answer, tried }: z.output<typeof contract.answerQuestion.body>,
) {
  return verdictOn(items, findItem(items, key, answer), answer, new Set([...tried, answer]).size);
}

import { noControls } from '@panelwise/contracts/domain/family';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/families';
import { closeAccount } from '@panelwise/db/repositories/account-deletion';
import { lockLearner } from '@panelwise/db/repositories/attempts';
import { recordAudit } from '@panelwise/db/repositories/audit';
import { countHelped } from '@panelwise/db/repositories/child-activity';
import { changeControls, findControls, listControlChanges } from '@panelwise/db/repositories/family-controls';
import { endLetter, endLetterByLink, wantLetter } from '@panelwise/db/repositories/family-letters';
import { listChildren, listParents, withdrawConsentsOf } from '@panelwise/db/repositories/family-links';
import { giftsLeft } from '@panelwise/db/repositories/gifts';
import { findAids, saveAids } from '@panelwise/db/repositories/learner-help';
import { replacePictures } from '@panelwise/db/repositories/picture-logins';
import { isClassPupilOf } from '@panelwise/db/repositories/relations';
import {
  endReminder,
  endReminderByLink,
  findReminder,
  wantReminder,
} from '@panelwise/db/repositories/review-reminders';
import { revokeSessionsOf } from '@panelwise/db/repositories/sessions';
import { findUser } from '@panelwise/db/repositories/users';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { type Caller, registerForUsers, registerOpen } from '../../http/register-endpoint.ts';
import { placeOf } from '../../limits/place.ts';
import { spend } from '../../limits/spend.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import {
  getChildOfConsent,
  getLinkedChild,
  mayUnlinkAlone,
  mustBeChild,
  mustBeGrownUp,
  whoSpeaksFor,
} from '../../policies/families.ts';
import { accountHtml } from '../account/account-html.ts';
import { readEverything } from '../account/read-everything.ts';
import { sayClosed } from '../account/say-closed.ts';
import { drawPictures } from '../auth/login-pictures.ts';
import { mustKnowPassword } from '../auth/password.ts';
import { hashToken } from '../consent/link-token.ts';
import { give } from '../learn/give.ts';
import { countBadgesOfChild, lastSevenDays, minutesToday, readActivity } from './child-activity.ts';
import { readCard } from './child-card.ts';
import { childDeletedMail } from './family-mail.ts';
import { letterToken, previewLetter } from './letters.ts';
import { link, unlinkChild, unlinkParent } from './link-child.ts';
import { makeLinkCode } from './link-code.ts';
import { makeChild } from './make-child.ts';
import { presentChanges, presentChild, presentParents } from './present.ts';
import { readReminder } from './reminders.ts';
import { sendMailsInTime } from './send-in-time.ts';
import { answerTo, readQuestions } from './together.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const tenMinutesMs = 600_000;

/** Parents and their children: who is linked, what is seen, what is decided. */
export function registerFamilyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  registerLinks(app, deps);
  registerChildren(app, deps);
  registerLetters(app, deps);

  registerForUsers(app, contract.getFamily, async ({ caller }) => {
    const children = await listChildren(db, caller.userId);
    const letter = await previewLetter(deps, await getSelf(deps, caller));
    return ok('Your family', { children: children.map(presentChild), letter });
  });

  registerForUsers(app, contract.getOwnFamily, async ({ caller }) => {
    const child = await getSelf(deps, caller);
    const [parents, controls, minutes] = await Promise.all([
      listParents(db, caller.userId),
      caller.isMinor ? findControls(db, caller.userId) : noControls,
      minutesToday(db, caller.userId),
    ]);
    return ok('Your family', {
      parents: presentParents(parents),
      controls,
      minutesToday: minutes,
      mayUnlink: mayUnlinkAlone(child),
    });
  });

  registerForUsers(app, contract.getChild, async ({ caller, params }) => {
    const child = await getLinkedChild(db, caller, params.id);
    const [activity, parents, controls, changes, speaks, aids, helped, reminder, badges, left] =
      await Promise.all([
        readActivity(db, deps.media.open, child.id, new Date()),
        listParents(db, child.id),
        findControls(db, child.id),
        listControlChanges(db, child.id),
        whoSpeaksFor(db, child.id, await getSelf(deps, caller)),
        findAids(db, child.id),
        countHelped(db, child.id, lastSevenDays(new Date())[0]!),
        findReminder(db, caller.userId),
        countBadgesOfChild(db, child.id),
        giftsLeft(db, child.id),
      ]);
    return ok('Your child', {
      child: presentChild(child),
      parents: presentParents(parents),
      ...activity,
      controls,
      changes: presentChanges(changes),
      aids,
      helped,
      remindsYou: reminder !== undefined,
      spokenFor: { ...speaks, agreedAt: speaks.agreedAt?.toISOString() ?? null },
      ...(badges !== undefined && { badges, giftsLeft: left }),
    });
  });

  registerForUsers(app, contract.giveToChild, async ({ caller, params, body }) => {
    const child = await getLinkedChild(db, caller, params.id);
    const gift = { giverId: caller.userId, childId: child.id, from: 'parent' } as const;
    const leftThisWeek = await db.transaction(async (tx) => {
      await lockLearner(tx, child.id);
      return give(tx, gift, body);
    });
    return ok('Given.', { leftThisWeek });
  });

  registerForUsers(app, contract.setControls, async ({ caller, params, body }) => {
    await getLinkedChild(db, caller, params.id);
    const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const controls = await db.transaction((tx) => changeControls(tx, caller.userId, params.id, change));
    // Who switches it on is told; another parent is not without having asked.
    if (body.reminderHour != null)
      await wantReminder(db, {
        userId: caller.userId,
        unsubscribeHash: hashToken(letterToken(deps, caller.userId, 'review-reminder')),
      });
    // Sessions know what is shown, in every process.
    await deps.bus.publish({ topic: 'account-changed', userId: params.id });
    const changes = await listControlChanges(db, params.id);
    return ok('Saved.', { controls, changes: presentChanges(changes) });
  });

  registerForUsers(app, contract.setChildAids, async ({ caller, params, body }) => {
    const { child } = await getChildOfConsent(db, caller, params.id);
    await saveAids(db, child.id, body.aids);
    await deps.bus.publish({ topic: 'account-changed', userId: child.id });
    return ok('Saved.', { aids: await findAids(db, child.id) });
  });

  registerForUsers(app, contract.getTogether, async ({ caller, params }) => {
    const { firstname } = await getLinkedChild(db, caller, params.id);
    const questions = await readQuestions(db, params.comicId);
    return ok('Questions on the way', {
      firstname,
      questions: questions.map(({ question, options, taughtAt }) => ({ question, options, taughtAt })),
    });
  });

  registerForUsers(app, contract.guessTogether, async ({ caller, params, body }) => {
    await getLinkedChild(db, caller, params.id);
    return ok('The answer', await answerTo(db, params.comicId, body));
  });
}

async function getSelf({ database: { db } }: Deps, caller: Caller) {
  const user = await findUser(db, caller.userId);
  if (!user) throw new DomainError('unauthorized');
  return user;
}

function registerLinks(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerForUsers(app, contract.makeLinkCode, async ({ caller }) => {
    mustBeChild(caller);
    return ok('Show this code to your parent.', await makeLinkCode(deps, caller.userId));
  });

  registerForUsers(app, contract.makePupilLinkCode, async ({ caller, params }) => {
    if (!(await isClassPupilOf(db, caller.userId, params.id))) throw new DomainError('child-not-found');
    return ok('Give this code to the parent.', await makeLinkCode(deps, params.id));
  });

  registerForUsers(app, contract.linkChild, async ({ caller, body, request }) => {
    mustBeGrownUp(caller);
    const call = { path: contract.linkChild.path, email: caller.userId };
    await spend(deps, request, call, [
      { key: `link-tries:${caller.userId}`, max: limits.linkTriesPerDay, windowMs: dayMs },
      {
        key: `link-tries-from:${placeOf(request.ip)}`,
        max: limits.linkTriesOfPlacePerHour,
        windowMs: hourMs,
      },
    ]);
    return ok('You are linked.', { child: presentChild(await link(deps, caller, body.code)) });
  });

  registerForUsers(app, contract.unlinkChild, async ({ caller, params }) => {
    await unlinkChild(deps, caller, params.id);
    return ok('You are no longer linked.', {});
  });

  registerForUsers(app, contract.unlinkParent, async ({ caller, params, query }) => {
    await unlinkParent(deps, caller, params.id, query.pupil);
    return ok('You are no longer linked.', {});
  });
}

function registerChildren(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerForUsers(
    app,
    contract.makeChild,
    async ({ caller, body, request }) => {
      mustBeGrownUp(caller);
      const { child, statement } = await makeChild(deps, caller, body, request.host);
      return ok('The account is ready.', { child: presentChild(child), statement });
    },
    perAddress(60, tenMinutesMs),
  );

  registerForUsers(app, contract.getChildCard, async ({ caller, params }) => {
    await getLinkedChild(db, caller, params.id);
    const card = await readCard(deps, db, caller.userId, params.id);
    await recordAudit(db, {
      actorId: caller.userId,
      action: 'read-pictures',
      subjectType: 'user',
      subjectId: params.id,
    });
    return ok('The card', { card });
  });

  registerForUsers(app, contract.renewChildCard, async ({ caller, params }) => {
    await getLinkedChild(db, caller, params.id);
    await readCard(deps, db, caller.userId, params.id);
    await db.transaction(async (tx) => {
      await replacePictures(tx, params.id, drawPictures(deps.keys.pictures, params.id));
      await revokeSessionsOf(tx, params.id);
      await recordAudit(tx, {
        actorId: caller.userId,
        action: 'new-pictures',
        subjectType: 'user',
        subjectId: params.id,
      });
    });
    await deps.bus.publish({ topic: 'session-ended', userId: params.id });
    return ok('The old pictures have ended.', { card: await readCard(deps, db, caller.userId, params.id) });
  });

  registerForUsers(app, contract.exportChild, async ({ caller, params, reply }) => {
    const { child } = await getChildOfConsent(db, caller, params.id);
    reply.header('content-disposition', 'attachment; filename="panelwise-child.json"');
    return ok('Everything stored about your child', { data: await readEverything(db, child) });
  });

  registerForUsers(app, contract.exportChildPage, async ({ caller, params, reply }) => {
    const { child } = await getChildOfConsent(db, caller, params.id);
    reply
      .header('content-disposition', 'attachment; filename="panelwise-child.html"')
      .type('text/html; charset=utf-8');
    return accountHtml(await readEverything(db, child), `Everything stored about ${child.firstname}`);
  });

  registerForUsers(
    app,
    contract.deleteChild,
    async ({ caller, params, body }) => {
      const { child, parent } = await getChildOfConsent(db, caller, params.id);
      await mustKnowPassword(db, caller.userId, body.password);
      const closed = await db.transaction(async (tx) => {
        await withdrawConsentsOf(tx, child.id, parent);
        return closeAccount(tx, child.id);
      });
      await sayClosed(deps.bus, child.id, closed);
      deps.background(
        deps.mailer.send(childDeletedMail(parent, child.id)),
        'sending the answer to a deletion failed',
      );
      return ok('The account is closed.', {});
    },
    perAddress(20, tenMinutesMs),
  );
}

function registerLetters(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerForUsers(app, contract.setLetter, async ({ caller, body }) => {
    mustBeGrownUp(caller);
    if (body.on) await wantLetter(db, caller.userId, hashToken(letterToken(deps, caller.userId)));
    else await endLetter(db, caller.userId);
    return ok('Saved.', { letter: await previewLetter(deps, await getSelf(deps, caller)) });
  });

  registerForUsers(app, contract.getReminder, async ({ caller }) =>
    ok('Reminder', { reminder: await readReminder(deps, await getSelf(deps, caller)) }),
  );

  registerForUsers(app, contract.setReminder, async ({ caller, body: { hour } }) => {
    const self = await getSelf(deps, caller);
    const { mayHave, isByParents } = await readReminder(deps, self);
    if (self.email === '') throw new DomainError('reminder-needs-email');
    if (hour === null && (isByParents || self.userType === 'Student')) await endReminder(db, self.id);
    else if (!mayHave) throw new DomainError('reminder-by-parents');
    else
      await wantReminder(db, {
        userId: self.id,
        unsubscribeHash: hashToken(letterToken(deps, self.id, 'review-reminder')),
        hour: isByParents ? null : hour,
      });
    return ok('Saved.', { reminder: await readReminder(deps, self) });
  });

  // Mail programs post a form, of which nothing is read. In a scope of its own: every other call refuses one.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_000 },
      (_request, _body, done) => done(null, undefined),
    );
    registerOpen(
      scope,
      contract.endLetter,
      async ({ params }) => {
        const hash = hashToken(params.token);
        if (await endLetterByLink(db, hash)) return ok('The letter has ended.', { ended: 'letter' as const });
        if (await endReminderByLink(db, hash))
          return ok('The reminders have ended.', { ended: 'reminder' as const });
        throw new DomainError('letter-link-wrong');
      },
      perAddress(60, tenMinutesMs),
    );
  });

  sendMailsInTime(app, deps);
}

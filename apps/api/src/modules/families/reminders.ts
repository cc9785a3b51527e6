import { isMinor } from '@panelwise/contracts/domain/consent';
import { type FamilyControls, reminderRules } from '@panelwise/contracts/domain/family';
import type { Reminder } from '@panelwise/contracts/http/families';
import { findControls } from '@panelwise/db/repositories/family-controls';
import {
  endReminder,
  findReminder,
  hasAnsweredSince,
  listRemindedChildren,
  listReminders,
  takeReminder,
} from '@panelwise/db/repositories/review-reminders';
import type { UserRow } from '@panelwise/db/repositories/users';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../consent/link-token.ts';
import { readDeck } from '../learn/daily-deck.ts';
import { offsetOf } from './letter-time.ts';
import { letterToken, mailWithEnd, siteOf } from './letters.ts';
import { type DueOf, reviewReminder } from './review-reminder.ts';

type Person = Pick<UserRow, 'id' | 'firstname' | 'userType' | 'birthYear' | 'country' | 'language'>;
type Learner = Person & { hour: number };

/** Whether somebody is reminded, and may be: of a child its parents decide. */
export async function readReminder(deps: Deps, user: UserRow): Promise<Reminder> {
  const { db } = deps.database;
  const row = await findReminder(db, user.id);
  if (!isMinor(user, new Date())) {
    const hour = row?.hour ?? null;
    return { isOn: hour !== null, hour, mayHave: user.email !== '', isByParents: false };
  }
  const { reminderHour } = await findControls(db, user.id);
  const mayHave = reminderHour !== null && user.email !== '';
  return { isOn: mayHave && row !== undefined, hour: reminderHour, mayHave, isByParents: true };
}

/** Whose questions a mail to somebody is about, and at which hours: their own, and those of children of theirs. */
async function learnersOf(deps: Deps, user: Person, ownHour: number | null, now: Date): Promise<Learner[]> {
  const { db } = deps.database;
  // What parents have decided holds until 18.
  const hour = isMinor(user, now) ? (await findControls(db, user.id)).reminderHour : ownHour;
  const children = user.userType === 'Student' ? [] : await listRemindedChildren(db, user.id);
  return [...(hour === null ? [] : [{ ...user, hour }]), ...children.filter((child) => isMinor(child, now))];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** When the day of a country began. */
function dayStartOf(country: string | null, now: Date): Date {
  const offsetMs = offsetOf(country, now) * minuteMs;
  const there = new Date(now.getTime() + offsetMs);
  return new Date(there.setUTCHours(0, 0, 0, 0) - offsetMs);
}

/**
 * The mail before has to be older than this: of another day of whoever gets it. The hour is that of a child who may live where
 * it is another day, so that half a day has to lie between them, too.
 */
function lastMailBefore(country: string | null, now: Date): Date {
  return new Date(Math.min(dayStartOf(country, now).getTime(), now.getTime() - 12 * hourMs));
}

/** Whether it is the hour that was chosen, where a learner lives. */
function isReminderTime(hour: number, country: string | null, now: Date): boolean {
  const since = now.getTime() - dayStartOf(country, now).getTime() - hour * hourMs;
  return since >= 0 && since < reminderRules.windowHours * hourMs;
}

/** What is due of these learners now; whoever has nothing to do is left out. */
async function readDue(deps: Deps, toId: string, learners: Learner[], now: Date): Promise<DueOf[]> {
  const { db } = deps.database;
  const due: DueOf[] = [];
  for (const learner of learners) {
    const controls = isMinor(learner, now) ? await findControls(db, learner.id) : undefined;
    const { items: deck } = await readDeck(db, { userId: learner.id, shown: shownOf(controls) });
    const titles = [...new Set(deck.map(({ title }) => title))];
    const { firstname } = learner;
    if (deck.length > 0) due.push({ firstname, isSelf: learner.id === toId, items: deck.length, titles });
  }
  return due;
}

const shownOf = (controls: FamilyControls | undefined) =>
  controls && { highestGrade: controls.highestGrade, hiddenSubjects: controls.hiddenSubjects };

/**
 * Sends the reminders that are due: once a day, at the hour that was chosen, where something is to be done. After seven that
 * nobody answered they end by themselves.
 */
export async function sendDueReminders(deps: Deps, now: Date): Promise<void> {
  const { db } = deps.database;
  const failures: unknown[] = [];
  for (const { reminder, user } of await listReminders(db)) {
    const notSince = lastMailBefore(user.country, now);
    if (reminder.lastSentAt && reminder.lastSentAt >= notSince) continue;
    const learners = await learnersOf(deps, user, reminder.hour, now);
    const atThisHour = learners.filter(({ hour, country }) =>
      isReminderTime(hour, country ?? user.country, now),
    );
    const due = await readDue(deps, user.id, atThisHour, now);
    if (due.length === 0) continue;
    const ids = learners.map(({ id }) => id);
    const wasAnswered = !reminder.lastSentAt || (await hasAnsweredSince(db, ids, reminder.lastSentAt));
    const unanswered = wasAnswered ? 0 : reminder.unanswered + 1;
    if (unanswered >= reminderRules.mostUnanswered) {
      await endReminder(db, user.id);
      continue;
    }
    const token = letterToken(deps, user.id, 'review-reminder');
    const take = { userId: user.id, unsubscribeHash: hashToken(token), unanswered, now, notSince };
    if (!(await takeReminder(db, take))) continue;
    const site = siteOf(deps);
    const words = reviewReminder(user, due, site, site && `${site}/end-letter/${token}`);
    // One address that is refused keeps nobody else's mail back.
    await deps.mailer
      .send(mailWithEnd(deps, token, { to: user.email, ...words, about: ids }))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'reminders could not be sent');
}

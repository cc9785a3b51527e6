import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { auditLog, contacts, refreshTokens } from '../schema/accounts.ts';
import { classLinks, comics, pages, panels } from '../schema/comics.ts';
import { notices } from '../schema/notices.ts';
import { runs } from '../schema/runs.ts';
import { comicTranslations } from '../schema/translations.ts';
import { listConsents } from './consents.ts';
import { readLearningRecords } from './learning-export.ts';
import { listPasskeys } from './passkeys.ts';
import { countRecoveryCodes, findAuthenticator } from './second-factors.ts';

/** What is stored about a person beside what they have made: nothing that would let anybody in, and nobody else's. */
export async function readPersonalRecords(db: Queryable, user: { id: string; email: string }) {
  const own = db.select({ id: comics.id }).from(comics).where(eq(comics.ownerId, user.id));
  const [asked, told, links, sessions, messages, decisions, ownPages, ownPanels, stories] = await Promise.all(
    [
      listConsents(db, user.id),
      db.select().from(notices).where(eq(notices.userId, user.id)).orderBy(asc(notices.createdAt)),
      db.select().from(classLinks).where(inArray(classLinks.comicId, own)),
      db
        .select({
          device: refreshTokens.device,
          beganAt: refreshTokens.createdAt,
          usedAt: refreshTokens.rotatedAt,
          expiresAt: refreshTokens.expiresAt,
          endedAt: refreshTokens.revokedAt,
        })
        .from(refreshTokens)
        .where(eq(refreshTokens.userId, user.id))
        .orderBy(asc(refreshTokens.createdAt)),
      db.select().from(contacts).where(sql`lower(${contacts.email}) = ${user.email}`),
      db
        .select({
          action: auditLog.action,
          about: auditLog.subjectType,
          reason: auditLog.reason,
          at: auditLog.createdAt,
        })
        .from(auditLog)
        .where(and(or(eq(auditLog.subjectId, user.id), inArray(auditLog.subjectId, own))))
        .orderBy(asc(auditLog.createdAt)),
      db
        .select()
        .from(pages)
        .where(inArray(pages.comicId, own))
        .orderBy(asc(pages.comicId), asc(pages.pageNumber)),
      db
        .select()
        .from(panels)
        .where(inArray(panels.comicId, own))
        .orderBy(asc(panels.comicId), asc(panels.pageNumber), asc(panels.panelNumber)),
      // Of all others what went in is stored with the comic.
      db
        .select({ asked: runs.input, status: runs.status, at: runs.createdAt })
        .from(runs)
        .where(and(eq(runs.ownerId, user.id), eq(runs.step, 'refine-prompt'), ne(runs.status, 'succeeded')))
        .orderBy(asc(runs.createdAt)),
    ],
  );
  const [app, keys, recoveryCodesLeft, learning, translations] = await Promise.all([
    findAuthenticator(db, user.id),
    listPasskeys(db, user.id),
    countRecoveryCodes(db, user.id),
    readLearningRecords(db, user.id),
    db.select().from(comicTranslations).where(inArray(comicTranslations.comicId, own)),
  ]);
  return {
    ...learning,
    secondFactor:
      app?.setUpAt || keys.length > 0 ? { setUpAt: app?.setUpAt ?? null, recoveryCodesLeft } : null,
    passkeys: keys.map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt })),
    consents: asked.map(({ kind, adultEmail, relation, statement, textVersion, ...at }) => ({
      kind,
      // A teacher's address is not their pupil's to have.
      adultEmail: kind === 'school' ? '' : adultEmail,
      relation,
      statement,
      textVersion,
      requestedAt: at.requestedAt,
      confirmedAt: at.confirmedAt,
      withdrawnAt: at.withdrawnAt,
    })),
    decisions,
    notices: told.map(({ comicId, kind, reason, place, createdAt, readAt }) => ({
      comicId,
      kind,
      reason,
      place,
      createdAt,
      readAt,
    })),
    /** What is translated of comics and not in them yet, and what it was translated from. */
    translations: translations.map(({ comicId, originals, lines, writtenBy, appliedAt, updatedAt }) => ({
      ...{ comicId, originals, lines, writtenBy, appliedAt, updatedAt },
    })),
    classLinks: links.map(({ comicId, createdAt, expiresAt }) => ({ comicId, createdAt, expiresAt })),
    sessions,
    /** Stories of which no comic came. */
    stories,
    messages: messages.map(({ id: _, ...message }) => message),
    pages: ownPages.map(({ comicId, pageNumber, drawn }) => ({ comicId, pageNumber, drawn })),
    panels: ownPanels.map(({ comicId, pageNumber, panelNumber, scene, caption, alt, state }) => ({
      comicId,
      pageNumber,
      panelNumber,
      scene,
      caption,
      alt,
      state,
    })),
  };
}

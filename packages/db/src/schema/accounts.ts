import type { AdultRelation, ConsentKind } from '@panelwise/contracts/domain/consent';
import type { Language } from '@panelwise/contracts/domain/languages';
import type { UserType } from '@panelwise/contracts/domain/user';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';

/** What somebody who signs up tells about himself. */
const person = () => ({
  firstname: text().notNull(),
  lastname: text().notNull(),
  /** Empty, like the password, for a child who logs in by pictures: nobody writes to them. */
  email: text().notNull(),
  username: text().notNull(),
  userType: text().$type<UserType>().notNull(),
  countryCode: text().notNull().default('+91'),
  mobileNumber: text().notNull().default(''),
  passwordHash: text().notNull(),
  /** Null where nobody said; what follows from it is in the contract's consent rules. */
  birthYear: smallint(),
  /** ISO 3166-1 alpha-2. */
  country: text(),
  /** That of the interface when somebody chose one last, for mails; null where nobody said, and they are English. */
  language: text().$type<Language>(),
  /** Which terms were accepted, and when. */
  termsVersion: text(),
  termsAcceptedAt: at(),
});

export const users = pgTable(
  'users',
  {
    id: id(),
    ...person(),
    /** When its owner entered the code that was sent to the e-mail. */
    verifiedAt: at().notNull(),
    /** Somebody invented, for trying the product out: in no list of the admins, in no share and in no number of a comic. */
    isDemo: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** When it is to be deleted, as its owner has asked. */
    deleteAt: at(),
    deletedAt: at(),
    /** Until then one worker is removing what is stored of this closed account. */
    removingUntil: at(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email).where(sql`${t.email} <> ''`),
    uniqueIndex('users_username').on(t.username),
    index('users_created').on(t.createdAt),
    index('users_to_delete').on(t.deleteAt).where(sql`${t.deleteAt} is not null and ${t.deletedAt} is null`),
  ],
);

/**
 * Sign-ups whose e-mail is not proven yet. None is an account: several may have the same e-mail or username, each
 * has codes of its own, and the one whose code is entered becomes the account.
 */
export const registrations = pgTable(
  'registrations',
  { id: id(), ...person(), createdAt: createdAt() },
  (t) => [
    index('registrations_email').on(t.email, t.createdAt),
    index('registrations_created').on(t.createdAt),
  ],
);

/**
 * What an adult was asked for a child, and what they said: the receipt. Both links are stored as hashes. It counts from
 * `confirmedAt`, which of a `notice` is when the mail was accepted for sending, until `withdrawnAt`.
 */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    childId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ConsentKind>().notNull(),
    adultEmail: text().notNull(),
    relation: text().$type<AdultRelation>().notNull(),
    /** The teacher's account that speaks for a school; the others need none. */
    adultId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Word for word what the adult was shown. */
    statement: text().notNull(),
    textVersion: text().notNull(),
    /** Of the link that confirms, once. */
    tokenHash: text(),
    requestedAt: at().notNull().defaultNow(),
    expiresAt: at(),
    confirmedAt: at(),
    withdrawnAt: at(),
    /** Of the link that withdraws or objects, at any time. */
    withdrawalTokenHash: text(),
  },
  (t) => [
    index('consents_child').on(t.childId, t.requestedAt),
    index('consents_adult').on(t.adultEmail, t.requestedAt),
    index('consents_adult_account').on(t.adultId),
    uniqueIndex('consents_token').on(t.tokenHash),
    uniqueIndex('consents_withdrawal_token').on(t.withdrawalTokenHash),
  ],
);

/** One row per session; the token itself is stored as a hash and changes at every refresh. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    /** What it was begun with, in words such as "Firefox on Windows"; empty for those of before this was kept. */
    device: text().notNull().default(''),
    /** The token before the last rotation: using it again means that somebody stole one. */
    previousHash: text(),
    rotatedAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
    revokedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('refresh_tokens_hash').on(t.tokenHash),
    index('refresh_tokens_previous').on(t.previousHash),
    index('refresh_tokens_user').on(t.userId),
  ],
);

export const otpPurposes = ['sign-up', 'reset-password'] as const;
export type OtpPurpose = (typeof otpPurposes)[number];

/**
 * One-time codes, hashed. A code of `sign-up` belongs to the registration that it was sent for, one of
 * `reset-password` to the account. Of each owner only the newest unused one counts. A code without an owner was sent to
 * nobody: it is what is kept where there is nobody to send one to, so that guessing goes there as it does elsewhere.
 */
export const otps = pgTable(
  'otps',
  {
    id: id(),
    /** Where it was sent. */
    email: text().notNull(),
    registrationId: uuid().references(() => registrations.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<OtpPurpose>().notNull(),
    codeHash: text().notNull(),
    /** Who asked for it, as a hash of their device or place, and whether the account knows that device. */
    askedBy: text().notNull().default(''),
    askedByKnown: boolean().notNull().default(false),
    expiresAt: at().notNull(),
    usedAt: at(),
    /** A used code of `reset-password` sets a new password once. */
    resetAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index('otps_email').on(t.email, t.createdAt),
    index('otps_registration').on(t.registrationId),
    index('otps_user').on(t.userId),
    index('otps_created').on(t.createdAt),
    check('otps_owner', sql`num_nonnulls(${t.registrationId}, ${t.userId}) <= 1`),
  ],
);

/** Wrong codes: a row for each that was compared with the codes of an e-mail. */
export const codeGuesses = pgTable(
  'code_guesses',
  {
    id: id(),
    email: text().notNull(),
    /** As in `otps.askedBy`. */
    guessedBy: text().notNull(),
    guessedByKnown: boolean().notNull(),
    /** A code for a new password was among those that it was compared with. */
    couldReset: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('code_guesses_email').on(t.email, t.createdAt),
    index('code_guesses_created').on(t.createdAt),
  ],
);

/**
 * The authenticator app of an admin. Its secret is sealed with a key of the server. It counts from `setUpAt`, when its first code
 * was entered; before that it is only offered.
 */
export const authenticators = pgTable('authenticators', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text().notNull(),
  setUpAt: at(),
  /** The period of 30 seconds, since 1970, whose code was used last: no code works twice. */
  usedStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Codes that stand in for the app or the passkeys, hashed, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: at(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/** A new passkey is added, or one that is there proves who its owner is. */
export type PasskeyPurpose = 'add' | 'prove';

/** A passkey of an admin: its public key, by which the server knows that whoever logs in holds the private one. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its owner calls it. */
    name: text().notNull(),
    /** As browsers name it, in base64url like the key below. */
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    /** How often its device says that it has signed. One that does not count says 0 for ever. */
    signCount: bigint({ mode: 'number' }).notNull(),
    /** How it is reached, such as "internal" or "usb": a hint for the browser. */
    transports: text().array().notNull().default([]),
    usedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** What a passkey is to sign next: one for each purpose and place, used once, a few minutes long. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<PasskeyPurpose>().notNull(),
    /** The session that it was made for; of a log-in the hash of whoever asked, as in `otps.askedBy`. */
    madeFor: text().notNull(),
    challenge: text().notNull(),
    expiresAt: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.purpose, t.madeFor] }),
    index('passkey_challenges_expires').on(t.expiresAt),
  ],
);

export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    role: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('contacts_created').on(t.createdAt)],
);

/** Who did what to what: append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: uuid().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [index('audit_log_subject').on(t.subjectType, t.subjectId, t.createdAt)],
);

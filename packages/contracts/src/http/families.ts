import { z } from 'zod';
import { assignmentGoals } from '../domain/classes.ts';
import { aidsSchema, attemptAidsSchema } from '../domain/evidence.ts';
import { familyControlsSchema, linkCodeSchema } from '../domain/family.ts';
import { newGiftSchema } from '../domain/gifts.ts';
import { quizQuestionSchema, taughtAtSchema } from '../domain/learning.ts';
import { limits } from '../domain/limits.ts';
import { loginPictures } from '../domain/picture-login.ts';
import { endpoint, envelope, fileAnswer, idParams } from './endpoint.ts';
import { newChildBody } from './forms.ts';

const tag = 'Families';
const passwordBody = z.object({ password: z.string().min(1).max(200) });

const parentSchema = z.object({ _id: z.uuid(), name: z.string(), linkedAt: z.iso.datetime() });
export type LinkedParent = z.infer<typeof parentSchema>;

/** Who may say what becomes of the account: the parent who agreed to it, a school, or the child's own family elsewhere. */
const spokenForSchema = z.object({
  by: z.enum(['you', 'school', 'other']),
  /** Of a school: the teacher to ask. */
  teacher: z.string().nullable(),
  agreedAt: z.iso.datetime().nullable(),
});

const childSchema = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  /** The code of its character; null where it has chosen none. */
  avatar: z.string().nullable(),
  birthYear: z.int().nullable(),
  /** The class or classes that it learns in. */
  classes: z.array(z.string()),
  /** It logs in by four pictures that this parent can print. */
  hasPictures: z.boolean(),
  /** Invented, for trying out. */
  isDemo: z.boolean(),
});
export type FamilyChild = z.infer<typeof childSchema>;

const letterSchema = z.object({
  isOn: z.boolean(),
  /** Exactly what is sent. */
  subject: z.string(),
  text: z.string(),
});

export const getFamily = endpoint({
  method: 'GET',
  path: '/family',
  auth: 'user',
  tag,
  summary: 'The children that one is linked with, and the weekly letter about them',
  response: envelope({ children: z.array(childSchema), letter: letterSchema }),
});

export const makeLinkCode = endpoint({
  method: 'POST',
  path: '/family/link-code',
  auth: 'user',
  tag,
  summary: 'A code that a child shows to a parent; an earlier one ends',
  response: envelope({ code: z.string(), expiresAt: z.iso.datetime() }),
});

export const makePupilLinkCode = endpoint({
  method: 'POST',
  path: '/family/pupils/:id/link-code',
  auth: 'user',
  tag,
  summary: 'A code that a teacher gives to the parent of a class pupil; an earlier one ends',
  params: idParams,
  response: envelope({ code: z.string(), expiresAt: z.iso.datetime() }),
});

export const linkChild = endpoint({
  method: 'POST',
  path: '/family/link',
  auth: 'user',
  tag,
  summary: 'Link a child by the code that it shows',
  body: z.object({ code: linkCodeSchema }),
  response: envelope({ child: childSchema }),
});

export const unlinkChild = endpoint({
  method: 'DELETE',
  path: '/family/children/:id',
  auth: 'user',
  tag,
  summary: 'See and decide nothing of a child any more',
  params: idParams,
  response: envelope({}),
});

/** What a child knows of its own family. */
export const getOwnFamily = endpoint({
  method: 'GET',
  path: '/family/mine',
  auth: 'user',
  tag,
  summary: 'The parents that a child is linked with, and what they have decided',
  response: envelope({
    parents: z.array(parentSchema),
    controls: familyControlsSchema,
    /** Read today, by the server's clock. */
    minutesToday: z.int(),
    mayUnlink: z.boolean(),
  }),
});

export const unlinkParent = endpoint({
  method: 'DELETE',
  path: '/family/parents/:id',
  auth: 'user',
  tag,
  summary: 'Take back that a parent sees one’s learning; a teacher of a class pupil names the pupil',
  params: idParams,
  query: z.object({ pupil: z.uuid().optional() }),
  response: envelope({}),
});

export const makeChild = endpoint({
  method: 'POST',
  path: '/family/children',
  auth: 'user',
  tag,
  summary: 'Make an account for a child without an e-mail, and agree to it',
  body: newChildBody,
  response: envelope({ child: childSchema, statement: z.string() }),
});

const cardSchema = z.object({
  nickname: z.string(),
  /** What the child types first. */
  code: z.string(),
  /** Names of the four pictures, in their order. */
  pictures: z.array(z.enum(loginPictures)),
});

export const getChildCard = endpoint({
  method: 'GET',
  path: '/family/children/:id/card',
  auth: 'user',
  tag,
  summary: 'The card by which a child of one’s own logs in',
  params: idParams,
  response: envelope({ card: cardSchema }),
});

export const renewChildCard = endpoint({
  method: 'POST',
  path: '/family/children/:id/card',
  auth: 'user',
  tag,
  summary: 'New pictures for a child; the old ones and its sessions end',
  params: idParams,
  response: envelope({ card: cardSchema }),
});

const comicShownSchema = z.object({
  comicId: z.uuid(),
  title: z.string(),
  subject: z.string(),
  thumbnail: z.string().nullable(),
  /** It is in the library, so that it can be read together. */
  isPublic: z.boolean(),
});

const helpedSchema = z.object({ answers: z.int(), of: z.int(), aids: attemptAidsSchema });

const changeSchema = z.object({
  by: z.string(),
  at: z.iso.datetime(),
  /** In words, such as "comics up to grade 5". */
  what: z.array(z.string()),
});

export const getChild = endpoint({
  method: 'GET',
  path: '/family/children/:id',
  auth: 'user',
  tag,
  summary: 'What a child read and knows, what the school set, and what its parents have decided',
  params: idParams,
  response: envelope({
    child: childSchema,
    parents: z.array(parentSchema),
    /** The week from Monday, in days of UTC. */
    days: z.array(z.object({ day: z.iso.date(), minutes: z.int() })),
    read: z.array(
      comicShownSchema.extend({
        panelsRead: z.int(),
        panels: z.int(),
        isFinished: z.boolean(),
        minutes: z.int(),
        days: z.array(z.iso.date()),
      }),
    ),
    knowsWell: z.array(comicShownSchema.extend({ days: z.int() })),
    shaky: z.array(
      comicShownSchema.extend({ items: z.int(), shakyItems: z.int(), unrepairedItems: z.int() }),
    ),
    school: z.array(
      z.object({
        assignmentId: z.uuid(),
        className: z.string(),
        teacher: z.string(),
        title: z.string(),
        goal: z.enum(assignmentGoals),
        dueAt: z.iso.datetime().nullable(),
      }),
    ),
    controls: familyControlsSchema,
    changes: z.array(changeSchema),
    /** What makes reading and answering easier; whoever agreed to the account sets it. */
    aids: aidsSchema,
    /** Answers of this week that an aid helped with. */
    helped: helpedSchema,
    /** Reminders of the review, where one is switched on, come to this parent. */
    remindsYou: z.boolean(),
    spokenFor: spokenForSchema,
    /** How many badges it has, and nothing else of them; not there where rewards are switched off. */
    badges: z.int().optional(),
    /** Coins that it may still be given this week; not there where rewards are switched off. */
    giftsLeft: z.int().optional(),
  }),
});
export type ChildActivity = z.infer<typeof getChild.response>;

export const setControls = endpoint({
  method: 'PUT',
  path: '/family/children/:id/controls',
  auth: 'user',
  tag,
  summary: 'Decide what a child is shown; it holds on every device at once',
  params: idParams,
  body: familyControlsSchema.partial(),
  response: envelope({ controls: familyControlsSchema, changes: z.array(changeSchema) }),
});

export const setChildAids = endpoint({
  method: 'PUT',
  path: '/family/children/:id/aids',
  auth: 'user',
  tag,
  summary: 'Set what makes reading and answering easier for a child one agreed for',
  params: idParams,
  body: z.object({ aids: aidsSchema }),
  response: envelope({ aids: aidsSchema }),
});

export const giveToChild = endpoint({
  method: 'POST',
  path: '/family/children/:id/gifts',
  auth: 'user',
  tag,
  summary: 'Give coins to a child that one is linked with; the same event gives once',
  params: idParams,
  body: newGiftSchema,
  response: envelope({ leftThisWeek: z.int() }),
});

export const getTogether = endpoint({
  method: 'GET',
  path: '/family/children/:id/together/:comicId',
  auth: 'user',
  tag,
  summary: 'The questions on the way when parent and child read a comic together, without their answers',
  params: idParams.extend({ comicId: z.uuid() }),
  response: envelope({
    firstname: z.string(),
    questions: z.array(
      z.object({ question: z.string(), options: z.array(z.string()), taughtAt: taughtAtSchema }),
    ),
  }),
});

export const guessTogether = endpoint({
  method: 'POST',
  path: '/family/children/:id/together/:comicId',
  auth: 'user',
  tag,
  summary: 'The answer to a question on the way, after a guess; nothing is scored or kept',
  params: idParams.extend({ comicId: z.uuid() }),
  body: z.object({
    question: z.string().min(1).max(limits.questionMax),
    guess: z.string().min(1).max(limits.optionMax),
  }),
  response: envelope({ isRight: z.boolean(), correctAnswer: quizQuestionSchema.shape.correctAnswer }),
});

export const setLetter = endpoint({
  method: 'PUT',
  path: '/family/letter',
  auth: 'user',
  tag,
  summary: 'Want the weekly letter, or want it no more',
  body: z.object({ on: z.boolean() }),
  response: envelope({ letter: letterSchema }),
});

const reminderSchema = z.object({
  isOn: z.boolean(),
  /** Of one’s day; of a child what its parents have said. */
  hour: z.int().min(0).max(23).nullable(),
  /** False without an e-mail, and for a child whose parents have not switched it on. */
  mayHave: z.boolean(),
  /** Parents decide whether and when. */
  isByParents: z.boolean(),
});
export type Reminder = z.infer<typeof reminderSchema>;

export const getReminder = endpoint({
  method: 'GET',
  path: '/family/reminder',
  auth: 'user',
  tag,
  summary: 'Whether one is reminded by mail when questions are due, and may be',
  response: envelope({ reminder: reminderSchema }),
});

export const setReminder = endpoint({
  method: 'PUT',
  path: '/family/reminder',
  auth: 'user',
  tag,
  summary: 'Be reminded by mail at an hour when questions are due, once a day at most, or no more',
  body: z.object({ hour: z.int().min(0).max(23).nullable() }),
  response: envelope({ reminder: reminderSchema }),
});

/** By the link in the letter. Mail programs post it as a form (RFC 8058), our page without a body. */
export const endLetter = endpoint({
  method: 'POST',
  path: '/family/letters/:token/end',
  auth: 'none',
  tag,
  summary: 'End the weekly letter or the reminder by the link in it, without an account',
  params: z.object({ token: z.string().regex(/^[\w-]{22}$/, 'This link is not complete.') }),
  body: z.unknown(),
  response: envelope({ ended: z.enum(['letter', 'reminder']) }),
});

export const exportChild = endpoint({
  method: 'GET',
  path: '/family/children/:id/export',
  auth: 'user',
  tag,
  summary: 'Everything that is stored about a child one agreed for',
  params: idParams,
  response: envelope({ data: z.record(z.string(), z.unknown()) }),
});

export const exportChildPage = endpoint({
  method: 'GET',
  path: '/family/children/:id/export-page',
  auth: 'user',
  tag,
  summary: 'Everything that is stored about a child one agreed for, as a page to read',
  params: idParams,
  response: fileAnswer,
});

export const deleteChild = endpoint({
  method: 'POST',
  path: '/family/children/:id/delete',
  auth: 'user',
  tag,
  summary: 'Withdraw one’s consent: close the account of a child and delete everything in it',
  params: idParams,
  body: passwordBody,
  response: envelope({}),
});

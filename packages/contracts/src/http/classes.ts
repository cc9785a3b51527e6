import { z } from 'zod';
import { classCodeSchema } from '../domain/class-code.ts';
import { pupilKinds } from '../domain/classes.ts';
import { aidsSchema } from '../domain/evidence.ts';
import { limits } from '../domain/limits.ts';
import { asName } from '../domain/name-rules.ts';
import { offPartsSchema } from '../domain/rewards.ts';
import { trimmedTextSchema } from '../domain/text.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';
import { classBody } from './forms.ts';

const tag = 'Classes';

/** A class in a list of its teachers. */
export const classSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  grade: z.string(),
  subject: z.string(),
  school: z.string(),
  /** Such as OWL3725. */
  code: z.string(),
  /** Pupils with an account of their own may join. */
  isOpen: z.boolean(),
  /** Parts of play that are switched off for all who learn in it. */
  offParts: offPartsSchema,
  /** Null where no teacher has said: battles are off for children then, but where a parent has switched them on. */
  mayBattle: z.boolean().nullable(),
  isArchived: z.boolean(),
  /** Invented, with all its pupils and answers, for trying the product out. */
  isDemo: z.boolean(),
  /** The caller owns it; else they teach it beside its owner. */
  isMine: z.boolean(),
  pupilCount: z.int(),
  createdAt: z.iso.datetime(),
});
export type SchoolClass = z.infer<typeof classSchema>;

export const classTeacherSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  isOwner: z.boolean(),
  isMe: z.boolean(),
});
export type ClassTeacher = z.infer<typeof classTeacherSchema>;

export const listClasses = endpoint({
  method: 'GET',
  path: '/classes',
  auth: 'user',
  tag,
  summary: 'The classes that one teaches, one’s own and those of colleagues, the newest first',
  response: envelope({ classes: z.array(classSchema) }),
});

export const makeClass = endpoint({
  method: 'POST',
  path: '/classes',
  auth: 'user',
  tag,
  summary: 'Make a class; it gets a code that its pupils join by',
  body: classBody,
  response: envelope({ class: classSchema }),
});

export const getClass = endpoint({
  method: 'GET',
  path: '/classes/:id',
  auth: 'user',
  tag,
  summary: 'A class that one teaches, with its teachers',
  params: idParams,
  response: envelope({ class: classSchema, teachers: z.array(classTeacherSchema) }),
});

export const changeClass = endpoint({
  method: 'PUT',
  path: '/classes/:id',
  auth: 'user',
  tag,
  summary: 'Change what a class is called, and whether pupils with an account may join',
  params: idParams,
  /** What is left out stays as it is. */
  body: classBody.extend({
    isOpen: z.boolean(),
    offParts: offPartsSchema.optional(),
    mayBattle: z.boolean().optional(),
  }),
  response: envelope({ class: classSchema }),
});

export const archiveClass = endpoint({
  method: 'PUT',
  path: '/classes/:id/archived',
  auth: 'user',
  tag,
  summary: 'Put a class away, or bring it back; nobody joins one that is away, or logs in to it by pictures',
  params: idParams,
  body: z.object({ archived: z.boolean() }),
  response: envelope({ class: classSchema }),
});

export const renewClassCode = endpoint({
  method: 'POST',
  path: '/classes/:id/code',
  auth: 'user',
  tag,
  summary: 'Give a class another code; the old one ends, printed cards included',
  params: idParams,
  response: envelope({ class: classSchema }),
});

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/classes/:id/invitations',
  auth: 'user',
  tag,
  summary: 'Make a link by which one colleague becomes a teacher of a class, within seven days',
  params: idParams,
  response: envelope({ token: z.string(), expiresAt: z.iso.datetime() }),
});

const tokenParams = z.object({ token: z.string().regex(/^[\w-]{22}$/, 'This link is not complete.') });
const invitationSchema = z.object({
  classId: z.uuid(),
  name: z.string(),
  grade: z.string(),
  teacher: z.string(),
  pupilCount: z.int(),
});
export type ClassInvitation = z.infer<typeof invitationSchema>;

export const getInvitation = endpoint({
  method: 'GET',
  path: '/class-invitations/:token',
  auth: 'user',
  tag,
  summary: 'What class a colleague’s link leads to',
  params: tokenParams,
  response: envelope({ invitation: invitationSchema }),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/class-invitations/:token',
  auth: 'user',
  tag,
  summary: 'Become a teacher of the class of a colleague’s link',
  params: tokenParams,
  response: envelope({ classId: z.uuid() }),
});

export const removeColleague = endpoint({
  method: 'DELETE',
  path: '/classes/:id/teachers/:teacher',
  auth: 'user',
  tag,
  summary: 'Take a colleague out of one’s class, or leave the class of a colleague',
  params: idParams.extend({ teacher: z.uuid() }),
  response: envelope({}),
});

export const handOverClass = endpoint({
  method: 'POST',
  path: '/classes/:id/owner',
  auth: 'user',
  tag,
  summary: 'Give a class to one of its other teachers; one goes on teaching it',
  params: idParams,
  body: z.object({ teacher: z.uuid() }),
  response: envelope({ class: classSchema }),
});

export const pupilSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  kind: z.enum(pupilKinds),
  face: z.int(),
  /** The code of their character; null where they have chosen none. */
  avatar: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  /** Too many wrong pictures in a row: only a teacher lets them try again. */
  isLocked: z.boolean(),
  aids: aidsSchema,
  /** What is switched off for them alone, beside what is off for the class. */
  offParts: offPartsSchema,
});
export type Pupil = z.infer<typeof pupilSchema>;

export const listPupils = endpoint({
  method: 'GET',
  path: '/classes/:id/pupils',
  auth: 'user',
  tag,
  summary: 'The pupils of a class, by name',
  params: idParams,
  response: envelope({ pupils: z.array(pupilSchema) }),
});

export const nicknameSchema = asName(trimmedTextSchema(1, limits.nicknameMax));

export const addPupils = endpoint({
  method: 'POST',
  path: '/classes/:id/pupils',
  auth: 'user',
  tag,
  summary:
    'Make accounts for pupils without an e-mail, after agreeing for the school; each gets four pictures',
  params: idParams,
  body: z.object({
    nicknames: z.array(nicknameSchema).min(1).max(limits.classPupilsMax),
    agreed: z.literal(true, 'Please agree for your school first.'),
  }),
  response: envelope({ pupils: z.array(pupilSchema) }),
});

const pupilParams = idParams.extend({ pupil: z.uuid() });

export const removePupil = endpoint({
  method: 'DELETE',
  path: '/classes/:id/pupils/:pupil',
  auth: 'user',
  tag,
  summary:
    'Take a pupil out of a class; the account of one who logs in by its pictures is closed and deleted with all in it',
  params: pupilParams,
  response: envelope({}),
});

export const movePupil = endpoint({
  method: 'POST',
  path: '/classes/:id/pupils/:pupil/move',
  auth: 'user',
  tag,
  summary: 'Move a pupil to another class that one teaches',
  params: pupilParams,
  body: z.object({ classId: z.uuid() }),
  response: envelope({}),
});

/** Two accounts are one person: a pupil was made twice, or has joined with an account of their own, too. */
export const mergePupil = endpoint({
  method: 'POST',
  path: '/classes/:id/pupils/:pupil/merge',
  auth: 'user',
  tag,
  summary:
    'Give what a pupil who logs in by pictures has made and learnt to another account of theirs, and close the first',
  params: pupilParams,
  /** `into` learns in the same class, or in this one that the caller teaches, too. */
  body: z.object({ into: z.uuid(), classId: z.uuid().optional() }),
  response: envelope({}),
});

export const letPupilIn = endpoint({
  method: 'POST',
  path: '/classes/:id/pupils/:pupil/let-in',
  auth: 'user',
  tag,
  summary: 'Let a pupil try their pictures again',
  params: pupilParams,
  response: envelope({ pupil: pupilSchema }),
});

export const setAids = endpoint({
  method: 'PUT',
  path: '/classes/:id/pupils/:pupil/aids',
  auth: 'user',
  tag,
  summary: 'Set what makes reading and answering easier for a pupil',
  params: pupilParams,
  body: z.object({ aids: aidsSchema }),
  response: envelope({ pupil: pupilSchema }),
});

export const setPupilPlay = endpoint({
  method: 'PUT',
  path: '/classes/:id/pupils/:pupil/play',
  auth: 'user',
  tag,
  summary: 'Switch parts of play off for one pupil, beside what is off for the class',
  params: pupilParams,
  body: z.object({ offParts: offPartsSchema }),
  response: envelope({ pupil: pupilSchema }),
});

export const loginCardSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  face: z.int(),
  /** In the order in which they are tapped; empty where they cannot be read any more, and new ones are needed. */
  pictures: z.array(z.string()),
});
export type LoginCard = z.infer<typeof loginCardSchema>;

export const getLoginCards = endpoint({
  method: 'GET',
  path: '/classes/:id/cards',
  auth: 'user',
  tag,
  summary: 'The pictures by which pupils of a class log in, to print; that they were read is noted',
  params: idParams,
  response: envelope({ class: classSchema, cards: z.array(loginCardSchema) }),
});

export const renewPictures = endpoint({
  method: 'POST',
  path: '/classes/:id/new-pictures',
  auth: 'user',
  tag,
  summary: 'Give pupils new pictures; the old ones and the sessions begun by them end',
  params: idParams,
  body: z.object({ pupils: z.array(z.uuid()).min(1).max(limits.classPupilsMax) }),
  response: envelope({}),
});

const codeParams = z.object({ code: classCodeSchema });
const foundClassSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  grade: z.string(),
  /** As the teacher is called. */
  teacher: z.string(),
  isOpen: z.boolean(),
  /** The caller is in it already. */
  isMember: z.boolean(),
});
export type FoundClass = z.infer<typeof foundClassSchema>;

export const findClassByCode = endpoint({
  method: 'GET',
  path: '/class-codes/:code',
  auth: 'user',
  tag,
  summary: 'What class a code belongs to, before one joins it',
  params: codeParams,
  response: envelope({ class: foundClassSchema }),
});

export const joinClass = endpoint({
  method: 'POST',
  path: '/class-codes/:code',
  auth: 'user',
  tag,
  summary: 'Join a class with an account of one’s own; its teachers see one’s name and learning from then on',
  params: codeParams,
  response: envelope({ class: foundClassSchema }),
});

export const joinedClassSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  teacher: z.string(),
  joinedAt: z.iso.datetime(),
  /** The caller logs in by the pictures of this class, so only its teacher takes them out of it. */
  isHome: z.boolean(),
});
export type JoinedClass = z.infer<typeof joinedClassSchema>;

export const listJoinedClasses = endpoint({
  method: 'GET',
  path: '/user/classes',
  auth: 'user',
  tag,
  summary: 'The classes that one learns in',
  response: envelope({ classes: z.array(joinedClassSchema) }),
});

export const leaveClass = endpoint({
  method: 'DELETE',
  path: '/user/classes/:id',
  auth: 'user',
  tag,
  summary: 'Leave a class that one learns in',
  params: idParams,
  response: envelope({}),
});

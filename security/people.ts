/** Who calls, and on whose things: most work on their own, those who should get nowhere try it on the owner's. */
export const people = {
  visitor: 'nobody is logged in; on the owner’s things',
  child: 'a child of nine for whom nobody has agreed yet; on their own',
  agreedChild: 'a child of nine whose parent has agreed; on their own',
  student: 'a student of eighteen or older; on their own',
  teacher: 'a teacher who has made nothing; on the owner’s',
  owner: 'a teacher; on their own',
  otherOwner: 'a teacher with comics of their own; on the owner’s',
  coTeacher: 'another teacher of the owner’s class; on the owner’s',
  pupil: 'a pupil without an e-mail, logged in by pictures; on their own',
  parent: 'a parent; on their own, their linked child among it',
  strangerParent: 'a parent with nobody linked; on the owner’s, a linked child among it',
  admin: 'an admin; on the owner’s',
  demoted: 'somebody who was an admin, with the token of then; on the owner’s',
  leaving: 'somebody who has asked for their account to be deleted, logged in again; on their own',
  deleted: 'somebody whose account is deleted, with the token of before; on their own',
} as const;
export type Person = keyof typeof people;

export type Answer = 'yes' | 401 | 403 | 404 | 409;
export type Row = Readonly<Record<Person, Answer>>;

export const everybody: Row = {
  visitor: 'yes',
  child: 'yes',
  agreedChild: 'yes',
  student: 'yes',
  teacher: 'yes',
  owner: 'yes',
  otherOwner: 'yes',
  coTeacher: 'yes',
  pupil: 'yes',
  parent: 'yes',
  strangerParent: 'yes',
  admin: 'yes',
  demoted: 'yes',
  leaving: 'yes',
  deleted: 'yes',
};
/** Who is logged in, whatever they are. */
export const members: Row = { ...everybody, visitor: 401, leaving: 403, deleted: 401 };
/** One may leave, look at what one leaves behind, and change one's mind. */
export const membersAndLeaving: Row = { ...members, leaving: 'yes' };
/** What belongs to somebody is to everybody else as if it were not there, admins too. */
export const owners: Row = {
  ...members,
  teacher: 404,
  otherOwner: 404,
  coTeacher: 404,
  strangerParent: 404,
  admin: 404,
  demoted: 404,
};
/** Battles are off for children until somebody switches them on; what is off is not there. */
export const battlers: Row = { ...members, child: 404, agreedChild: 404, pupil: 404 };
export const ownBattlers: Row = { ...owners, child: 404, agreedChild: 404, pupil: 404 };
/** Of a child its linked grown-ups see and decide; to everybody else, the child's own age included, it is not there. */
export const linkedParents: Row = { ...owners, child: 404, agreedChild: 404, student: 404, pupil: 404 };
export const grownUps: Row = { ...members, child: 403, agreedChild: 403, student: 403, pupil: 403 };
/** Whoever sends a token that is no longer good is told so, and not taken for a visitor. */
export const readers: Row = { ...everybody, deleted: 401 };
/** Admins see what they review, and what goes wrong. */
export const ownersAndAdmins: Row = { ...owners, admin: 'yes' };
export const admins: Row = {
  visitor: 401,
  child: 403,
  agreedChild: 403,
  student: 403,
  teacher: 403,
  owner: 403,
  otherOwner: 403,
  coTeacher: 403,
  pupil: 403,
  parent: 403,
  strangerParent: 403,
  admin: 'yes',
  demoted: 403,
  leaving: 403,
  deleted: 401,
};
/** Only who has a session that is still good, or an account to begin one for. */
export const accounts: Row = { ...everybody, visitor: 401, deleted: 401 };
/** Grown-ups who teach have classes; pupils and parents are told kindly that they do not. */
export const teachers: Row = {
  ...members,
  child: 403,
  agreedChild: 403,
  student: 403,
  pupil: 403,
  parent: 403,
  strangerParent: 403,
};
/** A class is to everybody but its teachers as if it were not there. */
export const classTeachers: Row = { ...teachers, teacher: 404, otherOwner: 404, admin: 404, demoted: 404 };
/** What only the teacher who owns a class decides. */
export const classOwners: Row = { ...classTeachers, coTeacher: 403 };
/** Who learns: whoever teaches is told how they come into a class. */
export const learners: Row = {
  ...members,
  teacher: 403,
  owner: 403,
  otherOwner: 403,
  coTeacher: 403,
  parent: 403,
  strangerParent: 403,
  admin: 403,
  demoted: 403,
};

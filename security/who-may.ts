import type { CallName } from '../apps/api/src/testing/every-endpoint.ts';

/**
 * Who may make which call of the API, and what everybody else is answered. A new call does not compile without its row, and
 * `who-may.int.test.ts` makes every one of them as every one of these people.
 */

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
type Row = Readonly<Record<Person, Answer>>;

const everybody: Row = {
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
const members: Row = { ...everybody, visitor: 401, leaving: 403, deleted: 401 };
/** One may leave, look at what one leaves behind, and change one's mind. */
const membersAndLeaving: Row = { ...members, leaving: 'yes' };
/** What belongs to somebody is to everybody else as if it were not there, admins too. */
const owners: Row = {
  ...members,
  teacher: 404,
  otherOwner: 404,
  coTeacher: 404,
  strangerParent: 404,
  admin: 404,
  demoted: 404,
};
/** Battles are off for children until somebody switches them on; what is off is not there. */
const battlers: Row = { ...members, child: 404, agreedChild: 404, pupil: 404 };
const ownBattlers: Row = { ...owners, child: 404, agreedChild: 404, pupil: 404 };
/** Of a child its linked grown-ups see and decide; to everybody else, the child's own age included, it is not there. */
const linkedParents: Row = { ...owners, child: 404, agreedChild: 404, student: 404, pupil: 404 };
const grownUps: Row = { ...members, child: 403, agreedChild: 403, student: 403, pupil: 403 };
/** Whoever sends a token that is no longer good is told so, and not taken for a visitor. */
const readers: Row = { ...everybody, deleted: 401 };
/** Admins see what they review, and what goes wrong. */
const ownersAndAdmins: Row = { ...owners, admin: 'yes' };
const admins: Row = {
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
const accounts: Row = { ...everybody, visitor: 401, deleted: 401 };
/** Grown-ups who teach have classes; pupils and parents are told kindly that they do not. */
const teachers: Row = {
  ...members,
  child: 403,
  agreedChild: 403,
  student: 403,
  pupil: 403,
  parent: 403,
  strangerParent: 403,
};
/** A class is to everybody but its teachers as if it were not there. */
const classTeachers: Row = { ...teachers, teacher: 404, otherOwner: 404, admin: 404, demoted: 404 };
/** What only the teacher who owns a class decides. */
const classOwners: Row = { ...classTeachers, coTeacher: 403 };
/** Who learns: whoever teaches is told how they come into a class. */
const learners: Row = {
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

export const whoMay: Readonly<Record<CallName, Row>> = {
  register: everybody,
  verifyOtp: everybody,
  resendOtp: everybody,
  // A pupil has no password.
  login: { ...accounts, pupil: 401 },
  refresh: accounts,
  logout: everybody,
  forgotPassword: everybody,
  resetPassword: everybody,

  getProfile: membersAndLeaving,
  // What a pupil is called is their teacher’s to say.
  updateProfile: { ...members, pupil: 403 },
  changePassword: { ...members, pupil: 401 },
  exportAccountPage: membersAndLeaving,
  exportAccount: membersAndLeaving,
  deleteAccount: { ...members, pupil: 401 },
  keepAccount: membersAndLeaving,
  listSessions: members,
  endSession: owners,
  endOtherSessions: members,

  // Only a child who needs a grown-up asks one.
  requestConsent: {
    ...members,
    agreedChild: 409,
    student: 409,
    teacher: 409,
    owner: 409,
    otherOwner: 409,
    coTeacher: 409,
    pupil: 409,
    parent: 409,
    strangerParent: 409,
    admin: 409,
    demoted: 409,
  },
  getConsentLink: everybody,
  confirmConsent: everybody,
  withdrawConsent: everybody,

  getFamily: members,
  getOwnFamily: members,
  // From 18 on people decide for themselves.
  makeLinkCode: {
    ...members,
    student: 409,
    teacher: 409,
    owner: 409,
    otherOwner: 409,
    coTeacher: 409,
    parent: 409,
    strangerParent: 409,
    admin: 409,
    demoted: 409,
  },
  // Of a pupil of the owner's class.
  makePupilLinkCode: { ...linkedParents, parent: 404 },
  linkChild: grownUps,
  unlinkChild: linkedParents,
  // A child of nine is looked after; whoever is linked with nobody has nothing to end.
  unlinkParent: { ...linkedParents, child: 403, agreedChild: 403, student: 'yes', owner: 404, parent: 404 },
  makeChild: grownUps,
  getChild: linkedParents,
  setControls: linkedParents,
  giveToChild: linkedParents,
  setChildAids: linkedParents,
  getChildCard: linkedParents,
  renewChildCard: linkedParents,
  getTogether: linkedParents,
  guessTogether: linkedParents,
  exportChild: linkedParents,
  exportChildPage: linkedParents,
  deleteChild: linkedParents,
  setLetter: grownUps,
  getReminder: members,
  // Of a child its parents decide first.
  setReminder: { ...members, child: 403, agreedChild: 403, pupil: 403 },
  endLetter: everybody,

  getSubjects: everybody,
  getThemes: everybody,
  getStyles: everybody,
  getCountries: everybody,
  createSubject: admins,
  updateSubject: admins,
  deleteSubject: admins,

  getLibrary: readers,
  getLibraryChoices: readers,
  getComicFaqs: readers,
  getComicFacts: readers,
  getPublicComic: readers,
  getShort: readers,
  viewComic: readers,
  tellView: readers,
  reportComic: everybody,
  finishQuiz: readers,
  answerQuestion: readers,
  answerClassQuestion: everybody,

  answerAsLearner: members,
  tellReading: members,
  // Only who is in the class.
  getAssignedComic: owners,
  listMyAssignments: members,
  getAssignable: teachers,
  listAssignments: classTeachers,
  makeAssignment: classTeachers,
  changeAssignment: classTeachers,
  endAssignment: classTeachers,
  getResults: classTeachers,
  getResultsFile: classTeachers,
  getClassPack: classTeachers,
  takePackResult: classTeachers,
  getLearnHome: members,
  getReview: members,
  buyFiftyFifty: members,
  getCards: members,
  getBadges: members,
  // It shows nothing of anybody.
  getAvatarPicture: everybody,
  getOwnAvatar: members,
  wearAvatar: members,
  buyAvatarPart: members,
  // Of a child in a class, its teacher sets them.
  setOwnAids: { ...members, pupil: 403 },

  openLive: classTeachers,
  listLive: classTeachers,
  getLiveRoom: classTeachers,
  steerLive: classTeachers,
  getLiveResults: classTeachers,
  listMyLive: members,
  openLiveDoor: readers,
  // Guests come in by the code, and are known by the seat that they were given.
  takeGuestSeat: everybody,
  // Only who is in the class.
  takePupilSeat: owners,
  lookAtLive: everybody,
  answerLive: everybody,
  getBattles: battlers,
  openBattle: battlers,
  joinBattleByCode: battlers,
  joinBattle: battlers,
  lookAtBattle: ownBattlers,
  answerInBattle: ownBattlers,
  reactInBattle: ownBattlers,
  callGhost: ownBattlers,
  leaveBattle: ownBattlers,
  askRematch: ownBattlers,
  getGames: members,
  startGame: members,
  // Of one's own rounds.
  playGame: owners,
  helpInGame: owners,
  getShorts: members,

  getMyShares: members,
  getMySharesFile: members,
  getShareMonths: admins,
  setShareMonth: admins,
  getShareMonth: admins,
  closeShareMonth: admins,
  payShare: admins,
  getPayoutsFile: admins,

  sendContact: everybody,
  getContacts: admins,
  deleteContact: admins,

  getMyComics: members,
  getUnfinishedComics: members,
  getComic: ownersAndAdmins,
  getComicNumbers: ownersAndAdmins,
  getPanelVersions: ownersAndAdmins,
  saveScript: owners,
  setAuthor: owners,
  duplicateComic: owners,
  // Nobody sees what a child made before a grown-up has said yes.
  setComicStatus: { ...owners, child: 403 },
  withdrawComic: owners,
  changeItem: owners,
  dropItem: owners,
  // A draft is its creator's alone: an admin sees it, and cannot delete it.
  deleteComic: { ...owners, admin: 409 },
  saveCast: owners,
  savePartWishes: owners,
  getCharacters: members,
  keepCharacter: members,
  forgetCharacter: members,

  makeTranslation: owners,
  getTranslation: owners,
  saveTranslation: owners,
  applyTranslation: owners,

  getReadingFile: ownersAndAdmins,
  getQuizFile: ownersAndAdmins,
  importQuiz: owners,

  getClassLink: owners,
  // A link goes round the review, so grown-ups alone make one, and no pupil of any age.
  makeClassLink: { ...owners, child: 403, agreedChild: 403, student: 403, pupil: 403 },
  endClassLink: owners,
  getClassComic: everybody,
  reportClassComic: everybody,

  openClassCode: everybody,
  logInByPictures: everybody,

  listClasses: teachers,
  makeClass: teachers,
  getClass: classTeachers,
  changeClass: classTeachers,
  archiveClass: classOwners,
  getClassGoal: classTeachers,
  setClassGoal: classTeachers,
  endClassGoal: classTeachers,
  giveToPupil: classOwners,
  renewClassCode: classTeachers,
  inviteColleague: classOwners,
  // Each link is of a class of somebody else.
  getInvitation: teachers,
  acceptInvitation: teachers,
  removeColleague: classOwners,
  handOverClass: classOwners,
  listPupils: classTeachers,
  addPupils: classTeachers,
  removePupil: classTeachers,
  movePupil: classTeachers,
  mergePupil: classTeachers,
  letPupilIn: classTeachers,
  setAids: classTeachers,
  getLoginCards: classTeachers,
  renewPictures: classTeachers,
  findClassByCode: learners,
  joinClass: learners,
  listJoinedClasses: members,
  // Nobody but who learns in a class leaves it so.
  leaveClass: {
    ...learners,
    teacher: 404,
    owner: 404,
    otherOwner: 404,
    coTeacher: 404,
    parent: 404,
    strangerParent: 404,
    admin: 404,
    demoted: 404,
  },

  listCurricula: everybody,
  getCurriculumUnits: everybody,
  findStandards: members,
  getComicStandards: ownersAndAdmins,
  setComicStandards: owners,
  getClassCurriculum: classTeachers,
  setClassCurriculum: classTeachers,
  listStandardLists: teachers,
  addStandardList: teachers,
  // Of the owner’s.
  deleteStandardList: { ...classTeachers, coTeacher: 404 },

  getNotices: members,
  readNotices: members,

  getRun: ownersAndAdmins,
  getRunEvents: ownersAndAdmins,
  listRuns: members,
  cancelRun: ownersAndAdmins,
  retryRun: ownersAndAdmins,

  'refine-prompt': members,
  'write-script': owners,
  'generate-comic': owners,
  'generate-pdf': owners,
  'generate-quiz': owners,
  'generate-hardcore-quiz': owners,
  'generate-faqs': owners,
  'generate-didyouknow': owners,
  'another-item': owners,
  'print-kit': owners,
  'translate-comic': owners,
  'generate-short': owners,

  getSubmissions: admins,
  getSubmission: admins,
  decideSubmission: admins,
  undoDecision: admins,
  clearReports: admins,
  claimSubmission: admins,
  releaseSubmission: admins,
  getUsers: admins,
  getQueues: admins,
  pauseLane: admins,
  switchProvider: admins,

  getSecondFactor: admins,
  offerSecondFactor: admins,
  setUpSecondFactor: admins,
  removeSecondFactor: admins,

  listPasskeys: admins,
  offerPasskey: admins,
  addPasskey: admins,
  removePasskey: admins,
};

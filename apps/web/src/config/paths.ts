/** Every address of the web app. Links and routes read them from here. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  forTeacher: '/for-teacher',
  forStudent: '/for-student',
  forParent: '/for-parent',
  faq: '/faq',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-condition',
  library: '/our-library',
  libraryComic: (id: string) => `/our-library/${id}`,
  /** A comic that a teacher shares with a class, reviewed or not. */
  classComic: (token: string) => `/class/${token}`,
  /** Where an adult reads what a child asks, agrees, and takes it back. */
  consent: (token: string) => `/consent/${token}`,
  /** The classes that one teaches. */
  classes: '/classes',
  classPupils: (id: string) => `/classes/${id}/pupils`,
  /** Log-in cards of its pupils, to print. */
  classCards: (id: string) => `/classes/${id}/cards`,
  /** Where a colleague becomes a teacher of a class. */
  classInvitation: (token: string) => `/class-invitation/${token}`,
  /** Where pupils come in: by the code of a class. */
  join: '/join',
  joinByCode: (code: string) => `/join/${code}`,
  /** What became of what is assigned to a class; of one of them where it is named. */
  classResults: (id: string, assignmentId?: string) =>
    `/classes/${id}${assignmentId ? `?assignment=${assignmentId}` : ''}`,
  /** How well a class knows each concept that was assigned to it. */
  classConcepts: (id: string) => `/classes/${id}/concepts`,
  /** Where a comic is assigned to a class. */
  assignComic: (id: string) => `/assign/${id}`,
  classAssignments: (id: string) => `/classes/${id}/assignments`,
  /** What a class follows, and which of it has a comic. */
  classCurriculum: (id: string) => `/classes/${id}/curriculum`,
  /** Live sessions of a class, one of them as it is shown to the class, and what came of it. */
  classLive: (id: string) => `/classes/${id}/live`,
  liveBoard: (id: string, sessionId: string) => `/classes/${id}/live/${sessionId}`,
  liveResults: (id: string, sessionId: string) => `/classes/${id}/live/${sessionId}/results`,
  /** Where a class comes in to answer, by a code or with one tap. */
  live: '/live',
  liveByCode: (code: string) => `/live/${code}`,
  liveSession: (sessionId: string) => `/live?session=${sessionId}`,
  login: '/login',
  signup: '/signup',
  otpVerification: '/OtpVerification',
  forgotPassword: '/forgot-password',
  /** A learner's home, and the questions that are due. */
  learn: '/learn',
  learnReview: '/learn/review',
  /** More than is asked for today. */
  moreReview: '/learn/review?more=true',
  /** The cards of all comics that somebody has read; `?card=` opens one. */
  album: '/learn/album',
  badges: '/learn/badges',
  avatar: '/learn/avatar',
  /** The shorts of today; of one subject with `?subject=`. */
  shorts: '/learn/shorts',
  /** The games of a comic; of one that is read for an assignment with that. */
  play: (comicId: string, assignmentId?: string) =>
    `/learn/play/${comicId}${assignmentId ? `?assignment=${assignmentId}` : ''}`,
  /** Battles of two: where one is opened or joined, and one of them. */
  battles: '/learn/battle',
  battle: (id: string) => `/learn/battle/${id}`,
  assignedComic: (assignmentId: string, comicId: string) => `/learn/assignments/${assignmentId}/${comicId}`,
  profile: '/profile',
  myComics: '/my-comics',
  myComicDetails: (id: string) => `/my-comics-details/${id}`,
  /** Every line of a translated comic beside its original. */
  translation: (id: string) => `/my-comics/${id}/translation`,
  /** How a comic of one's own does with its readers. */
  comicNumbers: (id: string) => `/my-comics/${id}/numbers`,
  /** What one's comics have earned, month by month. */
  myShares: '/my-comics/shares',
  /** Where one begins: ways to a new comic, and back to one's own. */
  createComic: '/create-comic',
  /** The wizard at a story of which there is no comic yet; the number tells several of them apart. */
  newStory: (number: string) => `/create-comic?new=${number}`,
  /** The wizard at a story that is being broken down. */
  followStory: (runId: string) => `/create-comic?run=${runId}`,
  /** The wizard at the place where this comic stands. */
  resumeComic: (id: string) => `/create-comic?comic=${id}`,
  /** The wizard at the pages of this comic, wherever it stands; at a page and panel of it where they are given, from 1. */
  changeComic: (id: string, place?: { page: number; panel?: number | undefined } | null) =>
    `/create-comic?comic=${id}&step=3${place ? `&page=${place.page}` : ''}${place?.panel ? `&panel=${place.panel}` : ''}`,
  /** Its class kit and its submission. */
  publishComic: (id: string) => `/create-comic?comic=${id}&step=4`,
  /** The wizard at a step of this comic; steps count from 0. */
  comicStep: (id: string, step: number) => `/create-comic?comic=${id}&step=${step}`,
  comicSuccessful: '/comic-successful',
  /** Says of this comic what its last submission has come to. */
  comicSubmitted: (id: string) => `/comic-successful?comic=${id}`,
  /** The parts of the series that this comic belongs to. */
  comicParts: (id: string) => `/create-comic?comic=${id}&step=1`,
  /** What a parent sees and decides of their children; of one of them where it is named. */
  parentActivity: '/ParentActivity',
  childActivity: (id: string) => `/ParentActivity?child=${id}`,
  /** The card by which a child logs in, to be printed. */
  childCard: (id: string) => `/ParentActivity/card/${id}`,
  /** A comic panel by panel, with questions on the way for this child and its parent. */
  readTogether: (comicId: string, childId = '') =>
    `/our-library/${comicId}?page=1&panel=1&together=${childId}`,
  /** Ends the weekly letter, without logging in. */
  endLetter: (token: string) => `/end-letter/${token}`,
  superAdmin: '/super-admin',
  /** A submission on the review desk. */
  comicDetails: (id: string) => `/comic-details/${id}`,
  allUsers: '/allUsers',
  contactList: '/contactList',
  subjectList: '/subjectlist',
  queues: '/admin/queues',
  /** Months of revenue share. */
  adminShares: '/admin/shares',
} as const;

/** Every address as the router has it, with names for its parts, and without what is searched for. */
export const pathPatterns = Object.values(paths).map((path) =>
  (typeof path === 'function' ? (path as (...parts: string[]) => string)(':id', ':comicId') : path).replace(
    /\?.*$/,
    '',
  ),
);

/** Screens that show what this device keeps where there is no network. */
export const offlinePaths = [paths.learn, paths.learnReview, paths.assignedComic(':id', ':comicId')] as const;

/** Whether the address of `createComic` leads into the wizard, past the screen where one begins. */
export function leadsIntoWizard(search: string): boolean {
  const params = new URLSearchParams(search);
  return ['comic', 'new', 'run', 'step'].some((name) => params.has(name));
}

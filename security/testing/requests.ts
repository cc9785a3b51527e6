import { randomUUID } from 'node:crypto';
import { decideSubmission } from '@panelwise/contracts/http/admin';
import { verifyOtp } from '@panelwise/contracts/http/auth';
import { reportComic } from '@panelwise/contracts/http/library';
import { offerPasskey } from '@panelwise/contracts/http/passkeys';
import { offerSecondFactor } from '@panelwise/contracts/http/second-factor';
import { makeClassLink } from '@panelwise/db/repositories/class-links';
import { insertMember } from '@panelwise/db/repositories/class-members';
import { passkeys, users } from '@panelwise/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { newToken } from '../../apps/api/src/modules/consent/link-token.ts';
import { appCode, setUpApp } from '../../apps/api/src/testing/authenticator-app.ts';
import { type ClassThings, createClass } from '../../apps/api/src/testing/class-fixtures.ts';
import type { CallName } from '../../apps/api/src/testing/every-endpoint.ts';
import { type ComicState, password, script } from '../../apps/api/src/testing/fixtures.ts';
import { passkeyDevice } from '../../apps/api/src/testing/passkey-device.ts';
import { anAdult, createMember, insertConsent } from './cast.ts';
import { type MakeRequest, nothing, type Request } from './cell.ts';
import { childRequests } from './child-requests.ts';
import { curriculumRequests } from './curriculum-requests.ts';
import { learningRequests } from './learning-requests.ts';
import { liveRequests } from './live-requests.ts';
import { classGoal, gift, sugar } from './things.ts';
import { translationRequests } from './translation-requests.ts';

/** Where the site is: passkeys are made for it. */
export const publicUrl = 'https://comics.example.org';

const email = () => `${randomUUID()}@example.org`;

/** A call about a comic in this state; the rest of what it takes is made of its id. */
const onComic =
  (state: ComicState, rest: (id: string) => Request, { learning = false } = {}): MakeRequest =>
  async ({ things, of }) => {
    const comic = await things.comic(of.userId, state, learning);
    return { ...rest(comic), comic };
  };
const withId = (body?: object) => (id: string) => ({ params: { id }, ...(body && { body }) });
const step =
  (body: object = {}) =>
  (comicId: string) => ({ body: { comicId, ...body } });

const onRun =
  (status: 'queued' | 'failed'): MakeRequest =>
  async ({ things, of }) => {
    const { id, comicId } = await things.run(of.userId, status);
    return { params: { id }, comic: comicId };
  };
const onPublic: MakeRequest = ({ publicComic }) => ({ params: { id: publicComic, comicId: publicComic } });
const onRead: MakeRequest = async ({ things, of }) => {
  const comic = await things.storedComic(of.userId);
  return { params: { id: comic, format: 'cbz' }, comic };
};

/** The link in the mail to an adult; every one is of a child of its own. */
const onConsent =
  (purpose: 'confirm' | 'withdraw'): MakeRequest =>
  async ({ site }) => {
    const { userId } = await createMember(site, 'child');
    const { token, hash } = newToken();
    await insertConsent(
      site,
      userId,
      purpose === 'confirm'
        ? { tokenHash: hash, expiresAt: new Date(Date.now() + 60_000) }
        : { withdrawalTokenHash: hash, confirmedAt: new Date() },
    );
    return { params: { token } };
  };

const onClassLink =
  (body?: object): MakeRequest =>
  async ({ things, of }) => {
    const comic = await things.comic(of.userId, { drawn: true });
    const { token } = await makeClassLink(things.db(), comic);
    return { params: { token }, ...(body && { body }), comic };
  };

const question = { kind: 'quiz', question: sugar.question, options: sugar.options, correctAnswer: 'Sugar' };
const onSubmission = onComic({ published: true }, withId());

/** A class of whose things it is about, with a pupil who logs in by its pictures; who is to teach it beside its owner does. */
const onClass =
  (rest: (things: ClassThings) => Request): MakeRequest =>
  async ({ site, person, me, of }) => {
    const made = await createClass(site, of.userId, person === 'coTeacher' ? [me!.userId] : []);
    return rest(made);
  };
const ofClass = (body?: object) => onClass(({ id }) => ({ params: { id }, ...(body && { body }) }));
const ofPupil = (body?: object) =>
  onClass(({ id, pupil }) => ({ params: { id, pupil: pupil.userId }, ...(body && { body }) }));
/** A class that nobody of the cast teaches. */
const onOtherClass =
  (rest: (things: ClassThings) => Request): MakeRequest =>
  async ({ site }) =>
    rest(await createClass(site, (await createMember(site, 'teacher')).userId));
const newClass = { name: '6B Science', grade: '6', subject: 'Science', school: 'Hill School' };

/** Everything that a call needs to succeed, so that only who calls decides. */
export const requestOf: Readonly<Record<CallName, MakeRequest>> = {
  register: () => ({
    body: {
      firstname: 'Ada',
      lastname: 'Park',
      email: email(),
      username: randomUUID(),
      userType: 'Teacher',
      password,
      acceptTerms: true,
    },
  }),
  verifyOtp: async ({ things }) => ({ body: await things.accountWithCode() }),
  resendOtp: () => ({ body: { email: email() } }),
  login: ({ me }) => ({ body: { email: me?.email || email(), password } }),
  refresh: ({ me }) => (me ? { headers: { cookie: `panelwise_refresh=${me.refreshToken}` } } : {}),
  logout: nothing,
  forgotPassword: async ({ things }) => ({ body: { email: (await things.accountWithCode()).email } }),
  resetPassword: async ({ site, things }) => {
    const { body } = await site.call(verifyOtp, {
      body: await things.accountWithCode(),
      address: someAddress(),
    });
    return { body: { reset_key: body.reset_key, password: 'another password' } };
  },

  getProfile: nothing,
  updateProfile: () => ({ body: { firstname: 'Ada', lastname: 'Moss' } }),
  setLanguage: () => ({ body: { language: 'de' } }),
  changePassword: () => ({ body: { current: password, password: 'another password' } }),
  exportAccount: nothing,
  exportAccountPage: nothing,
  deleteAccount: () => ({ body: { password } }),
  keepAccount: nothing,
  listSessions: nothing,
  endSession: ({ of }) => ({ params: { id: of.sessionId } }),
  endOtherSessions: nothing,

  requestConsent: () => ({ body: { adultEmail: anAdult(), relation: 'parent' } }),
  getConsentLink: onConsent('confirm'),
  confirmConsent: onConsent('confirm'),
  withdrawConsent: onConsent('withdraw'),

  getFamily: nothing,
  getOwnFamily: nothing,
  makeLinkCode: nothing,
  makePupilLinkCode: async ({ things, owner }) => ({
    params: { id: await things.classPupil(owner.userId) },
  }),
  linkChild: async ({ things }) => ({ body: { code: await things.linkCode() } }),
  unlinkParent: async ({ things, me, owner, person }) => {
    if (me && ['child', 'agreedChild', 'student'].includes(person))
      await things.link(owner.userId, me.userId);
    return { params: { id: owner.userId } };
  },
  makeChild: () => ({
    body: {
      nickname: `Kemi ${randomUUID().slice(0, 8)}`,
      birthYear: new Date().getUTCFullYear() - 9,
      country: 'IN',
      agreed: true,
    },
  }),
  ...childRequests,
  setLetter: () => ({ body: { on: true } }),
  getReminder: nothing,
  setReminder: () => ({ body: { hour: 17 } }),
  endLetter: async ({ things }) => ({ params: { token: await things.letter() } }),

  getSubjects: nothing,
  getThemes: nothing,
  getStyles: nothing,
  getCountries: nothing,
  createSubject: () => ({ form: { name: randomUUID() } }),
  updateSubject: async ({ things }) => ({ form: { id: await things.subject(), name: randomUUID() } }),
  deleteSubject: async ({ things }) => ({ body: { id: await things.subject() } }),

  getLibrary: nothing,
  getLibraryChoices: nothing,
  getComicFaqs: onPublic,
  getComicFacts: onPublic,
  getPublicComic: onPublic,
  getShort: onPublic,
  viewComic: onPublic,
  tellView: (of) => ({ ...onPublic(of), body: { page: 1, panel: 1 } }),
  reportComic: onComic({ approved: true }, withId({ reason: 'wrong' })),
  ...learningRequests,
  ...liveRequests,

  sendContact: () => ({
    body: { name: 'Ada', email: email(), phone: '+91 98765 43210', role: 'Other', message: 'Hello!' },
  }),
  getContacts: nothing,
  deleteContact: async ({ things }) => ({ params: { id: await things.contact() } }),

  getMyComics: nothing,
  getUnfinishedComics: nothing,
  getComic: onComic({ drawn: true }, withId()),
  getComicNumbers: onComic({ drawn: true }, withId()),
  getPanelVersions: onComic({ drawn: true }, (id) => ({ params: { id, page: '1', panel: '1' } })),
  saveScript: onComic({}, withId({ prompt: 'My own words' })),
  setAuthor: onComic({ drawn: true }, withId({ author: 'Ada' })),
  duplicateComic: onComic({ script: true }, withId()),
  setComicStatus: onComic({ printed: true }, step({ comicStatus: 'published' })),
  withdrawComic: onComic({ published: true }, withId()),
  changeItem: onComic(
    { drawn: true },
    withId({ was: question, item: { ...question, question: 'What does a leaf cook?' } }),
    { learning: true },
  ),
  dropItem: onComic({ drawn: true }, withId({ was: question }), { learning: true }),
  getPulledItems: onComic({ drawn: true }, withId()),
  decidePulledItem: async ({ things, of }) => {
    const { comic, key } = await things.comicWithResting(of.userId);
    return { params: { id: comic }, body: { key, decision: 'put-back' }, comic };
  },
  deleteComic: onComic({ drawn: true }, (id) => ({ body: { id } })),
  saveCast: onComic({}, withId({ cast: [{ name: 'Biscuit', kind: 'dog' }] })),
  savePartWishes: onComic({}, withId({ wishes: [{ part: 1, pageCount: 2 }] })),
  getCharacters: nothing,
  keepCharacter: () => ({ body: { name: 'Biscuit', kind: 'dog' } }),
  forgetCharacter: () => ({ query: { name: 'Biscuit' } }),

  ...translationRequests,

  getReadingFile: onRead,
  getQuizFile: onComic({ drawn: true }, (id) => ({ params: { id, format: 'csv' } }), { learning: true }),
  importQuiz: onComic(
    { drawn: true },
    withId({
      csv: 'question,option 1,option 2,right answer\nWhat comes in?,Light,Rain,Light',
      quiz: 'quiz',
      mode: 'replace',
      confirmed: true,
    }),
  ),

  getClassLink: onComic({ drawn: true }, withId()),
  makeClassLink: onComic({ drawn: true }, withId()),
  endClassLink: async ({ things, of }) => {
    const comic = await things.comic(of.userId, { drawn: true });
    await makeClassLink(things.db(), comic);
    return { params: { id: comic }, comic };
  },
  getClassComic: onClassLink(),
  reportClassComic: onClassLink({ reason: 'wrong' }),

  openClassCode: onOtherClass(({ code }) => ({ body: { code } })),
  logInByPictures: onOtherClass(({ code, pupil, pictures }) => ({
    body: { code, pupil: pupil.userId, pictures },
  })),

  listClasses: nothing,
  makeClass: () => ({ body: newClass }),
  getClass: ofClass(),
  changeClass: ofClass({ ...newClass, isOpen: false }),
  archiveClass: ofClass({ archived: true }),
  getClassGoal: ofClass(),
  setClassGoal: ofClass(classGoal),
  endClassGoal: ofClass(),
  giveToPupil: ofPupil(gift),
  renewClassCode: ofClass(),
  inviteColleague: ofClass(),
  getInvitation: onOtherClass(({ token }) => ({ params: { token } })),
  acceptInvitation: onOtherClass(({ token }) => ({ params: { token } })),
  removeColleague: onClass(({ id, colleague }) => ({ params: { id, teacher: colleague.userId } })),
  handOverClass: onClass(({ id, colleague }) => ({ params: { id }, body: { teacher: colleague.userId } })),
  listPupils: ofClass(),
  addPupils: ofClass({ nicknames: ['Otter'], agreed: true }),
  removePupil: ofPupil(),
  movePupil: async ({ site, person, me, of }) => {
    const others = person === 'coTeacher' ? [me!.userId] : [];
    const [from, to] = [
      await createClass(site, of.userId, others),
      await createClass(site, of.userId, others, 'Heron'),
    ];
    return { params: { id: from.id, pupil: from.pupil.userId }, body: { classId: to.id } };
  },
  mergePupil: async ({ site, person, me, of }) => {
    const { id, pupil } = await createClass(site, of.userId, person === 'coTeacher' ? [me!.userId] : []);
    const own = await createMember(site, 'student');
    await insertMember(site.deps.database.db, id, own.userId);
    return { params: { id, pupil: pupil.userId }, body: { into: own.userId } };
  },
  letPupilIn: ofPupil(),
  setAids: ofPupil({ aids: ['read-aloud'] }),
  setPupilPlay: ofPupil({ offParts: ['games'] }),
  getLoginCards: ofClass(),
  renewPictures: onClass(({ id, pupil }) => ({ params: { id }, body: { pupils: [pupil.userId] } })),
  findClassByCode: onOtherClass(({ code }) => ({ params: { code } })),
  joinClass: onOtherClass(({ code }) => ({ params: { code } })),
  listJoinedClasses: nothing,
  leaveClass: async ({ site, of }) => {
    const { id } = await createClass(site, (await createMember(site, 'teacher')).userId);
    const [user] = await site.deps.database.db.select().from(users).where(eq(users.id, of.userId));
    if (user?.userType === 'Student') await insertMember(site.deps.database.db, id, of.userId);
    return { params: { id } };
  },

  ...curriculumRequests,
  getComicStandards: onComic({ drawn: true }, withId()),
  setComicStandards: onComic({ drawn: true }, withId({ standards: [] })),
  getClassCurriculum: ofClass(),
  setClassCurriculum: ofClass({ chosen: { curriculum: 'ngss', grade: '5' } }),
  getNotices: nothing,
  readNotices: async ({ things, of }) => ({ body: { ids: [await things.notice(of.userId)] } }),

  getRun: onRun('queued'),
  getRunEvents: onRun('queued'),
  listRuns: nothing,
  cancelRun: onRun('queued'),
  retryRun: onRun('failed'),

  'refine-prompt': ({ subjectId }) => ({
    body: {
      title: 'The Green Kitchen',
      story: 'A leaf cooks sugar.',
      concept: `concept ${randomUUID()}`,
      subjectId,
      grade: '5',
      country: 'IN',
    },
  }),
  'write-script': onComic({}, step()),
  'generate-comic': onComic({}, step({ pages: script })),
  'generate-pdf': onComic({ drawn: true }, step()),
  'generate-quiz': onComic({ script: true }, step()),
  'generate-hardcore-quiz': onComic({ script: true }, step()),
  'generate-faqs': onComic({ script: true }, step()),
  'generate-didyouknow': onComic({ script: true }, step()),
  'another-item': async ({ things, of }) => {
    const comic = await things.comicWithDropped(of.userId);
    return { body: { comicId: comic, kind: 'facts' }, comic };
  },
  'print-kit': onComic({ drawn: true }, step({ sheet: 'comic', paper: 'a4' })),
  'generate-short': onComic({ drawn: true }, step({ shape: 'wide' })),

  getSubmissions: nothing,
  getSubmission: onSubmission,
  decideSubmission: onComic({ published: true }, (id) => ({ body: { id, status: 'approved', version: 1 } })),
  undoDecision: async ({ site, things, person, owner, admin }) => {
    const comic = await things.comic(owner.userId, { published: true });
    const body = { id: comic, status: 'approved', version: 1 };
    if (person === 'admin') await site.call(decideSubmission, { token: admin.token, body });
    return { params: { id: comic }, comic };
  },
  clearReports: async ({ site, things, owner }) => {
    const comic = await things.comic(owner.userId, { approved: true });
    await site.call(reportComic, {
      params: { id: comic },
      body: { reason: 'wrong' },
      address: someAddress(),
    });
    return { params: { id: comic }, comic };
  },
  claimSubmission: onSubmission,
  releaseSubmission: onSubmission,
  getUsers: nothing,
  getQueues: nothing,
  pauseLane: () => ({ params: { lane: 'render' }, body: { paused: false } }),
  switchProvider: () => ({ params: { provider: 'replicate' }, body: { on: true } }),

  getSecondFactor: nothing,
  offerSecondFactor: () => ({ body: { password } }),
  setUpSecondFactor: async ({ site, me, person }) => {
    if (person !== 'admin') return { body: { appCode: '123456' } };
    const { body } = await site.call(offerSecondFactor, { token: me!.token, body: { password } });
    return { body: { appCode: await appCode(body.secret) } };
  },
  removeSecondFactor: async ({ site, me, person }) => {
    if (person !== 'admin') return { body: { password, secondCode: '123456' } };
    const { recoveryCodes } = await setUpApp(site, me!);
    return { body: { password, secondCode: recoveryCodes[0]! } };
  },

  listPasskeys: nothing,
  offerPasskey: () => ({ body: { password } }),
  addPasskey: async ({ site, me, admin, person }) => {
    // Whoever else calls it has been offered nothing, so the admin's words are as good as any.
    const { token } = person === 'admin' ? me! : admin;
    const { body } = await site.call(offerPasskey, { token, body: { password }, address: someAddress() });
    return { body: { name: 'A key', passkey: passkeyDevice(publicUrl).make(body.options) } };
  },
  removePasskey: async ({ site, me, owner, person }) => {
    const userId = (person === 'admin' ? me! : owner).userId;
    const key = { userId, name: 'A key', credentialId: randomUUID(), publicKey: 'x', signCount: 0 };
    const [mine] = await site.deps.database.db.insert(passkeys).values(key).returning();
    return { params: { id: mine!.id }, body: { password } };
  },
};

let addresses = 0;
/** Limits count by address: no call takes from what another one has. */
export const someAddress = () =>
  `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;

import { keptOfChild, promisesToChildren } from '@panelwise/contracts/domain/consent-texts';
import type { MailTexts, MailWords } from './mail-texts.ts';
import { counted, listed, momentIn } from './sentences.ts';

const on = momentIn('en-GB');
const notYou =
  'If it was not you, choose “Forgot password?” on the login page and set a new password: that logs everybody else out.';
const yourPasskeys = 'Then look at the passkeys in your profile, and take away what is not yours.';

/** The code is in the subject too, to be read in a notification. */
const codeWords = (code: string, minutes: number, why: string, otherwise: string): MailWords => ({
  subject: `${code} is your Panelwise code`,
  lines: [why, '', `    ${code}`, '', `It is good for ${minutes} minutes and works once.`, otherwise],
});

/** What mails say in English. */
export const en: MailTexts = {
  language: 'en',
  hello: (firstname) => (firstname ? `Hello ${firstname},` : 'Hello,'),
  farewell: 'Have fun making comics!',
  quote: (title) => `“${title}”`,

  signUp: ({ code, minutes, username }) =>
    codeWords(
      code,
      minutes,
      `welcome to Panelwise. The code for your account “${username}” is`,
      'If it was not you who signed up with this username, please do not enter the code: just ignore this mail.',
    ),
  haveAccount: () => ({
    subject: 'You have a Panelwise account already',
    lines: [
      'somebody just signed up with your email, but you have an account already. If it was you, please log in.',
      'If you do not know your password any more, choose “Forgot password?” there.',
      '',
      'If it was not you, just ignore this mail: your account stays as it is.',
    ],
  }),
  severalSignUps: () => ({
    subject: 'Please log in to get your Panelwise code',
    lines: [
      'somebody asked for a new code, and this email was used to sign up more than once. Please log in with the',
      'password that you chose: you then get the code for your own account.',
      '',
      'If it was not you, just ignore this mail.',
    ],
  }),
  resetPassword: ({ code, minutes }) =>
    codeWords(
      code,
      minutes,
      'somebody asked for a new password for your account. The code for it is',
      'If it was not you, just ignore this mail: your password stays as it is.',
    ),
  newDevice: ({ device, at }) => ({
    subject: 'A new device is logged in to your Panelwise account',
    lines: [
      `on ${on(at)} somebody logged in to your account with ${device}.`,
      'If it was you, there is nothing to do. Your profile shows where you are logged in.',
      '',
      notYou,
    ],
  }),
  newPassword: ({ at }) => ({
    subject: 'Your Panelwise password was changed',
    lines: [
      `on ${on(at)} the password of your account was changed. If it was you, there is nothing to do.`,
      '',
      notYou,
    ],
  }),
  passkeyAdded: ({ at }) => ({
    subject: 'A passkey was added to your Panelwise account',
    lines: [
      `on ${on(at)} a passkey was added to your account. If it was you, there is nothing to do.`,
      '',
      notYou,
      yourPasskeys,
    ],
  }),
  passkeyTakenAway: ({ at }) => ({
    subject: 'A passkey of your Panelwise account was taken away',
    lines: [
      `on ${on(at)} a passkey of your account was taken away. If it was you, there is nothing to do.`,
      '',
      notYou,
      yourPasskeys,
    ],
  }),

  titleOfPart: ({ title, part }) => `${title}, part ${part}`,
  accepted: ({ title }) => ({
    subject: `“${title}” is in the library`,
    lines: [
      `a reviewer read your comic “${title}” and let it in. It is in the library now, for every class to read.`,
    ],
  }),
  declined: ({ title, reason, place }) => {
    const where = place ? ` on page ${place.page}${place.panel ? `, panel ${place.panel}` : ''}` : '';
    return {
      subject: `“${title}” needs a change`,
      lines: [
        `a reviewer read your comic “${title}” and asks for a change${where}:`,
        '',
        ...reason,
        '',
        'Change it, then submit it again. You find it under “My comics”.',
      ],
    };
  },
  changesAsked: ({ title, reason, changes }) => ({
    subject: `“${title}” needs a few changes`,
    lines: [
      `a reviewer read your comic “${title}” and would let it in once this is changed:`,
      '',
      ...reason,
      '',
      ...(changes.length > 0
        ? [
            'It is about:',
            ...changes.map(({ page, panel }) => `    page ${page}${panel ? `, panel ${panel}` : ''}`),
            '',
          ]
        : []),
      'Change it, then submit it again. You find it under “My comics”.',
    ],
  }),
  lookedAt: ({ title }) => ({
    subject: `We are looking at “${title}”`,
    lines: [
      `some readers asked us to look at your comic “${title}”. A person does that now, and until then it is not shown to readers.`,
      '',
      'You need not do anything. We write to you as soon as somebody has looked.',
    ],
  }),
  shownAgain: ({ title }) => ({
    subject: `“${title}” is shown again`,
    lines: [`a person looked at your comic “${title}”. It is fine as it is, and readers see it again.`],
  }),

  consentRequest: ({ firstname, relation, address, days }) => ({
    subject: `${firstname} asks for your OK on Panelwise`,
    lines: [
      `${firstname} has an account at Panelwise, where school children turn what they learn into comics, and named you as`,
      `their ${relation}. Until you agree, nobody else can see what ${firstname} makes.`,
      '',
      'Please read what it is about, and agree, here:',
      '',
      `    ${address}`,
      '',
      `The link works once, for ${days} days. What holds in any case:`,
      ...listed(promisesToChildren),
      '',
      'If you do not know about this, or do not want it, just do nothing: your address is used for nothing else.',
    ],
  }),
  consentNotice: ({ firstname, statement, address }) => ({
    subject: `${firstname} has a Panelwise account`,
    lines: [
      statement,
      '',
      'If that is fine with you, there is nothing to do. If not, you can object here, now or later:',
      '',
      `    ${address}`,
      '',
      'What is kept:',
      ...listed(keptOfChild),
      'What holds for every child:',
      ...listed(promisesToChildren),
    ],
  }),
  consentReceipt: ({ firstname, statement, address, day }) => ({
    subject: `Thank you: you said yes for ${firstname}`,
    lines: [
      `on ${day} you agreed to this:`,
      '',
      `    ${statement}`,
      '',
      'Please keep this mail. If you ever change your mind, take it back here:',
      '',
      `    ${address}`,
      '',
      `The account of ${firstname} is then closed at once and deleted with everything in it.`,
    ],
  }),
  consentWithdrawn: () => ({
    subject: 'The Panelwise account is closed',
    lines: [
      'you asked us to close the account. Nobody can log in to it any more, nothing of it is shown, and everything in it is',
      'being deleted. There is nothing more to do.',
    ],
  }),

  parentLinked: ({ firstname, parentName }) => ({
    subject: `${parentName} now sees what ${firstname} learns`,
    lines: [
      `${parentName} was linked with ${firstname} on Panelwise, by a code that ${firstname} or the school made. From now on`,
      `${parentName} sees what ${firstname} reads and knows, and can decide which comics are shown.`,
      '',
      'If that is right, there is nothing to do. If not, please write to us, and ask whose code that was.',
    ],
  }),
  unlinked: ({ firstname }) => ({
    subject: `You are no longer linked with ${firstname}`,
    lines: [
      `the link between you and ${firstname} on Panelwise has ended, so you no longer see what ${firstname} learns.`,
      'If you want it back, ask for a new code.',
    ],
  }),
  childDeleted: () => ({
    subject: 'The Panelwise account is closed',
    lines: [
      'you took your consent back and asked us to delete your child’s account. Nobody can log in to it any more, nothing of',
      'it is shown, and everything in it is being deleted. There is nothing more to do.',
    ],
  }),

  weekly: {
    subject: (names) => `${names}: the week in a few lines`,
    readNothing: (firstname) => `${firstname} read no comic here this week.`,
    read: ({ firstname, comics, minutes, titles }) =>
      `${firstname} read ${counted(comics, 'comic', 'comics')}, ${counted(minutes, 'minute', 'minutes')} in all: ${titles}.`,
    moreComics: (n) => counted(n, 'more comic', 'more comics'),
    known: (title) => `${title} is known well.`,
    oneThing: (thing) => `One thing to do: ${thing}`,
    shaky: ({ title, shaky, items }) =>
      `read ${title} together. ${counted(shaky, 'question', 'questions')} of ${items} in it ${shaky === 1 ? 'is' : 'are'} still shaky.`,
    tell: ({ firstname, title }) => `ask ${firstname} to tell you what happens in ${title}, and why.`,
    choose: (firstname) => `choose a comic together, and let ${firstname} turn the pages.`,
    askedFor: 'You asked for this letter once a week.',
    oneClick: 'One click ends it:',
    endOnPage: 'You can end it on your page “My child”.',
  },
  reminder: {
    subjectOfOwn: (items) => `${counted(items, 'question', 'questions')} to review today`,
    subjectOfOthers: (names) => `${names}: something to review today`,
    dueToYou: ({ items, titles }) =>
      `Today you have ${counted(items, 'question', 'questions')} to review, from ${titles}.`,
    dueToChild: ({ firstname, items, titles }) =>
      `Today ${firstname} has ${counted(items, 'question', 'questions')} to review, from ${titles}.`,
    moreTitles: (n) => `${n} more`,
    why: 'What is looked at now stays known for longer. It takes a few minutes, and nothing is lost by a day off.',
    howOften: 'This comes once a day at most, and only when something is due.',
    oneClick: 'One click ends it:',
    endOnPage: 'You can end it on your page.',
  },
};

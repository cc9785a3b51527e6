import { letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';

type News = { to: string; childId: string; firstname: string; parentName: string };

/** Tells a parent, or whoever agreed to the account, that another grown-up sees the child's learning from now on. */
export function parentLinkedMail({ to, childId, firstname, parentName }: News): Mail {
  return {
    to,
    about: childId,
    subject: `${parentName} now sees what ${firstname} learns`,
    text: letter([
      'Hello,',
      '',
      `${parentName} was linked with ${firstname} on Panelwise, by a code that ${firstname} or the school made. From now on`,
      `${parentName} sees what ${firstname} reads and knows, and can decide which comics are shown.`,
      '',
      'If that is right, there is nothing to do. If not, please write to us, and ask whose code that was.',
    ]),
  };
}

/** Tells a parent that the child, or the school, has ended the link. */
export function unlinkedMail({ to, childId, firstname }: Omit<News, 'parentName'>): Mail {
  return {
    to,
    about: childId,
    subject: `You are no longer linked with ${firstname}`,
    text: letter([
      'Hello,',
      '',
      `the link between you and ${firstname} on Panelwise has ended, so you no longer see what ${firstname} learns.`,
      'If you want it back, ask for a new code.',
    ]),
  };
}

/** What has come of a deletion that a parent asked for. */
export function childDeletedMail(to: string, childId: string): Mail {
  return {
    to,
    about: childId,
    subject: 'The Panelwise account is closed',
    text: letter([
      'Hello,',
      '',
      'you took your consent back and asked us to delete your child’s account. Nobody can log in to it any more, nothing of',
      'it is shown, and everything in it is being deleted. There is nothing more to do.',
    ]),
  };
}

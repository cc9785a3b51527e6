import { msg } from '@lingui/core/macro';
import { leastPeople } from '@panelwise/contracts/domain/comic-numbers';
import { daysOf, retention } from '@panelwise/contracts/domain/retention';
import { brand } from '../../../config/brand.ts';
import type { LegalText } from './legal-text.ts';

export const privacyPolicy: LegalText = {
  lead: msg`What we store, why, for how long, and how to have it removed.`,
  effective: msg`Effective September 2025. Last changed on 28 November 2026.`,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      paragraphs: [
        `${brand.company}, ${brand.location}, runs ${brand.name} and decides what is stored. You reach us at ${brand.email}.`,
      ],
    },
    {
      id: 'what-we-store',
      heading: 'What we store, and why',
      list: [
        'Your account: first and last name, email address, username, user type, a phone number if you gave one, year of birth and country if you gave them, the language that you chose, which terms you accepted and when, and your password as a one-way hash that nobody can read back. We need it to let you in, to send you codes and to write to you in your language.',
        'Your work: stories, scripts, comics, PDFs, quizzes, FAQs and facts. We keep it so that you can go on working, and show it to others only after you publish it and a person has approved it.',
        'For a child: the email address of the parent or guardian, what they were asked, and when they agreed or took it back.',
        'Your learning, if you are logged in: which comics you read, how far and for how long, your answers to their questions, and when each comes back. We need it to bring questions back before you forget them. You see it, and so do the teachers of your classes and the parents who are linked with you, each what concerns them; nobody else does. It goes with your account.',
        `Counts of reading: how often a comic was opened, once a device and half hour, up to which panel it was read, and which first answers of a finished quiz were right. These counts name nobody, even when you are logged in. Creators see them of their comics; how answers went only once ${leastPeople} people have answered.`,
        'Your messages: what you write in the contact form, with the name, email address, phone number and role you give there. We use it to answer.',
        'Records of decisions: who approved, declined or deleted what, and when. They protect creators and readers.',
        'Technical records: the time, the network address and the kind of a request. They keep the service running and stop abuse. Passwords, codes and email addresses are blanked in them.',
      ],
    },
    {
      id: 'what-we-do-not-do',
      heading: 'What we do not do',
      list: [
        'We do not sell personal data.',
        'We do not track you: no analytics of other companies, no pixels, nothing that follows you from comic to comic or from day to day. Our pages load nothing from other companies.',
        'Nobody under 18 is shown ads. Ads for others, where there are any, are non-personalized.',
        'Nothing that somebody under 18 writes is sent to a writing or drawing service of another company.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage in your browser',
      paragraphs: [
        'We set two cookies when you log in. One is “panelwise_refresh”. It keeps you logged in for up to 30 days, scripts cannot read it, and it is removed when you log out. A second one, “panelwise_device”, stays for 180 days. It says that your account was used in this browser before, so that strangers who try to guess your password cannot lock you out of it. It holds a random name and no personal data. Visitors who do not log in get no cookie.',
        'Your browser also keeps a few things for itself: whether you are logged in, light or dark colors, what helps you to read while you are logged in, how you like pages read aloud, where you were on a page, drafts of a story you have not sent yet, changes to a script that could not be saved yet, and your seat in a live session that you joined without an account. They stay on your device until you clear them; the changes go once they are saved or you log out.',
        'For whoever learns here it keeps what can be read without internet: the comics that are assigned to you or that you chose to keep, today’s questions, your first name, and answers that are not sent yet. All of it goes when you log out; answers that are not sent wait for you to log in again, for 30 days at most.',
      ],
    },
    {
      id: 'who-helps-us',
      heading: 'Who helps us',
      paragraphs: [
        `${brand.name} can write and draw by itself, on our own servers. Outside services take part only where we have connected them:`,
      ],
      list: [
        'For writing, OpenAI: it gets the concept, the story and what you chose for the comic, if you are an adult.',
        'For drawing, Replicate or OpenAI: they get the descriptions of the panels, if you are an adult.',
        'For storing files and sending mail, the hosting and mail companies that we have a contract with.',
      ],
    },
    {
      id: 'names-in-stories',
      heading: 'Names in stories',
      paragraphs: [
        'Your own name and email address are not sent to writing or drawing services. The words of your story are, so please do not put real names of children or other private facts into it.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        `${brand.name} is for ages 6 and up. We need the consent of a parent or guardian for children under 13 in the United States, under 16 in the European Union and under 18 in India. Where a European country has set an age from 13 to 15, that age counts; in the United Kingdom it is 13, and elsewhere 16. The parent gets a mail with a link, reads what it is about, and agrees; every mail has the link to take it back. Older children name an adult, whom we tell and who can object.`,
        `Until that is done a child can make comics, but nobody else sees them, and drafts are deleted after ${daysOf(retention.heldDraftsMs)} days. Taking consent back closes the account at once, and everything in it is deleted.`,
        'A teacher can give pupils accounts for school without an email address, after agreeing for the school. Of such a pupil we keep a first name or nickname, four pictures to log in by, the class, what they make, read and answer, and what helps them to read, as the teacher set it. Their teachers see it, parents who are linked with them, and nobody else. A teacher deletes such an account at any time. If the teacher leaves and nobody else teaches the class, we delete it.',
        `A parent who is linked with a child sees what it reads and knows, and decides what it is shown. Whoever agreed to the account sees everything that is stored, takes a copy and deletes it, on the page “My child” or by writing to ${brand.email}. If we learn that a child has an account without the consent it needs, we delete it.`,
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      list: [
        'Your account and your work: until you delete them. After you cancel, they are deleted within 30 days; until then you can take it back.',
        'A comic that you delete: it leaves every list at once, and its pictures, texts and results are removed after 7 days.',
        `Pictures of pages and PDFs that a newer one has replaced: they are removed ${daysOf(retention.unusedObjectsMs)} days after your last change to the comic. The pictures that a panel had stay, so that you can bring them back.`,
        `How a comic was made, step by step: ${daysOf(retention.runHistoryMs)} days after it was done.`,
        `That a panel was drawn for you, which counts for what a day allows: ${daysOf(retention.panelDrawsMs)} days.`,
        `Codes that we mail to you: they stop working after 10 minutes, and are deleted after ${daysOf(retention.codesMs)} days. So is the note of each wrong code, and the email address that somebody asked a code for, even where no account has it.`,
        `Records of your logins: ${daysOf(retention.sessionsMs)} days after they end.`,
        `Nicknames and answers of guests of a live session in class: ${daysOf(retention.liveGuestsMs)} days after it was opened. No account is behind them, and nobody types the nickname.`,
        `Notices of what reviewers decided: ${daysOf(retention.noticesMs)} days. The last decision stays with the comic.`,
        `Counts of reading: they stay with the comic. What tells one device from another for them is made of network address and kind of browser, differs by comic and day, leads back to nobody, and is deleted after ${daysOf(retention.viewReadersMs)} day.`,
        `Battles that you played: ${daysOf(retention.battlesMs)} days after they were opened. For so long your run, without your name, may be one that others of your age play with. What you answered stays with your other answers.`,
        `Rounds of games that you played: ${daysOf(retention.gameRoundsMs)} days after the last move. What you answered in them stays with your other answers.`,
        `Reports of comics that readers made: we do not keep who made them. What tells one reader from another for a day is deleted after it; the report itself ${daysOf(retention.reportsMs)} days after somebody has looked.`,
        `Backups: every copy that we make in case a machine fails is deleted after ${daysOf(retention.backupsMs)} days, and until then what you delete is still in it. Nobody works with it there. Should we have to go back to one, what had been deleted by the time of the newest copy is deleted again.`,
        'Messages: until they are answered and no longer needed.',
        'Technical records: as long as they help to keep the service safe, and no longer.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'In your profile you can correct your data, download your account and your work as a file, and ask for your account to be deleted.',
        `Wherever you live you can also write to ${brand.email} to see, correct, move, limit or delete what we store about you, or to object. In the European Union and in India you can complain to your data protection authority.`,
      ],
    },
    {
      id: 'safety',
      heading: 'How we protect it',
      paragraphs: [
        'Connections are encrypted, passwords and codes are hashed, sessions can be ended, and only the people who need it can see personal data. If something goes wrong that puts you at risk, we tell you.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'When this policy changes, the new one stands here with its date. We tell account holders by email before a change that matters takes effect.',
      ],
    },
  ],
};

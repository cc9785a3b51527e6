import { brand } from '../../config/brand.ts';
import type { TextPage } from './text-page.ts';

export const faq: TextPage = {
  title: 'Frequently asked questions',
  lead: 'Short answers. For everything else, write to us.',
  fold: true,
  sections: [
    {
      heading: 'What do I need to make a comic?',
      paragraphs: ['A concept, a title and about three sentences of story. The studio proposes the rest.'],
    },
    {
      heading: 'Can I change the text afterwards?',
      paragraphs: [
        'Yes. Captions and bubbles are text on top of the art: a changed word is lettered at once, and only a changed scene is drawn again.',
      ],
    },
    {
      heading: 'What happens when I close the browser while it draws?',
      paragraphs: ['The studio goes on. Open “My comics” on any device and press Resume.'],
    },
    {
      heading: 'Who can see my drafts?',
      paragraphs: ['Only you. A comic enters the library after you publish it and a reviewer approves it.'],
    },
    {
      heading: 'My comic was rejected. What now?',
      paragraphs: [
        'The reviewer’s reason stands under the comic in “My comics”. Change it and submit it again.',
      ],
    },
    {
      heading: 'Is it free?',
      paragraphs: ['Yes, with optional coins and gems for extras. Reading and making comics costs nothing.'],
    },
    {
      heading: 'Which curricula do the comics follow?',
      paragraphs: ['US Common Core, CBSE and ICSE, or your own: you bring the concept and the grade.'],
    },
    {
      heading: 'Does it work without internet?',
      paragraphs: ['No. A downloaded PDF does, of course, and it prints well.'],
    },
    {
      heading: 'Is there an app?',
      paragraphs: ['There is an Android app. On other devices the website is the app.'],
    },
  ],
};

export const privacyPolicy: TextPage = {
  title: 'Privacy policy',
  lead: 'What we store, why, and how to have it removed.',
  effective: 'Effective September 2025',
  sections: [
    {
      heading: 'What we store',
      list: [
        'Your account: name, email address, username, user type, and a scrambled form of your password',
        'Your work: stories, scripts, comics and quizzes',
        'Technical records that keep the service safe, such as the time of a login',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: [
        'We do not sell personal data. Ads, where there are any, are not personalised. Our pages load nothing from third parties.',
      ],
    },
    {
      heading: 'Who helps us',
      paragraphs: [
        'If the operator has connected writing or drawing services, your story and script are sent to them so that they can do their work. Your name and address are not.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Panelwise is for ages 6 and up. We need the consent of a parent for children under 13 in the United States, under 16 in the European Union and under 18 in India.',
      ],
    },
    {
      heading: 'How long, and your rights',
      paragraphs: [
        `Subscriber data is deleted within 30 days of cancellation. To see, correct or delete what we store about you, write to ${brand.email}.`,
      ],
    },
  ],
};

export const terms: TextPage = {
  title: 'Terms and conditions',
  lead: 'The rules of the house, in plain words.',
  effective: 'Effective September 2025',
  sections: [
    {
      heading: 'Who may use Panelwise',
      paragraphs: [
        'You must be 6 or older. If you are under 18, an adult must agree to your use. You keep your password to yourself and answer for what happens with your account.',
      ],
    },
    {
      heading: 'Your work',
      paragraphs: [
        'What you write stays yours. By publishing a comic you let us show it in the library, free to read, until you take it down. Bring only stories you may use.',
      ],
    },
    {
      heading: 'What does not belong here',
      list: [
        'Content that is unsafe for children, hateful or unlawful',
        'Other people’s work without their consent',
        'Attempts to break the service or the accounts of others',
      ],
    },
    {
      heading: 'Review',
      paragraphs: [
        'People check published comics and may decline one with a reason. You can change it and submit it again.',
      ],
    },
    {
      heading: 'The beta',
      paragraphs: [
        'Some features may be handled manually, change or disappear. Keep your own copy of what matters: every comic can be downloaded as a PDF.',
      ],
    },
  ],
};

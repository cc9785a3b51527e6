import { paths } from '../../../config/paths.ts';
import type { AudiencePage } from './audience-page.ts';

export const forStudent: AudiencePage = {
  lead: 'Read it, get it, prove it. Then read the next one.',
  picture: 'for-student',
  pictureText: 'Amina cheers: five out of five!',
  offerings: [
    {
      title: 'Comics that explain',
      text: 'Every comic is about one idea, from photosynthesis to fractions, told by people you get to know.',
    },
    {
      title: 'Quizzes that help',
      text: 'Got one wrong? The quiz shows you the panel where the answer was. Take it as often as you like.',
    },
    {
      title: 'Make your own',
      text: 'You can write a story too. The studio draws it, and after a check it stands in the library.',
    },
  ],
  phases: {
    beta: [
      'Free comics in the library, without an account',
      'A quiz and a hardcore quiz where the creator made them',
      'FAQs and Did You Know facts',
      'Your own comics, with every step saved',
      'A page of your own: what to do first, and questions that come back before you forget them',
      'Classes that you join by a code, or log in to by four pictures',
      'What helps you, on every device: everything read aloud, type for dyslexia, high contrast, less motion',
      'A home of pictures for whoever does not read yet',
      'Reading and answering without internet, once your page has been open',
      'Quizzes live in class: come in with one tap, or with a code and no account',
      'Mini games made of the comic itself, without a timer',
      'A card for each comic you read, from bronze to diamond, and levels for what you learn',
    ],
    near: ['Coins and gems to spend, and energy points', 'Badges, power-ups and avatars', 'Short videos'],
    long: ['1v1 quiz battles with friends', 'Extra content to unlock with what you have earned'],
  },
  note: {
    title: 'Learning is what counts',
    text: 'Your cards and your level rise with what you know. Avatars and battles are planned. There is nothing to buy.',
  },
  action: { label: 'Browse library', to: paths.library },
};

import { msg } from '@lingui/core/macro';
import { paths } from '../../../config/paths.ts';
import type { AudiencePage } from './audience-page.ts';

export const forStudent: AudiencePage = {
  lead: msg`Read it, get it, prove it. Then read the next one.`,
  picture: 'for-student',
  pictureText: msg`Amina cheers: five out of five!`,
  offerings: [
    {
      title: msg`Comics that explain`,
      text: msg`Every comic is about one idea, from photosynthesis to fractions, told by people you get to know.`,
    },
    {
      title: msg`Quizzes that help`,
      text: msg`Got one wrong? The quiz shows you the panel where the answer was. Take it as often as you like.`,
    },
    {
      title: msg`Make your own`,
      text: msg`You can write a story too. The studio draws it, and after a check it stands in the library.`,
    },
  ],
  phases: {
    beta: [
      msg`Free comics in the library, without an account`,
      msg`A quiz and a hardcore quiz where the creator made them`,
      msg`FAQs and Did You Know facts`,
      msg`Your own comics, with every step saved`,
      msg`A page of your own: what to do first, and questions that come back before you forget them`,
      msg`Classes that you join by a code, or log in to by four pictures`,
      msg`What helps you, on every device: everything read aloud, type for dyslexia, high contrast, less motion`,
      msg`A home of pictures for whoever does not read yet`,
      msg`Reading and answering without internet, once your page has been open`,
      msg`Quizzes live in class: come in with one tap, or with a code and no account`,
      msg`Mini games made of the comic itself, without a timer`,
      msg`1v1 quiz battles with friends`,
      msg`Help for coins in games, battles and reviews: fewer answers, the right panel, a second chance`,
      msg`Shorts: comics that play in pencil, ink and color, ten a day`,
      msg`A character of your own, and clothes and things for it that coins buy`,
      msg`A card for each comic you read, from bronze to diamond, and levels for what you learn`,
      msg`Pages in pencil and ink that your cards open`,
      msg`Leagues of ten from 13 years on, for whoever wants to be in one`,
      msg`Forty badges for what you read, repair and remember, and goals that your class reaches together`,
    ],
    near: [msg`Gems to spend`, msg`Comics of the next grade that your cards open`],
    long: [msg`Other styles of a comic that your cards open`],
  },
  note: {
    title: msg`Learning is what counts`,
    text: msg`Your cards and your level rise with what you know. Coins come from learning alone, and nothing costs money.`,
  },
  action: { label: msg`Browse library`, to: paths.library },
};

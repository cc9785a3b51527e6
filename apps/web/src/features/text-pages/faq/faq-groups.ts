import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '../../../config/brand.ts';

/** A question with the id that links to it: `/faq#id`. */
export type Question = { id: string; question: MessageDescriptor; answer: MessageDescriptor };
export type FaqGroup = { id: string; title: MessageDescriptor; questions: Question[] };

const { email } = brand;

/** All questions, for the people who ask them. Ids are addresses: they never change. */
export const faqGroups: FaqGroup[] = [
  {
    id: 'students',
    title: msg`For students`,
    questions: [
      {
        id: 'who-can-use',
        question: msg`How old do I have to be?`,
        answer: msg`Six or older. If you are under 18, an adult has to agree. For children under 13 in the United States, under 16 in the European Union and under 18 in India, that has to be a parent or guardian.`,
      },
      {
        id: 'read-without-account',
        question: msg`Do I need an account to read?`,
        answer: msg`No. The library is open to everybody. You need an account only to make comics of your own.`,
      },
      {
        id: 'wrong-answer',
        question: msg`What happens when I get a quiz question wrong?`,
        answer: msg`Nothing bad. You get a hint that names the panel to look at, and one more try. Then the quiz tells you the right answer. You can repeat a quiz as often as you like.`,
      },
      {
        id: 'student-comics',
        question: msg`Can I make my own comic?`,
        answer: msg`Yes. Sign up as a student, open “Create Comics” and tell a story. After you publish it, a person looks at it before others can read it.`,
      },
      {
        id: 'rewards',
        question: msg`How do my cards and my level rise?`,
        answer: msg`Every comic you read to its end has a card. It rises from bronze to diamond as you answer its questions and still know them weeks later. Its games are made of what stands in it: panels to put in order, words to find, who says what. Two can play seven questions against each other. Coins come from all of that, and buy clothes and things for a character of your own.`,
      },
    ],
  },
  {
    id: 'teachers',
    title: msg`For teachers`,
    questions: [
      {
        id: 'what-i-need',
        question: msg`What do I need to make a comic?`,
        answer: msg`A concept, a title, a subject and about three sentences of story. The studio proposes the rest, and you can change all of it.`,
      },
      {
        id: 'change-text',
        question: msg`Can I change the text after the drawing?`,
        answer: msg`Yes. Captions and speech are text on top of the art: a changed word is lettered at once. Only a changed scene is drawn again, and only that panel.`,
      },
      {
        id: 'close-browser',
        question: msg`What if I close the browser while it draws?`,
        answer: msg`The studio goes on. Open “My comics” on any device and press Resume.`,
      },
      {
        id: 'rejected',
        question: msg`My comic was rejected. What now?`,
        answer: msg`The reviewer’s reason stands beside the comic in “My comics”. Change what it names and submit the comic again.`,
      },
      {
        id: 'earnings',
        question: msg`Can I earn money with my comics?`,
        answer: msg`In months for which we set a pool, it is shared among teachers by what pupils of other teachers’ classes have read to the end. Your statement then stands under “My comics”. Not every month has a pool, and payouts are handled manually.`,
      },
    ],
  },
  {
    id: 'parents',
    title: msg`For parents`,
    questions: [
      {
        id: 'is-it-safe',
        question: msg`Is everything in the library safe for children?`,
        answer: msg`A person approves every comic before it appears. If something slipped through, write to us with its title and we will look at it first thing.`,
      },
      {
        id: 'what-it-costs',
        question: msg`What does it cost?`,
        answer: msg`Nothing. Reading and making comics is free. Coins and gems are earned by learning: nobody can buy them, and nothing here costs money.`,
      },
      {
        id: 'ads',
        question: msg`Are there ads?`,
        answer: msg`A subject can be marked as one that may show ads. Where there are any, they are non-personalized: nothing about your child is used to choose them. The pages load nothing from ad networks.`,
      },
      {
        id: 'child-data',
        question: msg`What do you store about my child?`,
        answer: msg`Without an account, nothing but lines in the server’s log. With one, what the sign-up form asks for, the comics your child makes, what it reads and its answers to questions. Your child, its teachers and you see that, and nobody else. The privacy policy has the whole list.`,
      },
      {
        id: 'delete-account',
        question: msg`How do I have an account deleted?`,
        answer: msg`Open Profile and ask for it there, or write to ${email}. The account and what is in it are deleted within 30 days; until then you can change your mind.`,
      },
    ],
  },
  {
    id: 'general',
    title: msg`General and technical`,
    questions: [
      {
        id: 'curricula',
        question: msg`Which curricula do the comics follow?`,
        answer: msg`US Common Core, CBSE and ICSE, or your own: the creator brings the concept, the grade and the country.`,
      },
      {
        id: 'offline',
        question: msg`Does it work without internet?`,
        answer: msg`Reading and answering does, once you have logged in and opened your page there. What your class has to do comes along by itself, other comics if you choose “Keep on this device”; answers are kept, and checked when you are online again. For classes without internet a teacher downloads a pack. Making comics needs a connection.`,
      },
      {
        id: 'app',
        question: msg`Is there an app?`,
        answer: msg`There is an app for Android. On every device the website does all of it, and your browser can install it like an app.`,
      },
      {
        id: 'schools',
        question: msg`Can a whole school use it?`,
        answer: msg`Teachers and students of a school can sign up today, each with an account of their own. School accounts with admin, teacher and student roles are planned; write to us if you want to try them early.`,
      },
      {
        id: 'beta',
        question: msg`What does “beta” mean here?`,
        answer: msg`The product is young. Some features may be handled manually, and some things will change. What you have made stays yours, and a PDF is always a copy to keep.`,
      },
    ],
  },
];

import { paths } from '../../../config/paths.ts';
import type { AudiencePage } from './audience-page.ts';

export const forTeacher: AudiencePage = {
  lead: 'Make the comic for tomorrow’s lesson tonight, and stay the editor of every word.',
  picture: 'for-teacher',
  pictureText: 'A teacher with a volcano: tomorrow we draw volcanoes!',
  offerings: [
    {
      title: 'From lesson to comic',
      text: 'Bring a concept, a grade and a few sentences. The studio breaks it into parts, writes the script and draws every panel.',
    },
    {
      title: 'You have the last word',
      text: 'Change any line and only the lettering is done again. Change a scene and only that panel is drawn again.',
    },
    {
      title: 'Ready for class',
      text: 'A PDF to print, a quiz and a hardcore quiz, FAQs and Did You Know facts for each comic.',
    },
  ],
  phases: {
    beta: [
      'Concept breakdown, script, comic pages and PDF',
      'Seven styles, several themes, grades 1 to 12, UG and PG',
      'Quiz, hardcore quiz, FAQs and Did You Know facts',
      'Publishing to the library after a check by people',
      'Readers and quiz scores for each of your comics, and the panel where readers leave',
      'Classes, with log-in cards for pupils who have no email',
      'Comics to assign, and how every pupil did with every question',
      'A pack for classes without internet: comics, quizzes, and the answers back',
      'A quiz with the whole class, each on their own device, with or without accounts',
      'Statements of a revenue share on approved comics, in months that have a pool',
      'What helps each pupil: read-aloud, fewer answers to choose from, type for dyslexia, high contrast',
    ],
    near: ['School accounts for admins, teachers and students', 'Mini games from the comics of your class'],
    long: ['Lesson plans that string several comics together', 'Rewards that you hand out to your class'],
  },
  action: { label: 'Make a comic', to: paths.createComic },
};

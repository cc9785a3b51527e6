import { msg } from '@lingui/core/macro';
import { paths } from '../../../config/paths.ts';
import type { AudiencePage } from './audience-page.ts';

export const forTeacher: AudiencePage = {
  lead: msg`Make the comic for tomorrow’s lesson tonight, and stay the editor of every word.`,
  picture: 'for-teacher',
  pictureText: msg`A teacher with a volcano: tomorrow we draw volcanoes!`,
  offerings: [
    {
      title: msg`From lesson to comic`,
      text: msg`Bring a concept, a grade and a few sentences. The studio breaks it into parts, writes the script and draws every panel.`,
    },
    {
      title: msg`You have the last word`,
      text: msg`Change any line and only the lettering is done again. Change a scene and only that panel is drawn again.`,
    },
    {
      title: msg`Ready for class`,
      text: msg`A PDF to print, a quiz and a hardcore quiz, FAQs and Did You Know facts for each comic.`,
    },
  ],
  phases: {
    beta: [
      msg`Concept breakdown, script, comic pages and PDF`,
      msg`Seven styles, several themes, grades 1 to 12, UG and PG`,
      msg`Quiz, hardcore quiz, FAQs and Did You Know facts`,
      msg`Publishing to the library after a check by people`,
      msg`Readers and quiz scores for each of your comics, and the panel where readers leave`,
      msg`Classes, with log-in cards for pupils who have no email`,
      msg`Comics to assign, and how every pupil did with every question`,
      msg`A pack for classes without internet: comics, quizzes, and the answers back`,
      msg`A quiz with the whole class, each on their own device, with or without accounts`,
      msg`Statements of a revenue share on approved comics, in months that have a pool`,
      msg`What helps each pupil: read-aloud, fewer answers to choose from, type for dyslexia, high contrast`,
      msg`Mini games from the comics of your class, and battles where you switch them on`,
      msg`Goals that your class reaches together, and coins that you give`,
    ],
    near: [
      msg`School accounts for admins, teachers and students`,
      msg`Pictures of the key terms, for you to choose`,
    ],
    long: [msg`Lesson plans that string several comics together`],
  },
  action: { label: msg`Make a comic`, to: paths.createComic },
};

import { paths } from '../../../config/paths.ts';
import type { AudiencePage } from './audience-page.ts';

export const forParent: AudiencePage = {
  lead: 'Child-safe comics that teachers make and people check.',
  picture: 'for-parent',
  pictureText: 'A father and his daughter read together: one more page?',
  offerings: [
    {
      title: 'Checked by people',
      text: 'Nothing enters the library before a person has looked at it. What does not belong there is declined, with a reason.',
    },
    {
      title: 'Nobody follows your child',
      text: 'No trackers, no third-party scripts, one cookie that keeps a login alive. Ads, where there are any, are non-personalized.',
    },
    {
      title: 'Right for the age',
      text: 'Each comic says its grade, and the library can show one grade alone.',
    },
  ],
  phases: {
    beta: [
      'A library that is free to read, without an account',
      'Filters by grade, subject and country',
      'PDFs to print, and words that can be read aloud',
      'What your child read, knows well and finds hard, on one page',
      'The highest grade and the subjects that your child is shown, held on every device',
      'Reading together, with questions on the way, and a weekly letter',
      'A mail when your child has something to review, at an hour that you choose',
      'What helps your child to read: everything read aloud, other letters, fewer answers to choose from',
    ],
    near: ['Letters in your own language', 'Time limits that you set'],
    long: ['Reading goals for the whole family'],
  },
  note: {
    title: 'Age and consent',
    text: 'Panelwise is for ages 6 and up. A parent or guardian has to agree for children under 13 in the United States, under 16 in the European Union and under 18 in India.',
  },
  action: { label: 'Your child’s page', to: paths.parentActivity },
};

import { msg } from '@lingui/core/macro';
import { paths } from '../../../config/paths.ts';
import type { AudiencePage } from './audience-page.ts';

export const forParent: AudiencePage = {
  lead: msg`Child-safe comics that teachers make and people check.`,
  picture: 'for-parent',
  pictureText: msg`A father and his daughter read together: one more page?`,
  offerings: [
    {
      title: msg`Checked by people`,
      text: msg`Nothing enters the library before a person has looked at it. What does not belong there is declined, with a reason.`,
    },
    {
      title: msg`Nobody follows your child`,
      text: msg`No trackers, no third-party scripts, one cookie that keeps a login alive. Ads, where there are any, are non-personalized.`,
    },
    {
      title: msg`Right for the age`,
      text: msg`Each comic says its grade, and the library can show one grade alone.`,
    },
  ],
  phases: {
    beta: [
      msg`A library that is free to read, without an account`,
      msg`Filters by grade, subject and country`,
      msg`PDFs to print, and words that can be read aloud`,
      msg`What your child read, knows well and finds hard, on one page`,
      msg`The highest grade and the subjects that your child is shown, held on every device`,
      msg`Reading together, with questions on the way`,
      msg`A weekly letter in your own language`,
      msg`A mail when your child has something to review, at an hour that you choose`,
      msg`What helps your child to read: everything read aloud, other letters, fewer answers to choose from`,
      msg`A word about a break, after as many minutes of reading as you choose`,
    ],
    near: [msg`Time limits that you set`, msg`Adding your child’s year of birth later`],
    long: [msg`Reading goals for the whole family`],
  },
  note: {
    title: msg`Age and consent`,
    text: msg`Panelwise is for ages 6 and up. A parent or guardian has to agree for children under 13 in the United States, under 16 in the European Union and under 18 in India.`,
  },
  action: { label: msg`Your child’s page`, to: paths.parentActivity },
};

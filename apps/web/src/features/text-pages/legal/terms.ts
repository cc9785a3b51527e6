import { msg } from '@lingui/core/macro';
import { brand } from '../../../config/brand.ts';
import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
  lead: msg`The rules of the house, in plain words.`,
  effective: msg`Effective September 2025. Last changed on 28 November 2026.`,
  sections: [
    {
      id: 'agreement',
      heading: 'What this is',
      paragraphs: [
        `These terms are the agreement between you and ${brand.company}, ${brand.location}. By using ${brand.name} you accept them.`,
      ],
    },
    {
      id: 'who',
      heading: 'Who may use it',
      paragraphs: [
        'You must be 6 or older. If you are under 18, an adult must agree to your use. Children under 13 in the United States, under 16 in the European Union and under 18 in India need the consent of a parent or guardian. Where a European country has set an age from 13 to 15, that age counts; in the United Kingdom it is 13, and elsewhere 16. Until then a child makes comics that nobody else sees. For older children under 18 we tell an adult, who can object.',
        'Teachers who bring a class make sure that this consent is there.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      paragraphs: [
        'Give your real email address, keep your password to yourself, and tell us if somebody else has used your account. One account is for one person.',
      ],
    },
    {
      id: 'your-work',
      heading: 'Your work',
      paragraphs: [
        'What you write stays yours, and so does the comic that is made from it. Bring only stories and names that you may use.',
        'By publishing a comic you allow us to show it in the library, free to read, until you take it down. You allow us nothing beyond what running the service needs.',
      ],
    },
    {
      id: 'machine-made',
      heading: 'What the studio makes',
      paragraphs: [
        'Scripts, drawings and quizzes are made by software. They can be wrong. Read a comic before you publish it or teach with it: you have the last word, and the responsibility for it.',
      ],
    },
    {
      id: 'not-allowed',
      heading: 'What does not belong here',
      list: [
        'Content that is unsafe for children, hateful or unlawful',
        'Other people’s work, likeness or private facts without their consent',
        'Attempts to break, overload or copy the service, or to get into other accounts',
        'Automatic sign-ups, and selling access',
      ],
    },
    {
      id: 'review',
      heading: 'Review',
      paragraphs: [
        'People check every comic before it enters the library. They may decline one, with a reason; you can change it and submit it again. We can remove what breaks these rules, and close accounts that do so again and again.',
      ],
    },
    {
      id: 'price',
      heading: 'Price',
      paragraphs: [
        'Nothing here costs money. Coins and gems are earned by learning, cannot be bought, and are worth no money; parents and teachers may give a child coins, which costs nothing.',
        'In months for which we set a pool, teachers get a share of it by what pupils of other teachers’ classes have read to the end. Each statement says how it was counted. A month without a pool brings nothing.',
      ],
    },
    {
      id: 'beta',
      heading: 'The beta',
      paragraphs: [
        'Some features may be handled manually, change or disappear, and the service may pause. Keep your own copy of what matters: every comic can be downloaded as a PDF.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'We work with care, but we offer the beta as it is. As far as the law allows, we are not liable for indirect damage or for what is lost because no copy was kept. Rights that the law gives you as a consumer stay as they are.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending it',
      paragraphs: [
        'You can delete your account at any time in your profile; what is in it is deleted within 30 days. We can end an account that breaks these terms, and say why.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and changes',
      paragraphs: [
        'The law of New Jersey, USA, applies, unless the law of your home protects you better as a consumer.',
        `When these terms change, the new ones stand here with their date. Questions go to ${brand.email}.`,
      ],
    },
  ],
};

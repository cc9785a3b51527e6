import { brand } from '../../config/brand.ts';
import type { TextPage } from './text-page.ts';

export const about: TextPage = {
  title: 'About Panelwise',
  lead: 'A comic is the shortest way from a hard idea to a picture that stays.',
  sections: [
    {
      heading: 'Our mission',
      paragraphs: [
        'Teachers already have the lesson. What they rarely have is an artist, a letterer and an afternoon. Panelwise gives them all three: bring a concept and a story, and leave with an illustrated comic, a PDF and a quiz.',
        'The teacher stays the editor. Every word can be changed before and after the drawing, and nothing is published that its creator has not looked at.',
      ],
    },
    {
      heading: 'Our vision',
      paragraphs: [
        'Every child meets every big idea at least once as a story. Wherever the school is, and whatever the school can pay.',
      ],
    },
    {
      heading: 'How we work',
      paragraphs: [
        'Comics follow US Common Core, CBSE, ICSE or your own curriculum. People check each published comic before it enters the library. Words are real text, so a comic can be read aloud, searched and enlarged.',
      ],
    },
  ],
};

export const contact: TextPage = {
  title: 'Contact',
  lead: 'A person reads every message. We answer within two working days.',
  sections: [
    { heading: 'Email', paragraphs: [brand.email] },
    { heading: 'Phone', paragraphs: [brand.phone] },
    { heading: 'Website', paragraphs: [brand.website] },
    { heading: 'Location', paragraphs: [brand.location] },
    {
      heading: 'What helps us help you',
      paragraphs: [
        'For a problem with a comic, send its title and what you saw. For an account, write from the address of that account. Please never send a password.',
      ],
    },
  ],
};

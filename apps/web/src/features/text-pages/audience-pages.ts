import type { TextPage } from './text-page.ts';

export const forTeacher: TextPage = {
  title: 'For teachers',
  lead: 'Make the comic for tomorrow’s lesson tonight, and know what your class took from it.',
  sections: [
    {
      heading: 'In the beta, now',
      list: [
        'Turn a concept and a story into a script, a comic and a PDF',
        'Edit every word; only a changed scene is drawn again',
        'A quiz, a hardcore quiz, FAQs and did-you-know facts for each comic',
        'Publish to the library after a check by people',
      ],
    },
    {
      heading: 'Coming soon',
      list: ['Views and quiz scores for each comic', 'Comics shared with one class only'],
    },
    {
      heading: 'Later',
      list: ['A revenue share on approved comics', 'Lesson plans that string several comics together'],
    },
  ],
};

export const forStudent: TextPage = {
  title: 'For students',
  lead: 'Read it, get it, prove it. Then read the next one.',
  sections: [
    {
      heading: 'In the beta, now',
      list: [
        'Free comics from many subjects',
        'A quiz that shows you the panel where the answer was',
        'FAQs and facts for when you want to know more',
      ],
    },
    {
      heading: 'Coming soon',
      list: [
        'Coins, gems, XP and energy points',
        'Badges, avatars and power-ups',
        'Mini games and short videos',
      ],
    },
    {
      heading: 'Later',
      list: ['Ranked cards, from bronze to diamond', '1v1 quiz battles with friends'],
    },
  ],
};

export const forParent: TextPage = {
  title: 'For parents',
  lead: 'Child-safe comics that a teacher made and a person checked.',
  sections: [
    {
      heading: 'In the beta, now',
      list: [
        'Every comic in the library was approved by a reviewer',
        'No third party is called by our pages, and ads are never personalised',
        'Filter by grade to find what fits your child’s age',
      ],
    },
    { heading: 'Coming soon', list: ['See what your child has read and how the quizzes went'] },
    { heading: 'Later', list: ['Reading goals for the whole family'] },
    {
      heading: 'Age and consent',
      paragraphs: [
        'Panelwise is for ages 6 and up. A parent has to agree for children under 13 in the United States, under 16 in the European Union and under 18 in India.',
      ],
    },
  ],
};

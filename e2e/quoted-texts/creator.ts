import { textsOf } from './quoted-text.ts';

const list = 'features/my-comics/my-comics-page.test.tsx';
const details = 'features/my-comics/comic-details-page.test.tsx';
const onOpening = 'The screen opens.';

/** The creator's own comics. */
export const creatorTexts = [
  ...textsOf('/my-comics', list, [
    {
      trigger: onOpening,
      test: 'the tiles count by status',
      texts: ['Pending', 'Approved', 'Rejected', 'Total'],
    },
    {
      trigger: 'The table has rows.',
      test: 'a row tells the part, both statuses, the date and what can be done',
      texts: [
        'Title',
        'Subject',
        'Part',
        'Status',
        'Comic Status',
        'Created',
        'Details',
        'Actions',
        { text: 'Part 1', pattern: 'Part N' },
        { text: '–', pattern: 'a dash: no part of a series' },
        'Pending',
        'Approved',
        'Rejected',
        'Draft',
        'Published',
      ],
    },
    {
      trigger: 'A comic is a draft.',
      test: 'a row tells the part, both statuses, the date and what can be done',
      texts: ['Resume'],
    },
    {
      trigger: 'The server sends a status that nobody knows.',
      test: 'a status that nobody knows is Unknown, and a publishing status N/A',
      texts: ['Unknown', 'N/A'],
    },
    {
      trigger: onOpening,
      test: 'search, order and page go to the server',
      texts: ['Search by title, subject, status...'],
    },
    {
      trigger: 'The comics are on their way.',
      test: 'says that it loads, and that a search has found nothing',
      texts: ['Loading...'],
    },
    {
      trigger: 'A search finds nothing.',
      test: 'says that it loads, and that a search has found nothing',
      texts: ['Sorry no record Found !', 'Whoops... this information is not available for a moment.'],
    },
    {
      trigger: 'The server refuses the list without words.',
      test: 'a failure says so in the words %s',
      texts: ['Failed to fetch comics'],
    },
  ]),
  ...textsOf('/my-comics-details/:id', details, [
    {
      trigger: onOpening,
      test: 'shows everything that is known of the comic',
      texts: [
        'Created',
        'Status',
        'Comic Status',
        'Creator',
        'Country',
        'Grade',
        'Subject',
        'Theme',
        'Style',
        'Concept',
        'Has quiz',
        'Has hardcore quiz',
        'Has FAQ',
        'Has Did You Know',
        'Story',
        'User story',
      ],
    },
    {
      trigger: 'The comic has more than one part.',
      test: 'the parts of a series lead to each other',
      texts: ['Series Parts', { text: 'Part 2', pattern: 'Part N' }],
    },
    {
      trigger: 'The server refuses the comic without words.',
      test: 'a failure is told %s',
      texts: ['Failed to load comic details'],
    },
  ]),
];

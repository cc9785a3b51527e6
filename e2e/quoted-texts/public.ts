import { textsOf } from './quoted-text.ts';

const onOpening = 'The screen opens.';
const plainPages = 'app/plain-pages.test.tsx';
const layout = 'components/layout/app-layout.test.tsx';
const library = 'features/library/library-page.test.tsx';

/** What everybody sees. */
export const publicTexts = [
  ...textsOf('Header and footer', layout, [
    {
      trigger: 'A visitor looks at any screen.',
      test: 'the menu leads to the public pages, for visitors with a login',
      texts: ['Create Comics', 'Log in'],
    },
    {
      trigger: 'A signed-in person opens the account menu.',
      test: 'signed-in people reach their comics, the wizard and their account, and can leave',
      texts: ['My comics', 'Profile', 'Log out'],
    },
    {
      trigger: 'A visitor types an address into the newsletter box.',
      test: 'the newsletter box makes no call and does not claim one',
      texts: ['Subscribe'],
    },
  ]),
  ...textsOf('/', layout, [
    {
      trigger: onOpening,
      test: 'every new path starts at its top, and the beta banner is on the home page',
      texts: ['Some features may be handled manually.'],
    },
  ]),
  ...textsOf('/', plainPages, [
    {
      trigger: onOpening,
      test: 'home: three ways to begin, six steps, three groups of people',
      texts: [
        'Make comics',
        'Browse library',
        'Download app',
        'Choose topic and grade',
        'Select style',
        'Edit or use AI script',
        'Review comic and quiz',
        'Add FAQs and fun facts',
        'Publish and share',
      ],
    },
  ]),
  ...textsOf('/about', 'features/text-pages/text-pages.test.tsx', [
    {
      trigger: onOpening,
      test: 'about: where one is, mission, vision, the founder, and the way to a comic',
      texts: ['Create Comic'],
    },
  ]),
  ...textsOf('/for-teacher, /for-student, /for-parent', 'features/text-pages/text-pages.test.tsx', [
    {
      trigger: onOpening,
      test: '%s tells what is here and what is planned',
      texts: ['Beta', 'Near-term', 'Long-term'],
    },
  ]),
  ...textsOf('*', plainPages, [
    {
      trigger: 'An address that is nothing opens.',
      test: 'an address that is nothing says so and leads home',
      texts: [
        'Page not Found',
        'Oops! The page you are looking for does not exist. It might have been moved or delete.',
        'Back to Home',
      ],
    },
  ]),
  ...textsOf('/comic-successful', plainPages, [
    {
      trigger: onOpening,
      test: 'a published comic is announced, and the way leads to the next one',
      texts: ['Comic Published Successfully!', 'Your comic is now live...', 'Back to Home'],
    },
  ]),
  ...textsOf('/contact', 'features/contact/contact-form.test.tsx', [
    {
      trigger: onOpening,
      test: 'shows four ways to us, and a map that only a click leaves',
      texts: ['Website', 'Phone', 'Email', 'Location'],
    },
    {
      trigger: 'The form waits to be filled in.',
      test: 'asks for name, email, phone from India, role and message',
      texts: ['Name', 'Role', 'Message', 'Who are you ?', 'Student', 'Teacher', 'Parent', 'Other', '+91'],
    },
    {
      trigger: 'A message is sent.',
      test: 'a message is sent, thanked for, and the form is empty again',
      texts: ['Sending...', 'Thank you! Your message has been sent.'],
    },
    {
      trigger: 'The server refuses without a reason, or does not answer.',
      test: 'without a reason it says that sending failed',
      texts: ['Failed to send message. Please try again.'],
    },
  ]),
  ...textsOf('/our-library', library, [
    {
      trigger: 'A comic has no subject, grade or country.',
      test: 'a comic has N/A for what is missing, and no buttons for what it does not have',
      texts: ['N/A'],
    },
    {
      trigger: 'The second page opens.',
      test: 'turns pages and keeps the page in the address',
      texts: ['Next', { text: 'Page 2 of 3', pattern: 'Page X of Y' }],
    },
    {
      trigger: 'The first page opens.',
      test: 'says that comics load, and an empty library says that there are none',
      texts: ['Prev'],
    },
    {
      trigger: 'The comics are on their way.',
      test: 'says that comics load, and an empty library says that there are none',
      texts: ['Loading comics...'],
    },
    {
      trigger: 'There are no comics.',
      test: 'says that comics load, and an empty library says that there are none',
      texts: ['No comics available.'],
    },
    {
      trigger: 'A click on FAQ of a comic whose FAQs are gone.',
      test: 'the FAQ opens in a dialog, and an empty one says so',
      texts: ['FAQ', 'No FAQs available.'],
    },
    {
      trigger: 'A click on Did You Know of a comic whose facts are gone.',
      test: 'the facts open in a dialog that says that it loads, and an empty one says so',
      texts: ['Did You Know', 'Loading facts...', 'No facts available.'],
    },
    {
      trigger: 'A click on FAQ, and the FAQs are on their way.',
      test: 'FAQs and facts are shown as they were written',
      texts: ['Loading FAQs...'],
    },
  ]),
];

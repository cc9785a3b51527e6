import { textsOf } from './quoted-text.ts';

const submissions = 'features/admin-review/submissions-page.test.tsx';
const desk = 'features/admin-review/desk-page.test.tsx';
const users = 'features/admin-users/users-page.test.tsx';
const contacts = 'features/admin-contacts/contacts-page.test.tsx';
const subjects = 'features/admin-subjects/subjects-page.test.tsx';
const onOpening = 'The screen opens.';
const emptyTexts = ['Sorry no record Found !', 'Whoops... this information is not available for a moment.'];

/** What admins work with. */
export const adminTexts = [
  ...textsOf('/super-admin', submissions, [
    {
      trigger: onOpening,
      test: 'four tiles count the submissions, and one narrows the table',
      texts: ['Pending', 'Approved', 'Rejected', 'Total'],
    },
    {
      trigger: 'A comic is pending.',
      test: 'only a pending comic is accepted or declined, only a decided one deleted',
      texts: ['View', 'Accept', 'Decline'],
    },
    {
      trigger: 'A comic is decided.',
      test: 'only a pending comic is accepted or declined, only a decided one deleted',
      texts: ['Approved', 'Rejected', 'Delete'],
    },
    {
      trigger: 'A click on Delete.',
      test: 'deleting asks first, says that it runs, and the list loads again',
      texts: ['Cancel', 'Delete'],
    },
    {
      trigger: 'The comic is being deleted.',
      test: 'deleting asks first, says that it runs, and the list loads again',
      texts: ['Deleting...'],
    },
    {
      trigger: 'The server refuses the deletion without words.',
      test: 'a refused deletion says so: %s',
      texts: ['Something went wrong'],
    },
    {
      trigger: 'The server refuses the decision without words.',
      test: 'a decision that fails without words says so',
      texts: ['Something went wrong'],
    },
    {
      trigger: 'The server refuses the list without words.',
      test: 'a list that does not come says so: %s',
      texts: ['Something went wrong'],
    },
    {
      trigger: 'There are no submissions.',
      test: 'nothing was submitted yet',
      texts: ['Creator Submissions', ...emptyTexts],
    },
  ]),
  ...textsOf('/comic-details/:id', desk, [
    {
      trigger: onOpening,
      test: 'tells everything about the comic',
      texts: [
        'Country',
        'Grade',
        'Subject',
        'Theme',
        'Style',
        'Concept',
        'Has quiz',
        'Story',
        'User story',
        'View PDF',
        'Back',
      ],
    },
    {
      trigger: 'The server refuses the comic without words.',
      test: 'a comic that does not come says so: %s',
      texts: ['Failed to load comic details'],
    },
  ]),
  ...textsOf('/allUsers', users, [
    {
      trigger: onOpening,
      test: 'lists number, name, username or e-mail, user type and date of joining, and the total',
      texts: [
        'No.',
        'Name',
        'Username',
        'User type',
        'Joined',
        'Teacher',
        'admin',
        { text: 'Total users 2', pattern: 'Total users N' },
      ],
    },
    {
      trigger: 'The server answers without success.',
      test: 'a failure says so: %s',
      texts: ['Failed to fetch users'],
    },
    {
      trigger: 'The server refuses without words.',
      test: 'a failure says so: %s',
      texts: ['Something went wrong'],
    },
    { trigger: 'There is nobody.', test: 'nobody found', texts: emptyTexts },
  ]),
  ...textsOf('/contactList', contacts, [
    {
      trigger: onOpening,
      test: 'lists who wrote what and when',
      texts: ['Name', 'Email', 'Phone', 'Role', 'Message', 'Submitted', 'Actions'],
    },
    {
      trigger: 'A click on Delete.',
      test: 'deleting asks first, and the list loads again',
      texts: ['Are you sure you want to delete this contact?'],
    },
    {
      trigger: 'The message is being deleted.',
      test: 'deleting asks first, and the list loads again',
      texts: ['Deleting...'],
    },
    {
      trigger: 'The last message is deleted.',
      test: 'deleting asks first, and the list loads again',
      texts: ['Sorry no record Found !'],
    },
    {
      trigger: 'The server refuses the deletion without words.',
      test: 'a refused deletion says so: %s',
      texts: ['Failed to delete contact'],
    },
    {
      trigger: 'The server answers without success.',
      test: 'a list that does not come says so: %s',
      texts: ['Failed to fetch contacts'],
    },
    {
      trigger: 'The server refuses the list without words.',
      test: 'a list that does not come says so: %s',
      texts: ['Something went wrong'],
    },
  ]),
  ...textsOf('/subjectlist', subjects, [
    {
      trigger: onOpening,
      test: 'lists image, name, Show Ads and date',
      texts: ['Image', 'Name', 'Show Ads', 'Created', 'Actions'],
    },
    {
      trigger: 'Name or image is missing.',
      test: 'a new subject needs name and image',
      texts: ['Name and image required!'],
    },
    {
      trigger: 'The server refuses a new subject without words.',
      test: 'a subject that cannot be added says so: %s',
      texts: ['Failed to create subject'],
    },
    {
      trigger: 'The server refuses a change without words.',
      test: 'editing needs no new image; a failure says so: %s',
      texts: ['Failed to update subject'],
    },
    {
      trigger: 'A click on Delete.',
      test: 'a deletion asks first and says when it fails: %s',
      texts: ['Are you sure you want to delete this subject?'],
    },
    {
      trigger: 'The server refuses the deletion without words.',
      test: 'a deletion asks first and says when it fails: %s',
      texts: ['Failed to delete subject'],
    },
    {
      trigger: 'The server refuses the switch without words.',
      test: 'Show Ads moves back when it fails: %s',
      texts: ['Failed to update Show Ads status'],
    },
    {
      trigger: 'The server refuses the list without words.',
      test: 'a list that does not come says so: %s',
      texts: ['Failed to fetch subjects'],
    },
    {
      trigger: 'A search finds nothing.',
      test: 'no subject has the name that is searched',
      texts: emptyTexts,
    },
  ]),
];

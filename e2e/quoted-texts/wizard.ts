import { textsOf } from './quoted-text.ts';

const wizard = 'features/wizard/components/wizard.test.tsx';
const story = 'features/wizard/story/story-step.test.tsx';
const parts = 'features/wizard/parts/parts-step.test.tsx';
const bench = 'features/wizard/bench/bench-steps.test.tsx';
const publish = 'features/wizard/publish/publish-step.test.tsx';
const onOpening = 'The step opens.';

const storyTexts = textsOf('/create-comic, Write a story', story, [
  {
    trigger: onOpening,
    test: 'has five steps, a name for every field and a mark for every grade',
    texts: [
      'Write a story',
      'Concept Breakdown',
      'Convert into Prompt',
      'Preview My Comic',
      'Publish My Comic',
      'Country',
      'Class/Grade',
      'Subject',
      'Theme',
      'Choose Style',
      'Comic Title',
      'The Science',
      'Concept',
      'photosynthesis',
      'Write Story',
      { text: '1st Grade', pattern: 'Nth Grade' },
      'UG',
      'PG',
    ],
  },
  {
    trigger: 'The pointer rests on the icon of the theme.',
    test: 'the icon of a theme has a tooltip and opens %s',
    texts: ['Select a theme and then click to view'],
  },
  {
    trigger: 'A click on the icon of a theme without description.',
    test: 'the icon of a theme has a tooltip and opens %s',
    texts: ['No description available'],
  },
  {
    trigger: 'A click on the icon of a style without picture.',
    test: 'the icon of a style opens its picture, or says that there is none',
    texts: ['No preview available'],
  },
  {
    trigger: 'A click on the icon where no style is chosen.',
    test: 'the icon of a style asks for one where none is chosen',
    texts: ['Please select a style first!'],
  },
  {
    trigger: 'The creator has a comic for this concept.',
    test: 'tells everything about the comic that exists, one %s',
    texts: [
      'A comic for this concept already exists. Here are the details:',
      'Country',
      'Class / Grade',
      'Subject',
      'Title',
      'Concept',
      'PDF',
      'Go to My Comics',
    ],
  },
  {
    trigger: 'The comic that exists has a PDF.',
    test: 'tells everything about the comic that exists, one %s',
    texts: ['View PDF'],
  },
  {
    trigger: 'The comic that exists has no PDF.',
    test: 'tells everything about the comic that exists, one %s',
    texts: ['Not published yet'],
  },
  {
    trigger: 'The breakdown comes back without parts.',
    test: 'a breakdown without parts is not valid',
    texts: ['Invalid response: no parts found.'],
  },
  {
    trigger: 'The server refuses the subjects.',
    test: 'subjects that do not come say so',
    texts: ['Failed to fetch subjects'],
  },
  {
    trigger: 'The server refuses the comic to go on with, without words.',
    test: 'a comic that does not load says so %s, and leaves the story',
    texts: ['Failed to load comic data'],
  },
]);

const convertTexts = textsOf('/create-comic, Write a story', wizard, [
  {
    trigger: 'Title, story and subject are there, and a click sends them.',
    test: 'step 1, Write a story > converts once there are a title, a story and a subject, and sends what was chosen',
    texts: ['Convert to Prompt', 'Generating prompt...'],
  },
  {
    trigger: 'The server refuses the story without words.',
    test: 'step 1, Write a story > shows %s when it fails, and keeps the story',
    texts: ['Prompt refinement failed.'],
  },
]);

const partTexts = textsOf('/create-comic, Concept Breakdown', parts, [
  {
    trigger: onOpening,
    test: 'tells of every part what it is about, where it begins and ends, and whether it is done',
    texts: [
      { text: 'Part 1', pattern: 'Part N' },
      'Key Terms',
      'Starts with',
      'Ends with',
      { text: 'Generate Comic for Part 1', pattern: 'Generate Comic for Part N' },
      'Back',
    ],
  },
  {
    trigger: 'A part is completed.',
    test: 'tells of every part what it is about, where it begins and ends, and whether it is done',
    texts: ['Done', 'Already Generated'],
  },
  {
    trigger: 'The server refuses the chosen part without words.',
    test: 'a part that does not open says so %s',
    texts: ['Could not load comic script. Please try again.'],
  },
]);

const noPartTexts = textsOf('/create-comic, Concept Breakdown', wizard, [
  {
    trigger: 'The series has no parts.',
    test: 'coming back > warns where there are no parts',
    texts: ['No parts returned from backend.'],
  },
]);

const scriptTexts = [
  ...textsOf('/create-comic, Convert into Prompt', wizard, [
    {
      trigger: 'A part opens.',
      test: 'step 3, the script > names the place of a mistake, blocks drawing, and saves what was typed all the same',
      texts: [{ text: 'Part 1: How leaves make food', pattern: 'Part N: title' }, 'Generate My Comic'],
    },
  ]),
  ...textsOf('/create-comic, Convert into Prompt', bench, [
    {
      trigger: 'A comic opens that is no part.',
      test: 'the script > has its part as title, otherwise the name of the step',
      texts: ['Preview My Comic'],
    },
    {
      trigger: 'A click on Generate My Comic.',
      test: 'the script > says that the comic is being drawn until the server has taken it',
      texts: ['Generating comic...'],
    },
    {
      trigger: 'The server refuses to draw without words.',
      test: 'the script > a comic that cannot be drawn says so %s',
      texts: ['Error generating comic images.'],
    },
  ]),
];

const previewTexts = textsOf('/create-comic, Preview My Comic', bench, [
  {
    trigger: 'Drawing failed without words.',
    test: 'the pages > a run that failed has %s',
    texts: ['Error generating comic images.'],
  },
  {
    trigger: 'Drawing ended without an image.',
    test: 'the pages > a run that ends without a single image counts as a failure',
    texts: ['No images generated.'],
  },
  {
    trigger: 'The pages are drawn.',
    test: 'the pages > can be edited, and say that the PDF is being made',
    texts: ['Edit / Regenerate', 'Generate Comic PDF'],
  },
  {
    trigger: 'A click on Generate Comic PDF.',
    test: 'the pages > can be edited, and say that the PDF is being made',
    texts: ['Creating PDF...'],
  },
  {
    trigger: 'The PDF is there.',
    test: 'the pages > can be edited, and say that the PDF is being made',
    texts: ['Comic PDF Generated', 'View PDF', 'Publish Comic'],
  },
  {
    trigger: 'The server refuses to make the PDF without words.',
    test: 'the pages > a PDF that cannot be made says so %s',
    texts: ['Failed to generate PDF.'],
  },
  {
    trigger: 'The PDF was made and has no address.',
    test: 'the pages > a PDF that was made but is not there can be asked for again',
    texts: ['PDF URL not found. Try generating again.'],
  },
  {
    trigger: 'The server refuses to publish without words.',
    test: 'the pages > a comic that cannot be published says so %s',
    texts: ['Something went wrong'],
  },
]);

const publishTexts = textsOf('/create-comic, Publish My Comic', publish, [
  {
    trigger: 'The comic is published.',
    test: 'says that the comic is published, and leads to its PDF and to my comics',
    texts: ['Comic Published', 'View PDF', 'Final Submit', 'Go to My Comics'],
  },
  {
    trigger: 'The comic has no PDF.',
    test: 'warns where the PDF is missing',
    texts: ['PDF URL not found. Try generating again.'],
  },
  {
    trigger: 'The comic is published, and nothing is made for it yet.',
    test: '%s that fails says so in the words of the server, or in its own',
    texts: ['Generate Quiz', 'Generate Hardcore Quiz', 'Generate FAQs', 'Generate Did You Know'],
  },
  {
    trigger: 'The server refuses a generator without words.',
    test: '%s that fails says so in the words of the server, or in its own',
    texts: [
      'Failed to generate quiz',
      'Failed to generate hardcore quiz',
      'Failed to generate FAQs',
      'Failed to generate facts',
    ],
  },
  {
    trigger: 'The server refuses the submission without words.',
    test: 'a submission that fails says so %s',
    texts: ['Something went wrong'],
  },
]);

/** The way from a story to a published comic. */
export const wizardTexts = [
  ...storyTexts,
  ...convertTexts,
  ...partTexts,
  ...noPartTexts,
  ...scriptTexts,
  ...previewTexts,
  ...publishTexts,
];

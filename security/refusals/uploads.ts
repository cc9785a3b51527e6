import { inFile, type Refusal } from '../refusal.ts';

const subjects = 'apps/api/src/modules/subjects/subjects.int.test.ts';
const uploadTests = 'apps/api/src/modules/subjects/uploads.int.test.ts';
const media = 'apps/api/src/modules/media/media.int.test.ts';
const group = 'uploads';

export const uploads = {
  26: {
    group,
    what: 'Pictures that are none, or carry more than a picture: 415, or made anew without it.',
    tests: [
      ...inFile(subjects, 'its picture is made anew in two sizes, without what the camera wrote into it'),
      ...inFile(
        uploadTests,
        '%s is 415, whatever it calls itself',
        'of a %s that is a web page and an archive too only its pixels are kept',
        'what a camera or an attacker wrote beside the pixels is gone',
      ),
    ],
  },
  27: {
    group,
    what: 'A small file that unpacks to a huge picture: refused, within bounds of memory.',
    tests: [
      ...inFile(subjects, 'a small file that unpacks to a huge picture is refused'),
      ...inFile(uploadTests, '14,000 × 14,000 pixels in a small file are 422, and are not unpacked'),
    ],
  },
  28: {
    group,
    what: 'Files that are too large, and forms of too many parts: 413, with nothing left behind.',
    tests: [
      ...inFile(subjects, 'fifty parts, a second file and a form that is none are refused'),
      ...inFile(uploadTests, 'too much is 413, and nothing is left anywhere on the disk'),
    ],
  },
  29: {
    group,
    what: 'Names of files that lead elsewhere: every key is made by the server.',
    tests: [
      ...inFile(media, 'no key leads out of the store'),
      ...inFile(uploadTests, 'the file name %j is nowhere in the key'),
    ],
  },
  30: {
    group,
    what: 'A stored file that a browser would run: its type is ours, it is not guessed, and it is in a sandbox.',
    tests: inFile(media, 'type, sandbox and nosniff are ours'),
  },
} as const satisfies Record<number, Refusal>;

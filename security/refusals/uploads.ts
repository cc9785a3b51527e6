import { inFile, type Refusal } from '../refusal.ts';

const subjects = 'apps/api/src/modules/subjects/subjects.int.test.ts';
const media = 'apps/api/src/modules/media/media.int.test.ts';
const group = 'uploads';
const store = { neither: 'Files go to the object store, past queue and notifications.' };
const open = 'Uploads are being tried harder.';

export const uploads = {
  26: {
    group,
    what: 'Pictures that are none, or carry more than a picture: 415, or made anew without it.',
    tests: inFile(subjects, 'its picture is made anew in two sizes, without what the camera wrote into it'),
    backends: store,
    open,
  },
  27: {
    group,
    what: 'A small file that unpacks to a huge picture: refused, within bounds of memory.',
    tests: inFile(subjects, 'a small file that unpacks to a huge picture is refused'),
    backends: store,
    open,
  },
  28: {
    group,
    what: 'Files that are too large, and forms of too many parts: 413, with nothing left behind.',
    tests: inFile(subjects, 'fifty parts, a second file and a form that is none are refused'),
    backends: store,
    open,
  },
  29: {
    group,
    what: 'Names of files that lead elsewhere: every key is made by the server.',
    tests: inFile(media, 'no key leads out of the store'),
    backends: store,
    open,
  },
  30: {
    group,
    what: 'A stored file that a browser would run: its type is ours, it is not guessed, and it is in a sandbox.',
    tests: inFile(media, 'type, sandbox and nosniff are ours'),
    backends: store,
    open,
  },
} as const satisfies Record<number, Refusal>;

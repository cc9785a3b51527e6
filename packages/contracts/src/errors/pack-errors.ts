import { packRules } from '../domain/pack-rules.ts';

/** What is refused of packs for classes without internet. */
export const packErrors = {
  'pack-empty': {
    status: 409,
    retry: false,
    message: 'Nothing is assigned to this class at the moment. Assign a comic first.',
  },
  'pack-not-ours': {
    status: 422,
    retry: false,
    message:
      'This file is not from a pack of ours, or it was changed. Please choose the file that the pupil saved.',
  },
  'pack-of-another-class': {
    status: 409,
    retry: false,
    message: 'This file is from the pack of another class. Please bring it in there.',
  },
  'pack-too-old': {
    status: 409,
    retry: false,
    message: `The pack of this file is older than ${packRules.days} days. Please make a new one.`,
  },
  'pack-changed': {
    status: 422,
    retry: false,
    message:
      'This pupil answered on a page that somebody had changed. Please unpack the pack anew and let them answer again.',
  },
  'pack-unproven': {
    status: 409,
    retry: false,
    message: 'Nothing in this file proves whose work it is. Bring it in only if you know.',
  },
  'pack-pupil-gone': {
    status: 409,
    retry: false,
    message: 'The pupil of this file is not in the class any more.',
  },
} as const;

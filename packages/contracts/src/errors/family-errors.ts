import { limits } from '../domain/limits.ts';

/** Errors about parents and their children, as the table of all errors has them. */
export const familyErrors = {
  'child-not-found': { status: 404, retry: false, message: 'We could not find this child among yours.' },
  'link-code-wrong': {
    status: 404,
    retry: false,
    message:
      'This code is not right, or it has been used. A code works once, for seven days: your child or the school can make a new one.',
  },
  'too-many-parents': {
    status: 409,
    retry: false,
    message: `This child is linked with ${limits.parentsPerChild} grown-ups already. One of them has to unlink first.`,
  },
  'too-many-children': {
    status: 409,
    retry: false,
    message: `You are linked with ${limits.childrenPerParent} children already. Please unlink one of them first.`,
  },
  'grown-ups-only': { status: 403, retry: false, message: 'This is for parents and other grown-ups.' },
  'not-a-child': {
    status: 409,
    retry: false,
    message: 'Linking is for children. From 18 on, people decide for themselves.',
  },
  'unlink-by-parent': {
    status: 403,
    retry: false,
    message: 'At your age a grown-up looks after this. Ask yours, or your teacher, to take it back.',
  },
  /** A school, or another grown-up, speaks for this child. Details in the message say who. */
  'not-yours-to-decide': {
    status: 403,
    retry: false,
    message: 'Somebody else agreed to this account, so please ask them.',
  },
  'child-nickname-taken': {
    status: 409,
    retry: false,
    message: 'Another child of yours has this nickname. Please choose a different one.',
  },
  'no-pictures': {
    status: 409,
    retry: false,
    message: 'This child does not log in by pictures of yours.',
  },
  'reminder-by-parents': {
    status: 403,
    retry: false,
    message: 'A parent who is linked with you switches reminders on first.',
  },
  'reminder-needs-email': {
    status: 403,
    retry: false,
    message: 'Reminders come by mail, and this account has no e-mail.',
  },
  'letter-link-wrong': {
    status: 404,
    retry: false,
    message: 'This link ends no letter any more. If letters still come, please write to us.',
  },
} as const;

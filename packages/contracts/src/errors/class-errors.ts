import { classGoalRules } from '../domain/class-goals.ts';
import { limits } from '../domain/limits.ts';

/** What is refused to teachers and pupils of classes, and to children who log in by pictures. */
export const classErrors = {
  'classes-for-teachers': {
    status: 403,
    retry: false,
    message:
      'Classes are for teachers and other grown-ups. If you have a class code, join the class with it.',
  },
  'class-not-found': { status: 404, retry: false, message: 'This class does not exist.' },
  'class-owner-only': {
    status: 403,
    retry: false,
    message: 'Only the teacher who owns this class can do that.',
  },
  'class-full': {
    status: 409,
    retry: false,
    message: `A class has room for ${limits.classPupilsMax} pupils.`,
  },
  'class-closed': {
    status: 409,
    retry: false,
    message: 'This class takes nobody new at the moment. Ask your teacher to open it.',
  },
  'class-archived': {
    status: 409,
    retry: false,
    message: 'This class is archived. Bring it back first.',
  },
  'too-many-classes': {
    status: 409,
    retry: false,
    message: `You have ${limits.classesMax} classes already. No more fit.`,
  },
  'too-many-joined': {
    status: 409,
    retry: false,
    message: `You are in ${limits.classesOfPupilMax} classes already. Leave one of them first.`,
  },
  'class-goal-there': {
    status: 409,
    retry: false,
    message: 'This class has a goal already. End it first, or wait for it.',
  },
  'class-goal-day': {
    status: 422,
    retry: false,
    message: `Please choose a day from today on, at most ${classGoalRules.daysMax} days ahead.`,
  },
  'class-rewards-off': {
    status: 409,
    retry: false,
    message: 'Rewards are switched off in this class, so it has no goals.',
  },
  'class-invitation-ended': {
    status: 404,
    retry: false,
    message: 'This link has been used or has run out. Ask your colleague for a new one.',
  },
  'class-teacher-already': { status: 409, retry: false, message: 'You teach this class already.' },
  'class-teachers-full': {
    status: 409,
    retry: false,
    message: `A class has at most ${limits.classTeachersMax} teachers.`,
  },
  'pupil-not-found': { status: 404, retry: false, message: 'This pupil is not in the class.' },
  'pupil-has-account': {
    status: 409,
    retry: false,
    message: 'This pupil has an account of their own and logs in with it.',
  },
  /** Details say which line. */
  'nickname-taken': {
    status: 422,
    retry: false,
    message: 'Two pupils of a class cannot have the same name. Add a letter to one of them.',
  },
  'only-students-join': {
    status: 403,
    retry: false,
    message: 'Students join a class with its code. To teach it too, ask its teacher for a link.',
  },
  'ask-your-teacher': {
    status: 403,
    retry: false,
    message: 'Your teacher looks after your account. Ask them, and they can change this.',
  },
  'class-code-wrong': {
    status: 404,
    retry: false,
    message: 'We do not know this code. Look at your card and type it again.',
  },
  /** Said to whoever is six. */
  'pictures-wrong': {
    status: 401,
    retry: false,
    message: 'Not quite. Look at your card and try again.',
  },
  'pictures-locked': { status: 403, retry: false, message: 'Ask your teacher. They can let you in.' },
} as const;

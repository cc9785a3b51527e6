import { limits } from '../domain/limits.ts';

/** What is refused to teachers who assign a comic, and to whoever answers its questions. */
export const assignmentErrors = {
  'assignment-not-found': { status: 404, retry: false, message: 'This assignment does not exist.' },
  'assignment-ended': {
    status: 409,
    retry: false,
    message: 'This assignment has ended. Assign the comic again to go on with it.',
  },
  'assignment-no-questions': {
    status: 409,
    retry: false,
    message: 'This comic has no questions of this kind. Choose something else to do, or make the quiz first.',
  },
  'assignment-due-wrong': {
    status: 422,
    retry: false,
    message: 'Please choose a day in the future, within a year.',
  },
  'too-many-assignments': {
    status: 409,
    retry: false,
    message: `This class has ${limits.assignmentsRunning} assignments already. End one of them first.`,
  },
  'assignments-full': {
    status: 409,
    retry: false,
    message: `This class has had ${limits.assignmentsMax} assignments. No more fit: make another class.`,
  },
} as const;

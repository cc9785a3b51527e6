/** What is refused to teachers and pupils of classes. */
export const classErrors = {
  'classes-for-teachers': {
    status: 403,
    retry: false,
    message:
      'Classes are for teachers and other grown-ups. If you have a class code, join the class with it.',
  },
  'class-not-found': { status: 404, retry: false, message: 'This class does not exist.' },
  'class-archived': {
    status: 409,
    retry: false,
    message: 'This class is archived. Bring it back first.',
  },
  'pupil-not-found': { status: 404, retry: false, message: 'This pupil is not in the class.' },
} as const;

/** What can go wrong when a comic is turned into another language. */
export const translationErrors = {
  /** Nothing here writes in another language by itself: no service is connected, or it may not be asked. */
  'no-translator': {
    status: 422,
    retry: false,
    message:
      'No writing service that translates is connected here, and we do not guess. Write the lines yourself beside the original: what you type is kept.',
  },
  'translation-not-found': { status: 404, retry: false, message: 'This comic is not a translation.' },
  'translation-not-drawn': {
    status: 422,
    retry: false,
    message: 'Draw all pages of this comic first. The other language gets the same pictures.',
  },
  'translation-same-language': {
    status: 422,
    retry: false,
    message: 'This comic is in that language already. Please choose another one.',
  },
  /** Details name the lines. */
  'translation-unfinished': {
    status: 422,
    retry: false,
    message: 'Some lines are not translated yet. Please fill them in first.',
  },
  /** Details name the lines that break a rule. */
  'translation-wrong': {
    status: 422,
    retry: false,
    message: 'Some lines cannot stay as they are. Please look at them again.',
  },
  'translation-changed': {
    status: 409,
    retry: false,
    message: 'This line was changed somewhere else. Please look at it again.',
  },
  'translation-asks-original': {
    status: 422,
    retry: false,
    message:
      'Questions, FAQs and facts of a translated comic are those of its original. Change their words here, or make new ones in the original.',
  },
} as const;

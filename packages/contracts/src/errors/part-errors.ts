/** What can go wrong when the parts of a comic are changed. */
export const partErrors = {
  'part-drawn': {
    status: 409,
    retry: false,
    message:
      'A part that is drawn keeps its place, its title and its key terms, because they stand on its pages.',
  },
  /** One was made or deleted meanwhile. */
  'parts-changed': {
    status: 409,
    retry: false,
    message: 'The parts of this comic have changed somewhere else. Please load the page again.',
  },
} as const;

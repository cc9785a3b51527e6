/** Under which names things are kept on this device, for whoever keeps them and whoever asks for them. */
export const keptNames = {
  home: 'home',
  review: 'review',
  assigned: (assignmentId: string, comicId: string) => `assigned ${assignmentId} ${comicId}`,
  comic: (comicId: string) => `comic ${comicId}`,
  /** A comic of the day's questions, so that the panels that teach them open. */
  deck: (comicId: string) => `deck ${comicId}`,
  extras: (comicId: string) => `extras ${comicId}`,
  reading: (comicId: string) => `reading ${comicId}`,
} as const;
/** How the names of one kind begin. */
export const keptKinds = {
  assigned: 'assigned ',
  comic: 'comic ',
  deck: 'deck ',
  extras: 'extras ',
  reading: 'reading ',
};

/** A comic of the house: a built-in lesson, and how its first part is told. */
export type HouseComic = {
  lesson: string;
  subject: string;
  grade: string;
  country: string;
  style: string;
  /** What it is about, as it stands within a sentence; left out, it is the title in lower case. */
  concept?: string;
};

/**
 * What a new library opens with: every subject and style, from kindergarten to grade 10, each lesson once. They are drawn
 * in this order, those of the demo class first, and the newest is the first in the library.
 */
export const houseComics: readonly HouseComic[] = [
  { lesson: 'water-cycle', subject: 'Geography', grade: '3', country: 'IN', style: 'watercolor' },
  { lesson: 'multiplication', subject: 'Math', grade: '2', country: 'KE', style: 'pixel' },
  { lesson: 'germs-and-handwashing', subject: 'Health', grade: 'K', country: 'US', style: 'papercut' },
  {
    lesson: 'newtons-laws-of-motion',
    subject: 'Physics',
    grade: '9',
    country: 'GB',
    style: 'manga',
    concept: 'the laws of motion',
  },
  {
    lesson: 'ancient-egypt',
    subject: 'History',
    grade: '5',
    country: 'EG',
    style: 'comic',
    concept: 'Ancient Egypt',
  },
  { lesson: 'colour-wheel', subject: 'Art', grade: '1', country: 'FR', style: 'flat' },
  { lesson: 'acids-and-bases', subject: 'Chemistry', grade: '8', country: 'DE', style: 'chalkboard' },
  { lesson: 'story-structure', subject: 'English', grade: '4', country: 'IE', style: 'manga' },
  { lesson: 'how-the-internet-works', subject: 'Computing', grade: '6', country: 'US', style: 'pixel' },
  { lesson: 'supply-and-demand', subject: 'Economics', grade: '7', country: 'NG', style: 'flat' },
  { lesson: 'plant-and-animal-cells', subject: 'Biology', grade: '7', country: 'CA', style: 'papercut' },
  { lesson: 'democracy', subject: 'Civics', grade: '6', country: 'IN', style: 'comic' },
  { lesson: 'volcanoes', subject: 'Science', grade: '5', country: 'IT', style: 'manga' },
  {
    lesson: 'pythagorean-theorem',
    subject: 'Math',
    grade: '8',
    country: 'GR',
    style: 'chalkboard',
    concept: 'the Pythagorean theorem',
  },
  { lesson: 'butterfly-life-cycle', subject: 'Science', grade: '1', country: 'BR', style: 'papercut' },
  {
    lesson: 'silk-road',
    subject: 'History',
    grade: '7',
    country: 'CN',
    style: 'watercolor',
    concept: 'the Silk Road',
  },
  { lesson: 'algorithms', subject: 'Computing', grade: '5', country: 'JP', style: 'flat' },
  { lesson: 'healthy-teeth', subject: 'Health', grade: '2', country: 'ZA', style: 'comic' },
  {
    lesson: 'dna-and-heredity',
    subject: 'Biology',
    grade: '10',
    country: 'GB',
    style: 'watercolor',
    concept: 'DNA and heredity',
  },
  { lesson: 'rainforests', subject: 'Geography', grade: '4', country: 'BR', style: 'pixel' },
  { lesson: 'rhythm-and-beat', subject: 'Art', grade: '3', country: 'GH', style: 'papercut' },
  { lesson: 'solar-system', subject: 'Science', grade: '4', country: 'US', style: 'chalkboard' },
  { lesson: 'fractions', subject: 'Math', grade: '4', country: 'GB', style: 'flat' },
  { lesson: 'photosynthesis', subject: 'Science', grade: '5', country: 'US', style: 'comic' },
];

import { type MakeRequest, nothing } from './cell.ts';

/** Curricula, and a teacher's own lists of standards. */
export const curriculumRequests = {
  listCurricula: nothing,
  getCurriculumUnits: () => ({ params: { curriculum: 'ngss' } }),
  findStandards: () => ({ query: { search: 'photosynthesis' } }),
  listStandardLists: nothing,
  addStandardList: () => ({ body: { name: 'Hill School', csv: 'code,title\nA,Light' } }),
  listComic: async ({ things, of, publicComic }) => ({
    params: { id: await things.standardList(of.userId), comicId: publicComic },
    body: { code: 'A', listed: true },
  }),
  deleteStandardList: async ({ things, of }) => ({ params: { id: await things.standardList(of.userId) } }),
} satisfies Record<string, MakeRequest>;

import type { Queryable } from '@panelwise/db/client';
import { listCharacters } from '@panelwise/db/repositories/characters';
import { listComicsOfOwner } from '@panelwise/db/repositories/comics';
import { type EditionRow, listEditions } from '@panelwise/db/repositories/editions';
import {
  listFacts,
  listFaqs,
  listHardcoreQuestions,
  listQuizQuestions,
} from '@panelwise/db/repositories/learning';
import { listRuns } from '@panelwise/db/repositories/run-lookups';

/** More comics than anybody makes by hand; the export says how many there are. */
const comicsMax = 10_000;

/** What a person has made and ordered, in words and dates; pictures and PDFs are downloaded where they are shown. */
export async function exportAccount(db: Queryable, userId: string) {
  const all = { page: 1, limit: comicsMax, order: 'desc', scripts: true } as const;
  const { rows, total } = await listComicsOfOwner(db, userId, all);
  const comics = [];
  for (const comic of rows) {
    const [quiz, hardcoreQuiz, faqs, facts, editions] = await Promise.all([
      listQuizQuestions(db, comic.id),
      listHardcoreQuestions(db, comic.id),
      listFaqs(db, comic.id),
      listFacts(db, comic.id),
      listEditions(db, comic.id),
    ]);
    comics.push({
      title: comic.title,
      part: comic.partNumber,
      author: comic.author,
      concept: comic.concept,
      subject: comic.subjectName,
      grade: comic.grade,
      country: comic.country,
      story: comic.series.story,
      castNames: comic.series.castNames,
      cast: comic.series.cast,
      partWishes: comic.series.partWishes,
      script: comic.prompt,
      status: comic.status,
      comicStatus: comic.comicStatus,
      declinedBecause: comic.rejectionReason,
      createdAt: comic.createdAt,
      publishedAt: comic.publishedAt,
      quiz,
      hardcoreQuiz,
      faqs: faqs.map(({ question, answer }) => ({ question, answer })),
      facts: facts.map(({ fact }) => fact),
      dropped: comic.droppedItems,
      editions: editions.map((edition) => presentEdition(edition, comic.publicEditionId)),
    });
  }
  const runs = (await listRuns(db, { ownerId: userId })).map(({ step, status, createdAt, finishedAt }) => ({
    step,
    status,
    createdAt,
    finishedAt,
  }));
  return { comicCount: total, comics, characters: await listCharacters(db, userId), newestRuns: runs };
}

/** What was approved of a comic once, in words, and whether it is what readers see. */
function presentEdition({ id, version, createdAt, content }: EditionRow, publicId: string | null) {
  return {
    version,
    approvedAt: createdAt,
    inLibrary: id === publicId,
    script: content.pages.flatMap(({ drawn }) => drawn ?? []),
    quiz: content.questions,
    hardcoreQuiz: content.hardcoreQuestions,
    faqs: content.faqs.map(({ question, answer }) => ({ question, answer })),
    facts: content.facts.map(({ fact }) => fact),
  };
}

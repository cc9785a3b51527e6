import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import {
  learningTexts,
  type PlacedText,
  scriptTexts,
  storyTexts,
} from '@panelwise/contracts/domain/content-parts';
import type { Queryable } from '@panelwise/db/client';
import { type ComicRecord, listPages } from '@panelwise/db/repositories/comics';
import {
  listFacts,
  listFaqs,
  listHardcoreQuestions,
  listQuizQuestions,
} from '@panelwise/db/repositories/learning';

type Words = Pick<ComicRecord, 'id' | 'title' | 'author' | 'concept'>;

/** Every word of a comic that its readers would see. */
export async function readComicTexts(
  db: Queryable,
  { id, title, author, concept }: Words,
): Promise<PlacedText[]> {
  const pages = (await listPages(db, [id])).map(({ drawn }) => drawn ?? {});
  return [
    ...storyTexts({ title, author, concept }),
    ...scriptTexts(pages),
    ...learningTexts({
      questions: await listQuizQuestions(db, id),
      hardcoreQuestions: await listHardcoreQuestions(db, id),
      faqs: await listFaqs(db, id),
      facts: await listFacts(db, id),
    }),
  ];
}

/** Looks once more at all that would become public. @throws DomainError `content-refused` with what and where */
export async function mustBeFitToRead(
  db: Queryable,
  comic: Words & Pick<ComicRecord, 'country' | 'language'>,
) {
  return mustBeFit(await readComicTexts(db, comic), comic);
}

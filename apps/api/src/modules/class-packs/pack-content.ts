import { randomUUID } from 'node:crypto';
import { packAids } from '@panelwise/contracts/domain/class-pack';
import type { Aid, ReaderQuestion } from '@panelwise/contracts/domain/evidence';
import type { Language } from '@panelwise/contracts/domain/languages';
import { packRules } from '@panelwise/contracts/domain/pack-rules';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { listAssignments } from '@panelwise/db/repositories/assignments';
import { listMembers, type Member } from '@panelwise/db/repositories/class-members';
import type { ClassRow } from '@panelwise/db/repositories/classes';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { listUsersWithPictures } from '@panelwise/db/repositories/picture-logins';
import { askedOf, itemsOf } from '@panelwise/db/repositories/quiz-items';
import { findWorkingComic } from '@panelwise/db/repositories/working-comics';
import { textsIn } from '../../mail/texts/texts-in.ts';
import { presentQuestions, type ShowItem } from '../../presenters/learning.ts';
import { presentTexts } from '../../presenters/library.ts';
import type { KeyRing } from '../../signing-keys.ts';
import { lockOf } from './locked-work.ts';
import { pupilRef } from './signed-pack.ts';
import type { PackTexts } from './texts/pack-texts.ts';
import { packTextsIn } from './texts/texts-in.ts';

export type PackPicture = { name: string; key: string };
type PackLine = { speaker: string | null; text: string };
export type PackComic = {
  assignmentId: string;
  comicId: string;
  title: string;
  /** Of its words. */
  language: Language;
  /** Of the teacher, to the class. */
  word: string;
  /** What helps everybody with it; fewer options are left out of its questions already. */
  aids: (typeof packAids)[number][];
  /** For whom it is; null for all. */
  pupils: string[] | null;
  pages: { number: number; picture: string; alt: string; lines: PackLine[] }[];
  questions: ReaderQuestion[];
};
/** All that the page of a pack shows: no key of a question, no id of a pupil. */
export type PackContent = {
  packId: string;
  /** A public key: what pupils hand in is locked with it. */
  lock: string;
  className: string;
  /** Of the teacher who takes the pack, and what the page says in it. */
  language: Language;
  texts: PackTexts['page'];
  /** What the pictures to log in by are called, in the order of their pad. */
  pictures: PackTexts['pictures'];
  pupils: { ref: string; name: string; hasPictures: boolean }[];
  comics: PackComic[];
};

/**
 * What a class takes along: the comics that are assigned to it now, with their questions and the names of its pupils.
 * @throws DomainError `pack-empty`
 */
export async function readPackContent(
  db: Queryable,
  { keys, show }: { keys: KeyRing; show: (aids: readonly Aid[]) => ShowItem },
  { id: classId, name: className }: ClassRow,
  language: Language,
): Promise<{ content: PackContent; pictures: PackPicture[] }> {
  const packId = randomUUID();
  const [members, assigned] = await Promise.all([listMembers(db, classId), listAssignments(db, classId)]);
  const refOf = (userId: string) => pupilRef(keys.now, packId, userId);
  const wanted = assigned
    .filter(({ row }) => row.endedAt === null)
    .flatMap(({ row, comics, pupils }) => comics.map(({ id }) => ({ row, comicId: id, pupils })))
    .slice(0, packRules.comicsMax);
  const comics: PackComic[] = [];
  const pictures: PackPicture[] = [];
  for (const { row, comicId, pupils } of wanted) {
    const comic = await findComic(db, comicId, classId);
    if (!comic) continue;
    const all = presentQuestions(
      askedOf(itemsOf(comicId, comic.content, comic.resting), row.createdAt),
      show(row.aids),
    );
    const asked = {
      read: [],
      'read-and-quiz': all.questions,
      'read-and-hardcore-quiz': all.hardcoreQuestions,
    };
    comics.push({
      assignmentId: row.id,
      comicId,
      title: titleIn(comic, language),
      language: comic.language ?? 'en',
      word: row.note,
      aids: packAids.filter((aid) => row.aids.includes(aid)),
      pupils: pupils.length > 0 ? pupils.map(refOf) : null,
      pages: pagesOf(comic.content, comics.length + 1, pictures),
      questions: asked[row.goal],
    });
  }
  if (comics.length === 0) throw new DomainError('pack-empty');
  const { page: texts, pictures: pictureNames } = packTextsIn(language);
  const withPictures = await listUsersWithPictures(
    db,
    members.map(({ userId }) => userId),
  );
  const content: PackContent = {
    ...{ packId, lock: lockOf(keys.now, packId), className, language, texts, pictures: pictureNames, comics },
    pupils: members.map((member) => ({
      ref: refOf(member.userId),
      name: nameOf(member),
      hasPictures: withPictures.has(member.userId),
    })),
  };
  return { content, pictures };
}

function titleIn(
  { title, partCount, partNumber }: { title: string; partCount: number; partNumber: number },
  language: Language,
): string {
  return partCount > 1 ? textsIn(language).titleOfPart({ title, part: partNumber }) : title;
}

/** As readers see it, or as it stands where nobody has reviewed it; nothing of what readers reported. */
async function findComic(db: Queryable, comicId: string, classId: string) {
  const working = (await findLibraryComic(db, comicId)) ?? (await findWorkingComic(db, comicId, classId));
  return working && !('isHidden' in working && working.isHidden) ? working : undefined;
}
type Content = NonNullable<Awaited<ReturnType<typeof findComic>>>['content'];

/** The pages that are drawn, in order. @param pictures gets what they show */
function pagesOf({ pages }: Content, comic: number, pictures: PackPicture[]): PackComic['pages'] {
  const drawn = pages.filter(({ imageKey }) => imageKey);
  const texts = presentTexts(drawn);
  return drawn.map(({ imageKey, pageNumber }) => {
    const key = imageKey!;
    const picture = `pictures/${comic}-${pageNumber}.${key.split('.').at(-1)}`;
    pictures.push({ name: picture, key });
    const own = texts.filter(({ page }) => page === pageNumber);
    return {
      number: pageNumber,
      picture,
      alt: own.map(({ scene }) => scene).join(' '),
      lines: own.flatMap(({ lines }) => lines.map(({ speaker, text }) => ({ speaker, text }))),
    };
  });
}

/** The nickname of the class, or a first name and one letter: a stick gets lost. */
function nameOf({ login, name }: Member): string {
  if (login) return login.nickname;
  const [first = 'Pupil', ...rest] = name.split(/\s+/);
  const last = rest.at(-1)?.[0];
  return last ? `${first} ${last}.` : first;
}

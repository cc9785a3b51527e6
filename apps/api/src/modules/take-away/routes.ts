import type { Readable } from 'node:stream';
import { limits } from '@panelwise/contracts/domain/limits';
import type { QuizFormat, ReadingFormat } from '@panelwise/contracts/domain/take-away';
import * as contract from '@panelwise/contracts/http/take-away';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';
import { refuseTooMany } from '../../limits/refuse-too-many.ts';
import { getReadableComic } from '../../policies/comic.ts';
import type { Book } from './book.ts';
import { cbz } from './cbz.ts';
import { epub } from './epub.ts';
import { downloadHeader } from './file-name.ts';
import { importQuiz } from './import-quiz.ts';
import { pageZip } from './page-zip.ts';
import { quizCsv } from './quiz-csv.ts';
import { quizGift } from './quiz-gift.ts';
import { quizMoodle } from './quiz-moodle.ts';
import { quizQti } from './quiz-qti.ts';
import { type QuizSheet, readQuizSheet } from './quiz-sheet.ts';
import { readBook } from './read-book.ts';

type FileKind<Source> = {
  type: string;
  ending: string;
  write(source: Source, changedAt: Date): Readable | string;
};

const readingFiles: Record<ReadingFormat, FileKind<Book>> = {
  png: { type: 'application/zip', ending: 'pages.zip', write: pageZip },
  cbz: { type: 'application/vnd.comicbook+zip', ending: '.cbz', write: cbz },
  epub: { type: 'application/epub+zip', ending: '.epub', write: epub },
};

const quizFiles: Record<QuizFormat, FileKind<QuizSheet>> = {
  moodle: { type: 'application/xml', ending: 'quiz, Moodle.xml', write: quizMoodle },
  qti: { type: 'application/zip', ending: 'quiz, QTI.zip', write: quizQti },
  gift: { type: 'text/plain; charset=utf-8', ending: 'quiz, GIFT.txt', write: quizGift },
  csv: { type: 'text/csv; charset=utf-8', ending: 'quiz.csv', write: quizCsv },
};

/** Files that a creator, or an admin, takes away of a comic, and the quiz that comes back from one. */
export function registerTakeAwayRoutes(app: FastifyInstance, deps: Deps): void {
  const { attempts, database, store, bus } = deps;
  const { db } = database;
  const countFile = (userId: string) => refuseTooMany(attempts, `files:${userId}`, limits.filesPerMinute);

  registerForUsers(app, contract.getReadingFile, async ({ params, caller, reply }) => {
    const comic = await getReadableComic(db, caller, params.id);
    await countFile(caller.userId);
    const book = await readBook(db, store, comic);
    const { write, ...kind } = readingFiles[params.format];
    nameFile(reply, kind, book.title);
    return write(book, book.changedAt);
  });

  registerForUsers(app, contract.getQuizFile, async ({ params, query, caller, reply }) => {
    const comic = await getReadableComic(db, caller, params.id);
    await countFile(caller.userId);
    const sheet = await readQuizSheet(db, comic, query.quiz, params.format);
    const { write, ...kind } = quizFiles[params.format];
    nameFile(reply, kind, sheet.title);
    return write(sheet, comic.updatedAt);
  });

  registerForUsers(app, contract.importQuiz, async ({ params, body, caller }) => {
    const imported = await importQuiz(db, caller, params.id, body);
    // It may wait for review from now on.
    if (imported.stored) await bus.publish({ topic: 'submissions-changed' });
    return ok(imported.stored ? 'Questions stored' : 'Questions read', imported);
  });
}

function nameFile(
  reply: FastifyReply,
  { type, ending }: Omit<FileKind<never>, 'write'>,
  title: string,
): void {
  reply.headers({
    'content-type': type,
    'content-disposition': downloadHeader(title, ending),
    // It is another one as soon as the comic changes.
    'cache-control': 'private, no-store',
  });
}

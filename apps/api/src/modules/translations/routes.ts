import {
  applyTranslation,
  getTranslation,
  makeTranslation,
  saveTranslation,
} from '@panelwise/contracts/http/translations';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';
import { getOwnComic } from '../../policies/comic.ts';
import { putIntoComic } from './apply-translation.ts';
import { translateTo } from './make-translation.ts';
import { readSheet } from './read-sheet.ts';
import { saveLines } from './save-lines.ts';

export function registerTranslationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerForUsers(app, makeTranslation, async ({ params, body, caller }) => {
    const source = await getOwnComic(db, caller, params.id);
    return ok('Made.', { comicId: await translateTo(deps, source, body.language) });
  });

  registerForUsers(app, getTranslation, async ({ params, caller }) =>
    ok('Translation', await readSheet(db, await getOwnComic(db, caller, params.id))),
  );

  registerForUsers(app, saveTranslation, async ({ params, body, caller }) => {
    await saveLines(db, await getOwnComic(db, caller, params.id), body.lines);
    return ok('Saved.');
  });

  registerForUsers(app, applyTranslation, async ({ params, caller }) => {
    await putIntoComic(db, caller, params.id);
    return ok('The comic says these words now.');
  });
}

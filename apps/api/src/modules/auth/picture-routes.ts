import { faceOf } from '@panelwise/contracts/domain/picture-login';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/picture-login';
import { findPlace } from '@panelwise/db/repositories/login-codes';
import {
  clearPictureTries,
  isPictureLocked,
  listPictureLogins,
  takePictureTry,
} from '@panelwise/db/repositories/picture-logins';
import { findUser, type UserRow } from '@panelwise/db/repositories/users';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerOpen } from '../../http/register-endpoint.ts';
import { spend } from '../../limits/spend.ts';
import { askerOf } from './asker.ts';
import { classCodeBudgets, mustHaveCodesLeft, noteWrongCode, pictureBudgets } from './class-code-budgets.ts';
import { arePictures, readPictures } from './login-pictures.ts';
import { refuseForeignOrigin } from './own-origin.ts';
import { sessionOpener } from './session-opener.ts';

/** How children without an e-mail log in: a code, a face, four pictures. */
export function registerPictureRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  const { openPictureSession } = sessionOpener(app, deps);

  registerOpen(app, contract.openClassCode, async ({ body: { code }, request, reply }) => {
    const asker = askerOf(request, deps.keys, '');
    const call = { path: contract.openClassCode.path, email: code };
    await spend(deps, request, call, classCodeBudgets(asker));
    await mustHaveCodesLeft(deps.attempts, asker);
    const found = await findPlace(db, code);
    if (!found) {
      await noteWrongCode(deps.attempts, asker);
      throw new DomainError('class-code-wrong');
    }
    const logins = await listPictureLogins(db, found.place);
    reply.header('cache-control', 'no-store');
    return ok('Who are you?', {
      name: found.name,
      kind: 'classId' in found.place ? 'class' : 'family',
      pupils: logins.map(({ userId, nickname }) => ({
        _id: userId,
        name: nickname,
        face: faceOf(userId),
      })),
    });
  });

  registerOpen(app, contract.logInByPictures, async ({ body, request, reply }) => {
    refuseForeignOrigin(request, deps.env.PUBLIC_URL);
    const user = await logIn(request, body);
    return openPictureSession(request, reply, user, `Hello ${user.firstname}!`);
  });

  /** An unknown code and an unknown child are answered as wrong pictures are. */
  async function logIn(
    request: FastifyRequest,
    { code, pupil, pictures }: { code: string; pupil: string; pictures: string[] },
  ): Promise<UserRow> {
    const asker = askerOf(request, deps.keys, '');
    const call = { path: contract.logInByPictures.path, email: pupil };
    await spend(deps, request, call, pictureBudgets(asker));
    await mustHaveCodesLeft(deps.attempts, asker);
    const found = await findPlace(db, code);
    if (!found) {
      await noteWrongCode(deps.attempts, asker);
      throw new DomainError('pictures-wrong');
    }
    const login = await takePictureTry(db, found.place, pupil);
    if (!login && (await isPictureLocked(db, found.place, pupil)))
      throw new DomainError('pictures-locked', {
        ...('parentId' in found.place && { message: 'Ask your grown-up. They can let you in.' }),
      });
    const right = login ? readPictures(deps.keys.pictures, login.pictures, pupil) : [];
    const user = arePictures(right, pictures) ? await findUser(db, pupil) : undefined;
    if (!user) throw new DomainError('pictures-wrong');
    await clearPictureTries(db, pupil);
    return user;
  }
}

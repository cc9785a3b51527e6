import type { Aid } from '@panelwise/contracts/domain/evidence';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/class-packs';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';
import { languageOfCaller } from '../../http/wished-language.ts';
import { refuseTooMany } from '../../limits/refuse-too-many.ts';
import { getTaughtClass } from '../../policies/classes.ts';
import { shownTo } from '../../presenters/fewer-options.ts';
import { downloadHeader } from '../take-away/file-name.ts';
import { zipFile } from '../take-away/zip-file.ts';
import { checkFiles } from './check-files.ts';
import { readPackContent } from './pack-content.ts';
import { packFiles } from './pack-files.ts';
import { readPack } from './signed-pack.ts';
import { takeResult } from './take-result.ts';

/** What a class takes to where there is no internet, and what its pupils hand in there. */
export function registerClassPackRoutes(app: FastifyInstance, deps: Deps): void {
  const { attempts, database, keys, store } = deps;
  const { db } = database;
  const show = (aids: readonly Aid[]) => shownTo(keys, aids);

  registerForUsers(app, contract.getClassPack, async ({ params, caller, request, reply }) => {
    const room = await getTaughtClass(db, caller, params.id);
    await refuseTooMany(attempts, `files:${caller.userId}`, limits.filesPerMinute);
    const language = await languageOfCaller(db, { caller, request });
    const { content, pictures } = await readPackContent(db, { keys: keys.packs, show }, room, language);
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': downloadHeader(room.name, 'offline.zip'),
    });
    return zipFile(packFiles(store, keys.packs, room.id, content, pictures), new Date());
  });

  registerForUsers(app, contract.takePackResult, async ({ params, caller, body }) => {
    const room = await getTaughtClass(db, caller, params.id);
    if (room.archivedAt) throw new DomainError('class-archived');
    await refuseTooMany(attempts, `pack-results:${caller.userId}`, limits.packResultsPerMinute);
    return ok('Brought in.', await takeResult(db, { keys, show }, { room, teacherId: caller.userId }, body));
  });

  registerForUsers(app, contract.checkClassPack, async ({ params, caller, body }) => {
    const room = await getTaughtClass(db, caller, params.id);
    const { claims } = readPack(keys.packs, body);
    if (claims.classId !== room.id) throw new DomainError('pack-of-another-class');
    return ok('Compared.', checkFiles(claims, body.files));
  });
}

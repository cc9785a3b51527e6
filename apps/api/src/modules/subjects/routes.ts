import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/subjects';
import { recordAudit } from '@panelwise/db/repositories/audit';
import {
  deleteSubject,
  findSubject,
  insertSubject,
  updateSubject,
} from '@panelwise/db/repositories/catalogue';
import { contentHash, smallOf, subjectImageKey } from '@panelwise/storage/keys';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { readForm } from '../../http/read-form.ts';
import { type Caller, registerForUsers } from '../../http/register-endpoint.ts';
import { presentSubject } from '../../presenters/catalogue.ts';
import { remakePicture } from './picture.ts';

export function registerSubjectRoutes(
  app: FastifyInstance,
  { database: { db }, store, media: { open: media } }: Deps,
): void {
  const keepPicture = async (subjectId: string, file: Buffer): Promise<string> => {
    const { large, small } = await remakePicture(file);
    const key = subjectImageKey(subjectId, contentHash(large), 'webp');
    await Promise.all([store.put(key, large, 'image/webp'), store.put(smallOf(key), small, 'image/webp')]);
    return key;
  };
  const dropPicture = async (key: string | null | undefined) => {
    if (key) await store.remove([key, smallOf(key)]);
  };
  const entry = (caller: Caller, action: string, subjectId: string) => ({
    actorId: caller.userId,
    action,
    subjectType: 'subject' as const,
    subjectId,
  });

  registerForUsers(app, contract.createSubject, async ({ request, caller }) => {
    const { fields, file } = await readForm(request, contract.newSubjectForm);
    if (!file) throw new DomainError('picture-missing');
    const id = v7();
    const imageKey = await keepPicture(id, file);
    try {
      const subject = await db.transaction(async (tx) => {
        await recordAudit(tx, entry(caller, 'created', id));
        return insertSubject(tx, { id, name: fields.name, imageKey });
      });
      return ok('Subject added.', { subject: presentSubject(subject, media, !caller.isMinor) });
    } catch (error) {
      await dropPicture(imageKey);
      throw error;
    }
  });

  registerForUsers(app, contract.updateSubject, async ({ request, caller }) => {
    const { fields, file } = await readForm(request, contract.subjectChangeForm);
    const before = await findSubject(db, fields.id);
    if (!before) throw new DomainError('subject-gone');
    const imageKey = file && (await keepPicture(fields.id, file));
    const subject = await db.transaction(async (tx) => {
      await recordAudit(tx, entry(caller, 'changed', fields.id));
      return updateSubject(tx, fields.id, {
        ...(fields.name !== undefined && { name: fields.name }),
        ...(fields.ishowads !== undefined && { showAds: fields.ishowads }),
        ...(imageKey && { imageKey }),
      });
    });
    if (imageKey && imageKey !== before.imageKey) await dropPicture(before.imageKey);
    return ok('Saved.', { subject: presentSubject(subject, media, !caller.isMinor) });
  });

  registerForUsers(app, contract.deleteSubject, async ({ body, caller }) => {
    const subject = await db.transaction(async (tx) => {
      await recordAudit(tx, entry(caller, 'deleted', body.id));
      return deleteSubject(tx, body.id);
    });
    await dropPicture(subject.imageKey);
    return ok('Deleted.');
  });
}

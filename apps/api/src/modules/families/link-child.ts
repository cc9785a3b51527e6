import { DomainError } from '@panelwise/contracts/errors/domain-error';
import {
  linkByCode,
  listChildren,
  listParents,
  listStandingConsents,
  unlink,
} from '@panelwise/db/repositories/family-links';
import { insertParentNotice } from '@panelwise/db/repositories/notices';
import { isClassPupilOf } from '@panelwise/db/repositories/relations';
import { findUser } from '@panelwise/db/repositories/users';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/register-endpoint.ts';
import { getLinkedChild, mayUnlinkAlone } from '../../policies/families.ts';
import { parentLinkedMail, unlinkedMail } from './family-mail.ts';
import { hashLinkCode } from './link-code.ts';

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`.trim();

/**
 * Links a child by the code that it shows. The child is told by its bell, the other parent and whoever agreed to the account by
 * mail.
 * @throws DomainError `link-code-wrong`, `too-many-parents`, `too-many-children`
 */
export async function link(deps: Deps, caller: Caller, code: string) {
  const { db } = deps.database;
  const parent = await findUser(db, caller.userId);
  if (!parent) throw new DomainError('unauthorized');
  const { child, isNew } = await db.transaction(async (tx) => {
    const linked = await linkByCode(tx, parent.id, hashLinkCode(deps, code));
    if (linked.isNew)
      await insertParentNotice(tx, {
        userId: linked.child.id,
        kind: 'parent-linked',
        parentName: nameOf(parent),
      });
    return linked;
  });
  if (isNew) {
    await deps.bus.publish({ topic: 'notices-changed', userId: child.id });
    const [parents, agreed] = await Promise.all([
      listParents(db, child.id),
      listStandingConsents(db, child.id),
    ]);
    // Who agreed has been written to in the language of the child; who has an account says which one is theirs.
    const told = new Map([
      ...agreed.map(({ adultEmail }) => [adultEmail, child.language] as const),
      ...parents.map(({ email, language }) => [email, language] as const),
    ]);
    told.delete(parent.email);
    told.delete('');
    const news = { childId: child.id, firstname: child.firstname, parentName: nameOf(parent) };
    for (const [email, language] of told)
      deps.background(
        deps.mailer.send(parentLinkedMail({ email, language }, news)),
        'telling of a linked parent failed',
      );
  }
  const [row] = await listChildren(db, parent.id, child.id);
  return row!;
}

/** A parent ends their own link. @throws DomainError `child-not-found` */
export async function unlinkChild(deps: Deps, caller: Caller, childId: string): Promise<void> {
  await getLinkedChild(deps.database.db, caller, childId);
  const parent = await findUser(deps.database.db, caller.userId);
  await end(deps, parent!, childId);
}

/**
 * The child ends a link, if it is old enough to decide that alone, or the teacher of the class that the child logs in to.
 * @param pupilId whom the teacher speaks for; undefined where the child speaks for itself
 * @throws DomainError `child-not-found`, `unlink-by-parent`
 */
export async function unlinkParent(
  deps: Deps,
  caller: Caller,
  parentId: string,
  pupilId: string | undefined,
): Promise<void> {
  const { db } = deps.database;
  const childId = pupilId ?? caller.userId;
  if (pupilId !== undefined && !(await isClassPupilOf(db, caller.userId, pupilId)))
    throw new DomainError('child-not-found');
  const [child, parents] = await Promise.all([findUser(db, childId), listParents(db, childId)]);
  const parent = parents.find(({ id }) => id === parentId);
  if (!child || !parent) throw new DomainError('child-not-found');
  if (pupilId === undefined && !mayUnlinkAlone(child)) throw new DomainError('unlink-by-parent');
  await end(deps, parent, childId);
  const mail = unlinkedMail(parent, { childId, firstname: child.firstname });
  if (parent.email) deps.background(deps.mailer.send(mail), 'telling of an ended link failed');
}

async function end(
  deps: Deps,
  parent: { id: string; firstname: string; lastname: string },
  childId: string,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    if (await unlink(tx, parent.id, childId))
      await insertParentNotice(tx, { userId: childId, kind: 'parent-left', parentName: nameOf(parent) });
  });
  // What it may read has changed too, where nobody decides about it any more.
  await deps.bus.publish({ topic: 'account-changed', userId: childId });
  await deps.bus.publish({ topic: 'notices-changed', userId: childId });
}

import { avatarOf } from '@panelwise/contracts/domain/avatar';
import * as contract from '@panelwise/contracts/http/avatars';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers, registerOpen } from '../../http/register-endpoint.ts';
import { perAddress } from '../../plugins/rate-limit.ts';
import { buy, readOwnAvatar, wear } from './avatar.ts';

/** A school may look behind one address, and a screen of parts is many pictures. */
const picturesPerMinute = 6_000;

/** Characters that stand for people: their pictures, and what each wears. */
export function registerAvatarRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;

  registerOpen(
    app,
    contract.getAvatarPicture,
    async ({ params: { view, file }, reply }) => {
      // Loaded when somebody looks at a first one: with it come all places and things of the studio.
      const { avatarSvg } = await import('@panelwise/studio/draw/avatar');
      reply.headers({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        // Opened by itself it is a picture, and runs nothing.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
      return avatarSvg(avatarOf(file)!, view);
    },
    perAddress(picturesPerMinute),
  );

  registerForUsers(app, contract.getOwnAvatar, async ({ caller }) =>
    ok('Your character', await readOwnAvatar(db, caller.userId)),
  );

  registerForUsers(app, contract.wearAvatar, async ({ body: { avatar }, caller }) => {
    const own = await db.transaction((tx) => wear(tx, caller.userId, avatar));
    await deps.bus.publish({ topic: 'account-changed', userId: caller.userId });
    return ok('Saved.', own);
  });

  registerForUsers(app, contract.buyAvatarPart, async ({ body: { part }, caller }) =>
    ok('It is yours.', await db.transaction((tx) => buy(tx, caller.userId, part))),
  );
}

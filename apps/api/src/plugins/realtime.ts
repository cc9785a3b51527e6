import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { battleWork } from '../modules/battles/tidy.ts';
import { liveWork } from '../modules/live/tidy.ts';
import { openGateway } from '../realtime/gateway.ts';

/** Opens the realtime gateway on the app's own server, for as long as the app is open. */
export function addRealtime(app: FastifyInstance, deps: Deps): void {
  const [live, battles] = [liveWork(deps), battleWork(deps)];
  const gateway = openGateway(app, deps, {
    ...live,
    tidy: async () => void (await Promise.all([live.tidy(), battles.tidy()])),
  });
  app.addHook('preClose', () => gateway.close());
}

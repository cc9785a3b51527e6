import { randomUUID } from 'node:crypto';
import { limits } from '@panelwise/contracts/domain/limits';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { createLibraryCache } from './cache/library-cache.ts';
import type { Adapters, Deps } from './deps.ts';
import { acceptOnlyJson } from './http/json-body.ts';
import { takeForms } from './http/read-form.ts';
import { trustProxy } from './http/trusted-proxies.ts';
import { type LogLines, logAnswers, loggerOptions } from './logging.ts';
import { mediaOrigin } from './media/media-origin.ts';
import { registerAccountRoutes } from './modules/account/routes.ts';
import { registerAdminRoutes } from './modules/admin/routes.ts';
import { registerAssignmentRoutes } from './modules/assignments/routes.ts';
import { resealAllPictures } from './modules/auth/login-pictures.ts';
import { registerPasskeyRoutes } from './modules/auth/passkey-routes.ts';
import { dummyHash } from './modules/auth/password.ts';
import { registerPictureRoutes } from './modules/auth/picture-routes.ts';
import { registerAuthRoutes } from './modules/auth/routes.ts';
import { resealAll } from './modules/auth/second-factor.ts';
import { registerSecondFactorRoutes } from './modules/auth/second-factor-routes.ts';
import { registerBattleRoutes } from './modules/battles/routes.ts';
import { registerCatalogueRoutes } from './modules/catalogue/routes.ts';
import { registerClassLinkRoutes } from './modules/class-links/routes.ts';
import { registerClassPackRoutes } from './modules/class-packs/routes.ts';
import { registerClassRoutes } from './modules/classes/routes.ts';
import { registerCastRoutes } from './modules/comics/cast-routes.ts';
import { registerComicRoutes } from './modules/comics/routes.ts';
import { registerConsentRoutes } from './modules/consent/routes.ts';
import { registerContactRoutes } from './modules/contact/routes.ts';
import { registerCurriculumRoutes } from './modules/curricula/routes.ts';
import { registerDevMailRoutes } from './modules/dev-mail/routes.ts';
import { registerFamilyRoutes } from './modules/families/routes.ts';
import { registerGenerationRoutes } from './modules/generation/routes.ts';
import { registerHealthRoutes } from './modules/health/routes.ts';
import { registerLearnRoutes } from './modules/learn/routes.ts';
import { registerLibraryRoutes } from './modules/library/routes.ts';
import { registerLiveRoutes } from './modules/live/routes.ts';
import { registerMediaRoutes } from './modules/media/routes.ts';
import { registerNoticeRoutes } from './modules/notices/routes.ts';
import { registerReportRoutes } from './modules/reports/routes.ts';
import { registerRunRoutes } from './modules/runs/routes.ts';
import { registerShareRoutes } from './modules/shares/routes.ts';
import { registerShortRoutes } from './modules/shorts/routes.ts';
import { registerSubjectRoutes } from './modules/subjects/routes.ts';
import { registerTakeAwayRoutes } from './modules/take-away/routes.ts';
import { registerTranslationRoutes } from './modules/translations/routes.ts';
import { addAuth } from './plugins/auth.ts';
import { addCompression } from './plugins/compression.ts';
import { handleErrors, toBody, toRefusal } from './plugins/errors.ts';
import { separateMedia } from './plugins/media-origin.ts';
import { addOpenApi } from './plugins/openapi.ts';
import { addRateLimits } from './plugins/rate-limit.ts';
import { addRealtime } from './plugins/realtime.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { openSessionChecks } from './plugins/session-checks.ts';
import { addStaticWeb, scriptHashesOf } from './plugins/static-web.ts';
import { useZod } from './plugins/zod.ts';

export type AppOptions = {
  /** The built web app, when it is to be served. */
  webDir?: string | undefined;
  /** Where log lines go instead of to the standard output. */
  logTo?: LogLines | undefined;
};

/** The whole API around its adapters. It does not listen: `server.ts` does, and tests inject. */
export async function buildApp(adapters: Adapters, options: AppOptions = {}): Promise<FastifyInstance> {
  const { env } = adapters;
  const app = Fastify({
    logger: loggerOptions(env.LOG_LEVEL, options.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy(env.TRUST_PROXY),
    bodyLimit: limits.bodyBytesMax,
    // Slow senders are cut off; a generating call that waits for its result is a slow answer, not a slow request.
    requestTimeout: 12_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 1_000 },
    forceCloseConnections: 'idle',
    // Behind a proxy another api takes what comes now; who was let in before is answered.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const refusal = toRefusal(error);
      reply.code(refusal.status).send(toBody(refusal, request.id));
    },
  });
  useZod(app);
  acceptOnlyJson(app);
  handleErrors(app);
  logAnswers(app);
  const sessions = openSessionChecks(adapters.database.db, adapters.bus);
  app.addHook('onClose', async () => sessions.close());
  const deps = withBackground(app, { ...adapters, bus: sessions.bus });
  await addSecurityHeaders(app, {
    production: env.NODE_ENV === 'production',
    scriptHashes: scriptHashesOf(options.webDir),
    mediaOrigin: mediaOrigin(env)?.origin,
  });
  separateMedia(app, env);
  await addRateLimits(app, deps.redis, env.READS_PER_MINUTE);
  await addCompression(app);
  await addAuth(app, { key: deps.keys.access, sessions, secondFactor: env.ADMIN_SECOND_FACTOR });
  if ((env.API_DOCS ?? (env.NODE_ENV === 'production' ? 'off' : 'on')) === 'on') await addOpenApi(app);

  registerHealthRoutes(app, deps);
  registerAuthRoutes(app, deps);
  registerSecondFactorRoutes(app, deps);
  registerPasskeyRoutes(app, deps);
  registerPictureRoutes(app, deps);
  registerAccountRoutes(app, deps);
  registerCatalogueRoutes(app, deps);
  // In a scope of their own: every other call refuses a form.
  await app.register(async (scope) => {
    await takeForms(scope);
    registerSubjectRoutes(scope, deps);
    registerTakeAwayRoutes(scope, deps);
  });
  registerConsentRoutes(app, deps);
  registerContactRoutes(app, deps);
  registerFamilyRoutes(app, deps);
  registerComicRoutes(app, deps);
  registerTranslationRoutes(app, deps);
  registerCastRoutes(app, deps);
  registerLibraryRoutes(app, deps);
  registerLearnRoutes(app, deps);
  registerBattleRoutes(app, deps);
  registerShortRoutes(app, deps);
  registerAssignmentRoutes(app, deps);
  registerClassLinkRoutes(app, deps);
  registerClassPackRoutes(app, deps);
  registerClassRoutes(app, deps);
  registerCurriculumRoutes(app, deps);
  registerLiveRoutes(app, deps);
  registerReportRoutes(app, deps);
  registerGenerationRoutes(app, deps);
  registerNoticeRoutes(app, deps);
  registerRunRoutes(app, deps);
  registerMediaRoutes(app, deps, sessions);
  registerAdminRoutes(app, deps);
  registerShareRoutes(app, deps);
  registerDevMailRoutes(app, deps);
  addRealtime(app, deps);
  await addStaticWeb(app, createLibraryCache(app, deps.bus, 'rendered', 200), options.webDir);
  await dummyHash();
  if (env.JWT_SECRET_BEFORE) await Promise.all([resealAll(deps), resealAllPictures(deps)]);
  return app;
}

/** Adds the place for work that outlives its answer: closing waits for it, so that no mail is lost. */
function withBackground(app: FastifyInstance, adapters: Adapters): Deps {
  const going = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => {
    await Promise.all(going);
  });
  return {
    ...adapters,
    background: (work, message) => {
      const guarded = work
        .catch((error: unknown) => app.log.error({ err: error }, message))
        .finally(() => going.delete(guarded));
      going.add(guarded);
    },
  };
}

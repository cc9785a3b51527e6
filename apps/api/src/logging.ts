import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { ApiEnv } from './env.ts';

/** Takes log lines, each as JSON. */
export type LogLines = { write(line: string): void };

const secret = ['password', 'otp', 'token', 'email', 'authorization', 'cookie', 'passwordHash', 'codeHash'];

/** Log lines without secrets: named fields are blanked at any of the first levels, addresses their query. */
export function loggerOptions(level: ApiEnv['LOG_LEVEL'], stream?: LogLines): FastifyServerOptions['logger'] {
  return {
    level,
    base: { app: 'api', pid: process.pid },
    ...(stream && { stream }),
    redact: { paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
    serializers: {
      err: describeError,
    },
  };
}

type Described = { type: string; message: string; stack: string; code?: string; cause?: Described };

/** An error for the log. Database errors carry the values of the query in their text: those are cut off. */
export function describeError(error: Error): Described {
  const { code, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  const message = error.message.split('\nparams:')[0] ?? '';
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    type: error.name,
    message,
    stack: frames.join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

/** One line per answer. Health checks and files are left out: they come every few seconds and say nothing. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const { method, url, ip } = request;
    const route = request.routeOptions.url ?? '';
    const line = {
      method,
      // Who knows the token of a link may use it.
      path: route.includes(':token') ? route : url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info({ ...line, address: ip }, 'answered');
  });
}

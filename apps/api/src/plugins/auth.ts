import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Auth, Endpoint } from '@panelwise/contracts/http/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../http/register-endpoint.ts';
import type { SessionChecks } from './session-checks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A hook that lets only the callers through whom the contract allows. */
    authenticate(
      auth: Exclude<Auth, 'none'>,
      may?: Pick<Endpoint, 'whileClosing' | 'withoutSecondFactor'>,
    ): (request: FastifyRequest) => Promise<void>;
    /** Who an access token belongs to now. @throws DomainError `unauthorized`. */
    identify(token: string): Promise<Caller>;
  }
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });

const issuer = 'panelwise';
const audience = 'panelwise-api';
export const accessTtl = '15m';

/** Reads access tokens. A good signature is not enough: the session behind it has to be good as well. */
export async function addAuth(
  app: FastifyInstance,
  options: { key: Buffer; sessions: SessionChecks; secondFactor: 'required' | 'offered' },
): Promise<void> {
  await app.register(cookie);
  await app.register(jwt, {
    secret: options.key,
    sign: { algorithm: 'HS256', expiresIn: accessTtl, iss: issuer, aud: audience },
    verify: {
      algorithms: ['HS256'],
      allowedIss: issuer,
      allowedAud: audience,
      requiredClaims: ['exp', 'sub', 'sid', 'iss', 'aud'],
    },
  });
  app.decorateRequest('caller', undefined);
  app.decorate('identify', async (token: string): Promise<Caller> => {
    const claims = verify(app, token);
    const user = await options.sessions.find(claims.sid);
    if (user?.userId !== claims.sub) throw new DomainError('unauthorized');
    return { ...user, sessionId: claims.sid };
  });
  app.decorate(
    'authenticate',
    (auth: Exclude<Auth, 'none'>, may: Pick<Endpoint, 'whileClosing' | 'withoutSecondFactor'> = {}) =>
      async (request: FastifyRequest) => {
        const token = findBearer(request);
        if (!token) throw new DomainError('unauthorized');
        const caller = await app.identify(token);
        if (auth === 'admin' && caller.userType !== 'admin') throw new DomainError('forbidden');
        if (needsSecondFactor(options, caller) && !may.withoutSecondFactor)
          throw new DomainError('second-factor-missing');
        if (caller.isClosing && !may.whileClosing) throw new DomainError('account-closing');
        request.caller = caller;
      },
  );
}

/** An admin who may do nothing yet but set a second factor up. */
function needsSecondFactor(
  { secondFactor }: { secondFactor: 'required' | 'offered' },
  { userType, hasSecondFactor }: Caller,
): boolean {
  return secondFactor === 'required' && userType === 'admin' && !hasSecondFactor;
}

/** The token of an `Authorization: Bearer` header. */
export function findBearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Who makes a call that everybody may make; undefined for a visitor. A token that is no longer good is refused and not taken
 * for a visitor's: its holder gets a new one, and a child that is shown less than everybody goes on being shown less.
 * @throws DomainError `unauthorized`
 */
export async function findReader(app: FastifyInstance, request: FastifyRequest): Promise<Caller | undefined> {
  const token = findBearer(request);
  return token === undefined ? undefined : app.identify(token);
}

/** A fresh access token for a session. */
export function signAccessToken(app: FastifyInstance, session: { id: string; userId: string }): string {
  return app.jwt.sign({ sid: session.id }, { sub: session.userId });
}

function verify(app: FastifyInstance, token: string): z.output<typeof claimsSchema> {
  try {
    return claimsSchema.parse(app.jwt.verify(token));
  } catch (cause) {
    throw new DomainError('unauthorized', { cause });
  }
}

import { z } from 'zod';
import { factorsSchema } from '../domain/passkey.ts';
import { challengeSchema } from './challenge.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Auth = 'none' | 'user' | 'admin';

/** One HTTP call, declared once: Fastify registers it, the web client calls it, OpenAPI publishes it. Paths start below /api. */
export type Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = {
  method: Method;
  path: string;
  auth: Auth;
  /** May be made by an account that is about to be deleted. */
  whileClosing?: true;
  /** May be made by an admin who still has to set a second factor up. */
  withoutSecondFactor?: true;
  summary: string;
  tag: string;
  params: P;
  query: Q;
  body: B;
  response: R;
};

const none = z.undefined().or(z.null()).or(z.object({})).optional();
type None = typeof none;

/** Declares a call; what it does not take (params, query, body) is left out. */
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = None,
  Q extends z.ZodType = None,
  B extends z.ZodType = None,
>(declaration: {
  method: Method;
  path: string;
  auth: Auth;
  whileClosing?: true;
  withoutSecondFactor?: true;
  summary: string;
  tag: string;
  response: R;
  params?: P;
  query?: Q;
  body?: B;
}): Endpoint<P, Q, B, R> {
  const fallback = none as unknown;
  return { params: fallback as P, query: fallback as Q, body: fallback as B, ...declaration };
}

/** The envelope of every good answer with the fields that the call adds. */
export function envelope<S extends z.core.$ZodShape>(fields: S) {
  return z.object({ error: z.literal(false), message: z.string(), ...fields });
}

/** The envelope of every refusal. */
export const refusalSchema = z.object({
  error: z.literal(true),
  code: z.string(),
  message: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
  /** With `challenge-needed`: what to solve before the same call is made again. */
  challenge: challengeSchema.optional(),
  /** With `second-factor-needed`: what there is to show. */
  factors: factorsSchema.optional(),
});
export type Refusal = z.infer<typeof refusalSchema>;

/** The answer of a call that gives a file: its bytes, with type and name in the headers. */
export const fileAnswer = z.any();

export const idParams = z.object({ id: z.uuid() });

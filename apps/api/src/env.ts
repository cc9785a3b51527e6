import { budgetEnv } from '@panelwise/contracts/domain/budget';
import { storeEnv } from '@panelwise/storage/store-config';
import { z } from 'zod';
import { trustedProxies } from './http/trusted-proxies.ts';

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url().optional(),
  /** The address on which pictures and PDFs are served, and nothing else. */
  MEDIA_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  ...storeEnv,
  ...budgetEnv,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Panelwise <no-reply@panelwise.local>'),
  JWT_SECRET: z
    .string()
    .min(32, 'needs 32 characters or more')
    .refine(isHardToGuess, 'can be guessed: make one with `openssl rand -hex 32`')
    .optional(),
  /** The secret before this one: what it signed stays good for as long as it lives. */
  JWT_SECRET_BEFORE: z.string().min(32, 'needs 32 characters or more').optional(),
  METRICS_TOKEN: z.string().optional(),
  /** The page that tells how the API is called; outside of production unless told. */
  API_DOCS: z.enum(['on', 'off']).optional(),
  TRUST_PROXY: trustedProxies,
  /** Calls of each open list or comic that one address may make in a minute: a class opens the library at once. */
  READS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Generating calls one account may start in a minute. */
  RUNS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  /** Whether admins have to set an authenticator app or a passkey up. */
  ADMIN_SECOND_FACTOR: z.enum(['required', 'offered']).optional(),
  /** Guesses that a browser has to make for a challenge, each of 200 hashes: 3,000 take about a second. */
  CHALLENGE_EFFORT: z.coerce.number().int().min(2).max(1_000_000).default(3_000),
  /** Live connections from one address at once: a school is behind one. */
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(500),
  /** How many admins have to accept a comic for the grades 1 to 5. */
  REVIEWERS_FOR_YOUNG: z.coerce.number().int().min(1).max(2).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

type Given = z.output<typeof envSchema>;
export type ApiEnv = Given & { ADMIN_SECOND_FACTOR: 'required' | 'offered' };

/** Reads the environment of the API; an empty value counts as not set. @throws Error that names every key that is missing or wrong. */
export function parseEnv(given: Record<string, string | undefined>): ApiEnv {
  // Compose files write `KEY=` for what is not set.
  const source = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(source);
  const lines = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...findMissing(source),
  ];
  if (parsed.success && lines.length === 0) {
    const isProduction = parsed.data.NODE_ENV === 'production';
    const ADMIN_SECOND_FACTOR =
      parsed.data.ADMIN_SECOND_FACTOR ?? (isProduction ? ('required' as const) : ('offered' as const));
    return { ...parsed.data, ADMIN_SECOND_FACTOR };
  }
  throw new Error(`The environment is not right:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** Keys that are needed because of others. Looked at even where others are wrong, so that all come at once. */
function findMissing(source: Record<string, string | undefined>): string[] {
  const missing: string[] = [];
  if (source.NODE_ENV === 'production' && !source.JWT_SECRET)
    missing.push('JWT_SECRET: is needed in production');
  if (source.NODE_ENV === 'production' && !source.SMTP_URL)
    missing.push('SMTP_URL: is needed in production, or nobody could sign up or set a new password');
  if (source.S3_ENDPOINT && !(source.S3_ACCESS_KEY && source.S3_SECRET_KEY))
    missing.push('S3_ACCESS_KEY and S3_SECRET_KEY: are needed with S3_ENDPOINT');
  if (source.MEDIA_URL && !source.PUBLIC_URL) missing.push('PUBLIC_URL: is needed with MEDIA_URL');
  if (source.MEDIA_URL && hostOf(source.MEDIA_URL) === hostOf(source.PUBLIC_URL))
    missing.push('MEDIA_URL: has to be on another host than PUBLIC_URL');
  return missing;
}

function hostOf(url: string | undefined): string | undefined {
  return url && URL.canParse(url) ? new URL(url).host : undefined;
}

const oftenUsed = /change.?(me|this)|secret|passw|example|12345|qwerty/i;
const fewestCharacters = 12;

/** False for what a guesser tries first: few different characters, a word said again and again, a sample never changed. */
function isHardToGuess(secret: string): boolean {
  const isRepeated = /^(.{1,20}?)\1+.{0,20}$/.test(secret);
  return new Set(secret).size >= fewestCharacters && !isRepeated && !oftenUsed.test(secret);
}

import { z } from 'zod';

/** An empty value counts as not set, as compose files write `KEY=`. */
const optional = (schema: z.ZodType<string>) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const text = optional(z.string());

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: optional(z.url()),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
  S3_ENDPOINT: optional(z.url()),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().default('panelwise'),
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().default('Panelwise <no-reply@panelwise.local>'),
  JWT_SECRET: optional(z.string().min(32, 'needs 32 characters or more')),
  METRICS_TOKEN: text,
  /** Addresses or networks of the proxies in front, with commas; nobody else's X-Forwarded-For is believed. */
  TRUST_PROXY: text,
  /** Generating calls one account may start in a minute. */
  RUNS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type ApiEnv = z.output<typeof envSchema>;

/** Reads the environment of the API. @throws Error that names every key that is missing or wrong. */
export function parseEnv(source: Record<string, string | undefined>): ApiEnv {
  const parsed = envSchema.safeParse(source);
  const lines = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...findMissing(source),
  ];
  if (parsed.success && lines.length === 0) return parsed.data;
  throw new Error(`The environment is not right:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** Keys that are needed because of others. Looked at even where others are wrong, so that all come at once. */
function findMissing(source: Record<string, string | undefined>): string[] {
  const missing: string[] = [];
  if (source.NODE_ENV === 'production' && !source.JWT_SECRET)
    missing.push('JWT_SECRET: is needed in production');
  if (source.S3_ENDPOINT && !(source.S3_ACCESS_KEY && source.S3_SECRET_KEY))
    missing.push('S3_ACCESS_KEY and S3_SECRET_KEY: are needed with S3_ENDPOINT');
  return missing;
}

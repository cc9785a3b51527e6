import { budgetEnv } from '@panelwise/contracts/domain/budget';
import { type Lane, lanes } from '@panelwise/contracts/steps/define-step';
import { storeEnv } from '@panelwise/storage/store-config';
import { z } from 'zod';

const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);
const optionalUrl = optional.pipe(z.url().optional());
const optionalNumber = optional.transform((value) => (value === undefined ? undefined : Number(value)));

/** What a worker process reads from its environment. An empty value counts as not set. */
export const workerEnvSchema = z.object({
  NODE_ENV: z.string().default('development'),
  DATA_DIR: z.string().min(1),
  DATABASE_URL: z.string().min(1),
  REDIS_URL: optionalUrl,
  ...storeEnv,
  ...budgetEnv,
  WRITER: optional.pipe(z.enum(['builtin', 'openai']).optional()),
  ARTIST: optional.pipe(z.enum(['builtin', 'replicate', 'openai']).optional()),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optionalUrl,
  OPENAI_API: optional.pipe(z.enum(['responses', 'chat']).optional()),
  OPENAI_TEXT_MODEL: z.string().default('gpt-5-mini'),
  OPENAI_IMAGE_MODEL: z.string().default('gpt-image-2.5-flare'),
  REPLICATE_API_TOKEN: optional,
  REPLICATE_BASE_URL: optionalUrl,
  REPLICATE_IMAGE_MODEL: z.string().default('black-forest-labs/flux-schnell'),
  PROVIDER_OUTPUT_HOSTS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    ),
  WORKER_LANES: z
    .string()
    .default(lanes.join(','))
    .transform((value) =>
      value
        .split(',')
        .map((lane) => lane.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(lanes)).min(1)),
  WORKER_CONCURRENCY: optionalNumber.pipe(z.int().min(1).max(500).optional()),
  WORKER_LEASE_MS: z.coerce.number().int().min(500).default(8_000),

  /** Where metrics are read; without a port nowhere. */
  WORKER_METRICS_PORT: optionalNumber.pipe(z.int().min(1).max(65_535).optional()),
  WORKER_METRICS_HOST: z.string().default('127.0.0.1'),
  PUPPETEER_EXECUTABLE_PATH: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type WorkerEnv = z.infer<typeof workerEnvSchema>;

/**
 * Reads the environment once, at the start.
 * @throws Error that names every bad key.
 */
export function readWorkerEnv(env: NodeJS.ProcessEnv): WorkerEnv {
  const parsed = workerEnvSchema.safeParse(withoutEmpty(env));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These environment variables are wrong:\n${lines.join('\n')}`);
}

/** Compose files write `KEY=` for what is not set. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** How many jobs of a lane one process works on at once. Built-in pictures need a core each; a picture service mostly waits. */
export function laneConcurrency(lane: Lane, env: WorkerEnv, artist: string, cores: number): number {
  if (lane === 'image') return env.WORKER_CONCURRENCY ?? (artist === 'builtin' ? cores : 64);
  if (lane === 'text') return env.WORKER_CONCURRENCY ?? 8;
  return Math.max(2, cores);
}

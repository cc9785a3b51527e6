import path from 'node:path';
import { z } from 'zod';
import type { StoreConfig } from './open-store.ts';

/** What a process reads from its environment to find the object store. An empty value counts as not set. */
export const storeEnv = {
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().default('panelwise'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
};
type StoreEnv = z.output<z.ZodObject<typeof storeEnv>>;

/** Where objects are kept as files, below the data folder. */
export function objectsDir(dataDir: string): string {
  return path.join(dataDir, 'objects');
}

/**
 * Where pictures and PDFs lie: S3 where an endpoint is set, else files below the data folder.
 * @throws Error when an endpoint is set without its keys
 */
export function storeConfig(env: StoreEnv & { DATA_DIR: string }): StoreConfig {
  if (!env.S3_ENDPOINT) return { kind: 'files', dir: objectsDir(env.DATA_DIR) };
  if (!env.S3_ACCESS_KEY || !env.S3_SECRET_KEY)
    throw new Error('S3_ENDPOINT is set, so S3_ACCESS_KEY and S3_SECRET_KEY are needed too.');
  return {
    kind: 's3',
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKey: env.S3_ACCESS_KEY,
    secretKey: env.S3_SECRET_KEY,
  };
}

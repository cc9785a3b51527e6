import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Prediction } from 'replicate';
import { z } from 'zod';
import { ReplyLost } from '../../ledger/reply-lost.ts';
import { callJson } from '../provider/call-json.ts';
import { plainError } from '../provider/errors.ts';
import { timeLimits } from '../provider/time-limits.ts';

/*
 * The calls are made with fetch, not with the `replicate` client: it repeats what failed, up to six times
 * and also after a dropped connection, cannot be told not to, and every repetition may be billed.
 */

export type ReplicateConfig = { apiToken?: string; baseUrl?: string; imageModel: string };

const predictionSchema = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  input: z.record(z.string(), z.unknown()).catch({}),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
  created_at: z.string().catch(''),
  metrics: z.object({ predict_time: z.number().optional() }).nullish().catch(null),
});
/** The part of a prediction that we read. */
export type ReadPrediction = z.infer<typeof predictionSchema>;

const listSchema = z.object({ results: z.array(z.unknown()), next: z.string().nullish() });

export type NewPrediction = Pick<Prediction, 'input'>;
export type ReplicateApi = ReturnType<typeof createReplicateApi>;

/** Replicate's base address without its version: `https://api.replicate.com`, or a server that speaks the same. */
export function replicateBase(config: ReplicateConfig): URL {
  return new URL((config.baseUrl ?? 'https://api.replicate.com').replace(/\/+(v1\/*)?$/, ''));
}

/** Replicate's calls, each made once. @throws DomainError; `create` also throws ReplyLost. */
export function createReplicateApi(config: ReplicateConfig) {
  const base = replicateBase(config).href.replace(/\/$/, '');
  const headers = () => {
    if (!config.apiToken) throw new DomainError('provider-not-configured');
    return { authorization: `Bearer ${config.apiToken}` };
  };
  const read = (url: URL, signal?: AbortSignal) =>
    plainly(
      callJson({ url, method: 'GET', headers: headers(), timeoutMs: timeLimits.replicateRead, signal }),
    );

  return {
    /** Starts a prediction. The reply is held back until the picture is there, or for `replicateHold`. */
    create: async (prediction: NewPrediction, signal: AbortSignal): Promise<ReadPrediction> => {
      const { path, version } = modelPath(config.imageModel);
      const answer = await callJson({
        url: new URL(`${base}/v1/${path}`),
        method: 'POST',
        headers: { ...headers(), prefer: `wait=${timeLimits.replicateHold / 1_000}` },
        body: { ...prediction, version },
        timeoutMs: timeLimits.replicateCreate,
        signal,
      });
      const parsed = predictionSchema.safeParse(answer);
      if (!parsed.success) throw new ReplyLost(new DomainError('provider-garbage', { cause: parsed.error }));
      return parsed.data;
    },
    get: async (id: string, signal: AbortSignal): Promise<ReadPrediction> =>
      parsePrediction(await read(new URL(`${base}/v1/predictions/${id}`), signal)),
    /** Pages of predictions, newest first. */
    list: async function* (): AsyncGenerator<ReadPrediction[]> {
      let url: URL | null = new URL(`${base}/v1/predictions`);
      while (url) {
        const page = listSchema.safeParse(await read(url));
        if (!page.success) throw new DomainError('provider-garbage', { cause: page.error });
        yield page.data.results.flatMap((one) => predictionSchema.safeParse(one).data ?? []);
        const next: URL | null = page.data.next ? URL.parse(page.data.next) : null;
        // The token goes to the configured server and to nobody else.
        url = next?.origin === url.origin ? next : null;
      }
    },
    cancel: async (id: string): Promise<ReadPrediction> => {
      const url = new URL(`${base}/v1/predictions/${id}/cancel`);
      const timeoutMs = timeLimits.replicateCancel;
      return parsePrediction(await plainly(callJson({ url, method: 'POST', headers: headers(), timeoutMs })));
    },
  };
}

/** `owner/name`, or `owner/name:version` for a community model. */
function modelPath(model: string): { path: string; version?: string } {
  const match = /^([\w.-]+)\/([\w.-]+)(?::(\w+))?$/.exec(model);
  if (!match)
    throw new DomainError('provider-rejected', {
      message: `"${model}" is not the name of a Replicate model.`,
    });
  const [, owner, name, version] = match;
  return version ? { path: 'predictions', version } : { path: `models/${owner}/${name}/predictions` };
}

function parsePrediction(answer: unknown): ReadPrediction {
  const parsed = predictionSchema.safeParse(answer);
  if (!parsed.success) throw new DomainError('provider-garbage', { cause: parsed.error });
  return parsed.data;
}

async function plainly<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw plainError(error);
  }
}

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { abortError } from '../../ledger/abort-error.ts';
import type { Goods } from '../../ledger/paid-engine.ts';
import type { PanelPicture } from '../artist.ts';
import { extensionOf, toPanelPicture } from './panel-picture.ts';
import type { Shape } from './panel-shape.ts';

/** Between two fetches of a picture that is paid for, in ms. */
const pausesMs = [100, 300, 1_000, 2_000];

export type Unpacked = { art: PanelPicture; goods: Goods } | { hopeless: DomainError };

/**
 * Fetches a paid picture until it is whole: what a connection has cut short is fetched again, not bought again.
 * @returns `hopeless` when the provider has no usable picture: it is gone, or the same unusable bytes came every time
 * @throws DomainError when the picture may still be got: by a later try, or after a change of the configuration
 */
export async function unpackPicture(
  fetch: () => Promise<Buffer>,
  shape: Shape,
  signal: AbortSignal,
): Promise<Unpacked> {
  const seen = new Set<string>();
  let last = new DomainError('provider-garbage');
  for (const pauseMs of [...pausesMs, undefined]) {
    try {
      const bytes = await fetch();
      seen.add(createHash('sha256').update(bytes).digest('hex'));
      return { art: await toPanelPicture(bytes, shape), goods: { bytes, extension: extensionOf(bytes) } };
    } catch (error) {
      if (signal.aborted) throw abortError(signal);
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'not-found') {
        return { hopeless: new DomainError('provider-failed', { cause: error }) };
      }
      if (!error.retryable) throw error;
      // Trouble on the way counts as another sight of it: what is behind it is not known.
      if (error.code !== 'provider-garbage') seen.add(error.code).add('trouble');
      last = error;
    }
    if (pauseMs !== undefined) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  if (seen.size <= 1) return { hopeless: last };
  throw last;
}

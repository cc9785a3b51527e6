import os from 'node:os';
import type { Budget } from '@panelwise/contracts/domain/budget';
import { mustMayBuyBy } from '../ledger/may-buy.ts';
import type { LedgerDeps } from '../ledger/paid-engine.ts';
import type { Artist } from './artist.ts';
import { fewAtOnce } from './few-at-once.ts';
import { behindFirewall, type Engines, mayLeaveBy } from './firewall.ts';
import { artistOnDemand, writerOnDemand } from './on-demand.ts';
import { conversationCloser } from './openai/conversations.ts';
import { chooseOpenAiApi, type OpenAiConfig } from './openai/openai-client.ts';
import { drawDiagramsWith } from './provider/diagram-panels.ts';
import { createGate } from './provider/gate.ts';
import { graceMs } from './provider/time-limits.ts';
import type { ReplicateConfig } from './replicate/replicate-api.ts';
import type { Writer } from './writer.ts';

export type EngineConfig = {
  /** Overrides what the keys would choose. */
  writer?: 'builtin' | 'openai';
  artist?: 'builtin' | 'replicate' | 'openai';
  openai: OpenAiConfig;
  replicate: ReplicateConfig;
  /** Hosts that a provider's picture may be fetched from, beside its own: `cdn.example.com` or `*.example.com`. */
  outputHosts: string[];
};

export type EngineDeps = Omit<LedgerDeps, 'mayLeave' | 'mustMayBuy'> & {
  budget: Budget;
  /** How long a lost request is looked for before it may be sent again, in ms. */
  graceMs?: { replicate: number; responses: number; chat: number };
};

/**
 * The engines that a configuration asks for, behind the firewall: a key chooses its provider, `writer` and `artist`
 * override. Nothing else makes an engine of a provider, and lint holds the code to that.
 */
export function chooseEngines(config: EngineConfig, deps: EngineDeps): Engines {
  const { db, store, log, metrics } = deps;
  const mustMayBuy = mustMayBuyBy(db, deps.budget);
  const mayLeave = mayLeaveBy(db);
  const names = chooseNames(config);
  const grace = deps.graceMs ?? graceMs;
  const openai = {
    db,
    store,
    log,
    metrics,
    mayLeave,
    mustMayBuy,
    gate: createGate(db, 'openai'),
    graceMs: grace[chooseOpenAiApi(config.openai)],
  };
  const replicate = {
    db,
    store,
    log,
    metrics,
    mayLeave,
    mustMayBuy,
    gate: createGate(db, 'replicate'),
    graceMs: grace.replicate,
  };
  const own = studioArtist();
  const inside = {
    writer: writerOnDemand('builtin', async () =>
      (await import('./builtin/builtin-writer.ts')).createBuiltinWriter(),
    ),
    artist: names.artist === 'builtin' ? own : fewAtOnce(own, os.availableParallelism()),
  };
  const artists: Record<Artist['name'], () => Artist> = {
    builtin: () => inside.artist,
    replicate: () =>
      withDiagrams('replicate', async () =>
        (await import('./replicate/replicate-artist.ts')).createReplicateArtist(config, replicate),
      ),
    openai: () =>
      withDiagrams('openai', async () =>
        (await import('./openai/openai-artist.ts')).createOpenAiArtist(config, openai),
      ),
  };
  const outside = {
    writer:
      names.writer === 'openai'
        ? writerOnDemand('openai', async () =>
            (await import('./openai/openai-writer.ts')).createOpenAiWriter(config.openai, openai),
          )
        : inside.writer,
    artist: artists[names.artist](),
  };
  return behindFirewall({ outside, inside }, mayLeave);
}

/** How places at the provider are closed; undefined when the configuration names none that has places. */
export function choosePlaceCloser({ openai }: EngineConfig): ((place: string) => Promise<void>) | undefined {
  const isThere = openai.apiKey !== undefined || openai.baseUrl !== undefined;
  return isThere ? conversationCloser(openai) : undefined;
}

/** The studio's own artist, who knows no faces on a page that an image model draws the rest of. */
function studioArtist({ externalArt = false } = {}): Artist {
  return artistOnDemand({ name: 'builtin', knowsFaces: !externalArt }, async () =>
    (await import('./builtin/builtin-artist.ts')).createBuiltinArtist({ externalArt }),
  );
}

function withDiagrams(name: Artist['name'], load: () => Promise<Artist>): Artist {
  const model = artistOnDemand({ name, knowsFaces: false }, load);
  return drawDiagramsWith(studioArtist({ externalArt: true }), model);
}

/** Which engines a configuration stands for. */
export function chooseNames(config: EngineConfig): { writer: Writer['name']; artist: Artist['name'] } {
  const { writer, artist, openai, replicate } = config;
  return {
    writer: writer ?? (openai.apiKey ? 'openai' : 'builtin'),
    artist: artist ?? (replicate.apiToken ? 'replicate' : openai.apiKey ? 'openai' : 'builtin'),
  };
}

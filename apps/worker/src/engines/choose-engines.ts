import type { LedgerDeps } from '../ledger/paid-engine.ts';
import type { Artist } from './artist.ts';
import { createBuiltinArtist } from './builtin/builtin-artist.ts';
import { createBuiltinWriter } from './builtin/builtin-writer.ts';
import { createOpenAiArtist } from './openai/openai-artist.ts';
import { chooseOpenAiApi, type OpenAiConfig } from './openai/openai-client.ts';
import { createOpenAiWriter } from './openai/openai-writer.ts';
import { drawDiagramsWith } from './provider/diagram-panels.ts';
import { createGate } from './provider/gate.ts';
import { graceMs } from './provider/time-limits.ts';
import type { ReplicateConfig } from './replicate/replicate-api.ts';
import { createReplicateArtist } from './replicate/replicate-artist.ts';
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

export type EngineDeps = LedgerDeps & {
  /** How long a lost request is looked for before it may be sent again, in ms. */
  graceMs?: { replicate: number; responses: number; chat: number };
};

/** The engines that a configuration asks for: a key chooses its provider, `writer` and `artist` override. */
export function chooseEngines(config: EngineConfig, deps: EngineDeps): { writer: Writer; artist: Artist } {
  const { db, store, log } = deps;
  const names = chooseNames(config);
  const grace = deps.graceMs ?? graceMs;
  const openai = {
    db,
    store,
    log,
    gate: createGate(db, 'openai'),
    graceMs: grace[chooseOpenAiApi(config.openai)],
  };
  const replicate = { db, store, log, gate: createGate(db, 'replicate'), graceMs: grace.replicate };
  const artists: Record<Artist['name'], () => Artist> = {
    builtin: () => createBuiltinArtist(),
    replicate: () => withDiagrams(createReplicateArtist(config, replicate)),
    openai: () => withDiagrams(createOpenAiArtist(config, openai)),
  };
  return {
    writer: names.writer === 'openai' ? createOpenAiWriter(config.openai, openai) : createBuiltinWriter(),
    artist: artists[names.artist](),
  };
}

function withDiagrams(model: Artist): Artist {
  return drawDiagramsWith(createBuiltinArtist({ externalArt: true }), model);
}

/** Which engines a configuration stands for. */
export function chooseNames(config: EngineConfig): { writer: Writer['name']; artist: Artist['name'] } {
  const { writer, artist, openai, replicate } = config;
  return {
    writer: writer ?? (openai.apiKey ? 'openai' : 'builtin'),
    artist: artist ?? (replicate.apiToken ? 'replicate' : openai.apiKey ? 'openai' : 'builtin'),
  };
}

/** Whom we buy from, as an operator knows them: OpenAI writes and draws, and each can be switched off by itself. */
export const providers = ['openai-writer', 'openai-artist', 'replicate'] as const;
export type Provider = (typeof providers)[number];

/** What is bought by the panel. Everything else that is bought is text. */
export const pictureKind = 'panel';

export const isArtist: Record<Provider, boolean> = {
  'openai-writer': false,
  'openai-artist': true,
  replicate: true,
};

/** The provider of a call in the ledger. */
export function providerOf({ provider, kind }: { provider: string; kind: string }): Provider {
  if (provider === 'replicate') return 'replicate';
  return kind === pictureKind ? 'openai-artist' : 'openai-writer';
}

/** What people read while a run waits for a provider that is switched off. */
export function describeSwitchedOff(provider: Provider): string {
  const service = isArtist[provider] ? 'drawing' : 'writing';
  return `The ${service} service is switched off at the moment. This goes on by itself when it is on again.`;
}

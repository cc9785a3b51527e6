/**
 * What makes a process of ours give memory back that it does not use, for a twentieth to a tenth more processor time: V8
 * collects its young objects sooner, and glibc keeps two heaps instead of eight a core and returns what a picture took.
 * Only Linux with glibc hears of the last three. The image has the same (`infra/Dockerfile`).
 */
export const leanMemory = {
  NODE_OPTIONS: '--max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};

/** An environment with these settings where it does not say otherwise; options of Node it has go on to hold. */
export function withLeanMemory(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const options = [leanMemory.NODE_OPTIONS, env.NODE_OPTIONS].filter(Boolean).join(' ');
  return { ...leanMemory, ...env, NODE_OPTIONS: options };
}

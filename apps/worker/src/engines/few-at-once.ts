import type { Artist } from './artist.ts';

/**
 * An artist that needs a core for each picture, in a worker that takes as many pictures at once as a service draws: the
 * others wait for their turn.
 */
export function fewAtOnce(artist: Artist, most: number): Artist {
  let free = most;
  const waiting: (() => void)[] = [];
  const take = async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const give = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    ...artist,
    draw: async (order, context) => {
      await take();
      try {
        context.signal.throwIfAborted();
        return await artist.draw(order, context);
      } finally {
        give();
      }
    },
  };
}

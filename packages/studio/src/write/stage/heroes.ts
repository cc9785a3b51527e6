import type { StoryContext } from './story-context.ts';

/** Those whom a story is about: who tells it and those that it tells of most, two at most, of those that can be drawn. */
export const heroes = ({ story, cast }: StoryContext): string[] =>
  [...(cast.narrator ? [cast.narrator] : []), ...story.people]
    .filter((name) => cast.looks.has(name))
    .slice(0, 2);

import type { CastChoices } from '@panelwise/contracts/domain/cast';
import type { Comic, SeriesPart } from '@panelwise/contracts/domain/comic';
import type { PartWishes } from '@panelwise/contracts/domain/part-wishes';
import type { ComicMeta } from '@panelwise/contracts/domain/script';
import { type Brief, seedOf } from '@panelwise/contracts/domain/series';
import type { WhoIsInIt } from '@panelwise/studio/write/who-is-in-it';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { storySketchQuery, whoIsInItQuery } from '../api/sketch.ts';
import type { StorySketch } from '../rough/rough-messages.ts';

/** The brief of a stored comic, with what its creator decides about its people and parts just now. */
function briefOf(comic: Comic, cast: CastChoices, partWishes: PartWishes): Brief {
  const { title, concept, subject, grade, country, castNames, lesson } = comic;
  return {
    ...{ title, concept, subject, grade, country, castNames },
    story: comic.userStory,
    style: comic.styleSlug,
    seed: seedOf(title, concept),
    ...(cast.length > 0 && { cast }),
    ...(partWishes.length > 0 && { partWishes }),
    ...(lesson && { lesson }),
  };
}

export type StudioReading = {
  brief: Brief;
  meta: ComicMeta;
  who: WhoIsInIt | undefined;
  sketch: StorySketch | undefined;
  isError: boolean;
};

/** What the studio reads in the story of a comic: who is in it and where, how long its parts are, and page 1 in pencil. */
export function useWhoIsInIt(
  comic: Comic,
  parts: SeriesPart[],
  cast: CastChoices,
  partWishes: PartWishes,
): StudioReading {
  const brief = useMemo(() => briefOf(comic, cast, partWishes), [comic, cast, partWishes]);
  const plans = parts.map(({ comicId: _, completed: __, hasScript: ___, drawn: ____, ...plan }) => plan);
  const who = useQuery({ ...whoIsInItQuery(brief, plans), enabled: plans.length > 0 });
  const sketch = useQuery(
    storySketchQuery(brief, comic.lesson ?? 'none', plans.length > 0 ? plans : undefined),
  );
  const { title, concept, subject, grade, style, seed, country } = brief;
  const meta = {
    title,
    concept,
    subject,
    grade,
    style,
    seed,
    country,
    pageCount: 1,
    ...(cast.length > 0 && { cast }),
  };
  return { brief, meta, who: who.data, sketch: sketch.data, isError: who.isError || sketch.isError };
}

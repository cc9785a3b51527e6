import { z } from 'zod';
import type { AgeBand } from './battles.ts';

/** The rules of leagues. Whoever changes one gives them another version. */
export const leagueRules = {
  version: 'leagues-1',
  /** So many people at most, who are about as strong: no further apart than this, in points of Glicko-2. */
  size: 10,
  nearRating: 300,
  /** With fewer people there is no place to tell. */
  leastPeople: 3,
  /** Who is offered one; for everybody else there is none. */
  bands: ['13-17', 'adult'],
} as const satisfies {
  version: string;
  size: number;
  nearRating: number;
  leastPeople: number;
  bands: readonly AgeBand[];
};

/** What somebody has chosen: to leave it, to be in one, or to rest. */
export const leagueChoices = ['off', 'on', 'paused'] as const;
export type LeagueChoice = (typeof leagueChoices)[number];

/**
 * The leagues of somebody, one for each subject in which they have battled. They see their own place and nobody else's, and no
 * place of the lower half: nobody is the last.
 */
export const leagueSchema = z.object({
  choice: z.enum(leagueChoices),
  leagues: z.array(z.object({ subject: z.string(), people: z.int(), place: z.int().nullable() })),
  /** The last day of it; on the next one new leagues begin. */
  untilDay: z.iso.date(),
});
export type Leagues = z.infer<typeof leagueSchema>;

/** The place that is told: of the upper half, and where there are enough people. */
export function placeTold({ place, people }: { place: number; people: number }): number | null {
  return people >= leagueRules.leastPeople && place <= Math.ceil(people / 2) ? place : null;
}

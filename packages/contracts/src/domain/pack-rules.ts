/** What a class takes along to where there is no internet, and what comes back of it. */
export const packRules = {
  /** Comics of one pack, the newest assignments first. */
  comicsMax: 12,
  /** Answers that one pupil hands in. */
  answersMax: 500,
  /** Letters of what a pack says of itself, with the hashes of its files. */
  claimsMax: 200_000,
  /** Letters of what one pupil locks up. */
  lockedMax: 600_000,
  /** Files of one pack come back within so many days. */
  days: 120,
} as const;

/** What a class takes along to where there is no internet, and what comes back of it. */
export const packRules = {
  /** Comics of one pack, the newest assignments first. */
  comicsMax: 12,
  /** Answers that one pupil hands in. */
  answersMax: 500,
  /** Files of one pack come back within so many days. */
  days: 120,
} as const;

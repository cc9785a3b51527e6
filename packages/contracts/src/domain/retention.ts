const dayMs = 24 * 3_600_000;

/**
 * How long what has served its purpose is kept, in ms. The workers' housekeeping keeps to this table, and the privacy
 * policy tells it.
 */
export const retention = {
  /** Events and tasks of a run, after its end. That it was there, and how it ended, stays with the comic. */
  runHistoryMs: 30 * dayMs,
  /** That a panel was drawn for an account, which its budget counts for a day. */
  panelDrawsMs: 2 * dayMs,
  /** One-time codes, after they were sent, and wrong ones, after they were entered. */
  codesMs: 7 * dayMs,
  /** Sessions, after they have run out or were ended. */
  sessionsMs: 30 * dayMs,
  /** Notices of decisions. The decision itself stays with the comic. */
  noticesMs: 90 * dayMs,
  /** What tells one reader who reported a comic from another. */
  reportReadersMs: dayMs,
  /** What tells one reader whom a comic counts from another. */
  viewReadersMs: dayMs,
  /** Reports that an admin has decided about. */
  reportsMs: 90 * dayMs,
  /** Pictures and PDFs that nothing shows any more, after the last change of their comic. */
  unusedObjectsMs: 7 * dayMs,
  /** Drafts of children whose account still waits for an adult, after they were begun. */
  heldDraftsMs: 30 * dayMs,
  /** Seats and answers of guests of a live session, after it was opened. They are nobody's: no account is behind them. */
  liveGuestsMs: 14 * dayMs,
  /** Pictures as providers sent them, after the end of the last run that asked for them. */
  boughtMs: 7 * dayMs,
  /** Rounds of games, after their last move. What was answered in them stays. */
  gameRoundsMs: 7 * dayMs,
  /** Battles, after they were opened. A recorded run is somebody's ghost for so long. */
  battlesMs: 60 * dayMs,
  /** Backups, after they were made: for so long what was deleted lives on in them. `npm run backup` removes older ones. */
  backupsMs: 30 * dayMs,
} as const;

/** A period of the table in days, for texts. */
export function daysOf(ms: number): number {
  return Math.round(ms / dayMs);
}

/** How long each kind of provider request may take, in ms. The step's own limit comes on top, through its signal. */
export const timeLimits = {
  /**
   * How long Replicate is asked to hold the reply back for the picture. It stays well below the grace period,
   * so that a request which hangs has certainly been given up before anybody sends it again.
   */
  replicateHold: 20_000,
  replicateCreate: 25_000,
  replicateRead: 10_000,
  /** Between two looks at a prediction that takes longer than the held reply. */
  replicatePollMin: 250,
  replicatePollMax: 2_000,
  replicateCancel: 1_500,
  picture: 20_000,
  /** From the request to the first word, and from word to word. */
  textSilence: 60_000,
  openaiPicture: 110_000,
  /** A background response is answered with its id at once. */
  openaiCreate: 20_000,
  /** How long somebody who is stopped still waits for that id. */
  openaiId: 3_000,
  openaiRead: 20_000,
  openaiPollMin: 500,
  openaiPollMax: 2_000,
  openaiCancel: 3_000,
} as const;

/** How long a request whose reply was lost is looked for before it may be sent again, in ms. */
export const graceMs = { replicate: 30_000, responses: 30_000, chat: 120_000 } as const;

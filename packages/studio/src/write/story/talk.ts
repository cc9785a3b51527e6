/** The talk so far: who spoke last, in which paragraph and sentence, and whether the last one asked. */
export type Talk = {
  speakers: string[];
  attributed: boolean;
  asked: boolean;
  paragraph: number;
  sentence: number;
};

export const silence: Talk = { speakers: [], attributed: false, asked: false, paragraph: -1, sentence: -9 };

/** After so many sentences without speech a talk is over. */
const pause = 5;

/** Whether somebody may still be answering. */
export const goesOn = (talk: Talk, sentence: number) => sentence - talk.sentence <= pause;

/** A talk after one more speech. Speech that nobody is known to say ends what can be told by turns. */
export function afterSpeech(
  talk: Talk,
  {
    speaker,
    listener,
    attributed,
    spoken,
  }: { speaker?: string; listener?: string; attributed: boolean; spoken: readonly string[] },
  at: { paragraph: number; sentence: number },
): Talk {
  if (!speaker) return silence;
  const before = talk.speakers.find((name) => name !== speaker) ?? listener;
  const asked = /[?？]\W*$/.test(spoken.at(-1) ?? '');
  return { speakers: [speaker, ...(before ? [before] : [])], attributed, asked, ...at };
}

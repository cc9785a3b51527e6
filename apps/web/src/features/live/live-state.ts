import type { LiveOwn, LiveRoom, LiveStage } from '@panelwise/contracts/domain/live';
import type { LiveWatchAnswer } from '@panelwise/contracts/realtime/events';

/** What a screen knows of its session. */
export type LiveState = {
  stage: LiveStage | undefined;
  own: LiveOwn | undefined;
  room: LiveRoom | undefined;
  /** When the question that is on closes by itself, in ms since 1970 by this device's clock. */
  closesAt: number | null;
  isConnected: boolean;
  /** It may follow no longer: the seat was taken away, or there is no such session. */
  isGone: boolean;
};

export const nothingYet: LiveState = {
  stage: undefined,
  own: undefined,
  room: undefined,
  closesAt: null,
  isConnected: false,
  isGone: false,
};

/** Takes a stage in, unless the screen has a later one. */
export function withStage(state: LiveState, stage: LiveStage, now: number): LiveState {
  if (state.stage && stage.seq < state.stage.seq) return state;
  const isNext = stage.position !== state.stage?.position;
  return {
    ...state,
    stage,
    own: state.own && isNext ? { ...state.own, chosen: null } : state.own,
    closesAt: stage.closesInMs === null ? null : now + stage.closesInMs,
  };
}

export function withRoom(state: LiveState, room: LiveRoom): LiveState {
  return state.room && room.seq < state.room.seq ? state : { ...state, room };
}

/** Who else has answered the question that is on; of another one it says nothing. */
export function withAnswered(
  state: LiveState,
  { position, seatIds }: { position: number; seatIds: string[] },
): LiveState {
  if (!state.room || state.room.position !== position || state.room.counts) return state;
  const answered = [...new Set([...state.room.answered, ...seatIds])];
  return { ...state, room: { ...state.room, answered } };
}

/** Takes in what the server says when a screen begins to follow, or comes back. */
export function withAnswer(
  state: LiveState,
  answer: Exclude<LiveWatchAnswer, { error: true }>,
  now: number,
): LiveState {
  const told = withStage(state, answer.stage, now);
  const room = answer.room ? withRoom(told, answer.room) : told;
  return { ...room, ...(answer.own && { own: answer.own }), isConnected: true };
}

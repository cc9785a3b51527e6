import type { GameRound } from '@panelwise/contracts/domain/games';
import { usePowerUpInGame } from '@panelwise/contracts/http/games';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';

/** Lets places step back for a piece of a round: which ones the server says. Undefined where there is nothing to have. */
export function useHalf(round: GameRound) {
  const [powerUps, setPowerUps] = useState(round.powerUps);
  const [closed, setClosed] = useState<Readonly<Record<string, readonly string[]>>>({});
  if (!powerUps) return undefined;
  return {
    ...powerUps,
    /** Ids of the places that have stepped back, by the id of the piece. */
    closed,
    /** @throws ApiError what the server refuses */
    ask: async (piece: string) => {
      const got = await call(usePowerUpInGame, { params: { id: round._id }, body: { piece } });
      setClosed((before) => ({ ...before, [piece]: got.closed }));
      setPowerUps(got.powerUps);
    },
  };
}
export type HalfState = NonNullable<ReturnType<typeof useHalf>>;

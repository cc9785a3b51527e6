import { t } from '@lingui/core/macro';
import type { Battle, BattleReaction } from '@panelwise/contracts/domain/battles';
import type { PowerUp } from '@panelwise/contracts/domain/power-ups';
import * as contract from '@panelwise/contracts/http/battles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
import { useSocketNews } from '../../lib/use-socket-news.ts';
import { battleQuery } from './battle-queries.ts';

type Answer = { position: number; answer: string; ms: number };

/** A battle as it goes on, and what one can do in it. What could not be sent is sent again under the same number. */
export function useBattle(id: string) {
  const client = useQueryClient();
  const query = useQuery(battleQuery(id));
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const sending = useRef<{ eventId: string; position: number } | undefined>(undefined);
  const look = () => void client.invalidateQueries({ queryKey: battleQuery(id).queryKey });
  useSocketNews(
    'battle:moved',
    ({ battleId, seq }) => {
      // What one did oneself is known by its answer. Of another battle of theirs, this page may show that it is asked for.
      if (battleId !== id || seq > (query.data?.seq ?? -1)) look();
    },
    look,
  );

  /** What was asked before and comes after it is older than this. */
  const take = async (battle: Battle) => {
    const { queryKey } = battleQuery(battle._id);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, battle);
  };
  const act = async (work: () => Promise<{ battle: Battle }>): Promise<Battle | undefined> => {
    setSending(true);
    setProblem(undefined);
    try {
      const { battle } = await work();
      await take(battle);
      return battle;
    } catch (error) {
      setProblem(errorText(error, t`This could not be sent. Please try again.`));
      return undefined;
    } finally {
      setSending(false);
    }
  };
  const params = { id };
  return {
    battle: query.data,
    /** Not while it is looked for again: what could not be loaded stays so until it is there. */
    isPending: !query.isFetched,
    error: query.error,
    problem,
    isSending,
    answer: async ({ position, answer, ms }: Answer) => {
      if (sending.current?.position !== position)
        sending.current = { eventId: crypto.randomUUID(), position };
      const body = { eventId: sending.current.eventId, position, answer, ms: Math.round(ms) };
      return act(() => call(contract.answerInBattle, { params, body }));
    },
    /** @throws ApiError what the server refuses: the dialog that asked says so. */
    help: async (body: { position: number; kind: PowerUp }) => {
      const { battle } = await call(contract.usePowerUpInBattle, { params, body });
      await take(battle);
    },
    react: (reaction: BattleReaction) =>
      act(() => call(contract.reactInBattle, { params, body: { reaction } })),
    callGhost: () => act(() => call(contract.callGhost, { params })),
    leave: () => act(() => call(contract.leaveBattle, { params })),
    rematch: () => act(() => call(contract.askRematch, { params })),
  };
}
export type BattleActions = ReturnType<typeof useBattle>;

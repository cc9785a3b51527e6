import { t } from '@lingui/core/macro';
import type { GameEnd, GameRound, Put } from '@panelwise/contracts/domain/games';
import { playGame } from '@panelwise/contracts/http/games';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { playSound } from '../../../lib/sounds/sounds.ts';

/** How a piece came to where it belongs: right at first, after a mistake, or shown in the end. */
export type Settled = { spot: string; how: 'right' | 'repaired' | 'shown' };

/**
 * A round as it is played: what lies where, what is settled, and how it ends. What is checked is scored by the server; where
 * it cannot be reached everything stays as it lies, and the same move is sent again.
 */
export function useRound(round: GameRound) {
  const [laid, setLaid] = useState<Readonly<Record<string, string>>>({});
  const [settled, setSettled] = useState<Readonly<Record<string, Settled>>>({});
  const [missed, setMissed] = useState<ReadonlySet<string>>(new Set());
  const [end, setEnd] = useState<GameEnd | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const [verdict, setVerdict] = useState('');
  const since = useRef(performance.now());
  const sending = useRef<{ eventId: string; puts: string } | undefined>(undefined);

  /** Lays a piece on a spot; one that lies there alone goes back. Null takes it back. */
  const lay = (piece: string, spot: string | null) => {
    if (spot !== null) playSound('lay');
    setLaid((before) => {
      const others = Object.entries(before).filter(
        ([id, at]) => id !== piece && (round.isShared || at !== spot),
      );
      return Object.fromEntries(spot === null ? others : [...others, [piece, spot]]);
    });
  };

  const check = async (puts: Put[]) => {
    if (isWaiting || puts.length === 0) return;
    const now = performance.now();
    const text = JSON.stringify(puts);
    if (sending.current?.puts !== text) sending.current = { eventId: crypto.randomUUID(), puts: text };
    setWaiting(true);
    setProblem(undefined);
    try {
      const body = { eventId: sending.current.eventId, ms: Math.round(now - since.current), puts };
      const { results, end: over } = await call(playGame, { params: { id: round._id }, body });
      since.current = now;
      sending.current = undefined;
      const wrong = results.filter(({ isRight }) => !isRight).map(({ piece }) => piece);
      setSettled((before) => ({
        ...before,
        ...Object.fromEntries(
          results.flatMap(({ piece, isRight, isSettled, spot }) => {
            if (!isSettled || spot === null) return [];
            const how = !isRight ? 'shown' : missed.has(piece) ? 'repaired' : 'right';
            return [[piece, { spot, how }]];
          }),
        ),
      }));
      setMissed((before) => new Set([...before, ...wrong]));
      setLaid((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([id]) => !results.some(({ piece }) => piece === id)),
        ),
      );
      setVerdict(verdictWords(results));
      playSound(over ? 'end' : wrong.length > 0 ? 'again' : 'right');
      setEnd(over);
    } catch (error) {
      setProblem(errorText(error, t`This could not be checked. Please try again.`));
    } finally {
      setWaiting(false);
    }
  };
  return { laid, settled, missed, end, problem, isWaiting, verdict, lay, check };
}
export type RoundState = ReturnType<typeof useRound>;

function verdictWords(results: readonly { isRight: boolean; isSettled: boolean }[]): string {
  const right = results.filter(({ isRight }) => isRight).length;
  const total = results.length;
  if (right === total)
    return total === 1
      ? t({ message: 'Right.', context: 'answer' })
      : t({ message: 'All right.', context: 'answers' });
  const shown = results.filter(({ isRight, isSettled }) => !isRight && isSettled).length;
  const left = total - right - shown;
  return [
    t`${right} of ${total} right.`,
    left > 0 ? t`Have another look at the rest.` : '',
    shown > 0 ? t`What was wrong twice is shown where it belongs.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

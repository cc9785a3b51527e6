import { t } from '@lingui/core/macro';
import { useSolving } from '../../lib/challenge/solve-challenge.ts';

/** Says why something takes a second longer. */
export function ChallengeNote() {
  const isSolving = useSolving(({ count }) => count > 0);
  return (
    <p role="status" className="muted">
      {isSolving && t`One moment: your browser does a small sum for us. It keeps programs that guess away.`}
    </p>
  );
}

import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import { showToast } from '../../../components/toast/show-toast.tsx';

/** Says that a run has ended, and always what was kept. */
export function toastRunEnd(run: RunSnapshot): void {
  const step = steps[run.step as StepName];
  const id = `run-${run._id}-${run.attempt}`;
  if (run.status === 'succeeded')
    showToast({ id, tone: 'ok', title: step.doneMessage, message: 'Saved with your comic.' });
  else if (run.status === 'cancelled')
    showToast({ id, tone: 'pencil', title: 'Cancelled', message: 'Finished pages are kept.' });
  else
    showToast({
      id,
      tone: 'bad',
      title: step.failMessage,
      message: run.message && run.message !== step.failMessage ? run.message : 'What was finished is kept.',
    });
}

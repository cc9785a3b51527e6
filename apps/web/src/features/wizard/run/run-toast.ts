import { t } from '@lingui/core/macro';
import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import { failText, stepWords } from '../../../components/step-words/step-words.ts';
import { dropToasts, showToast } from '../../../components/toast/show-toast.tsx';

const topic = 'run';

/** Something else is being made: how the last run went is old news. */
export const dropRunToasts = () => dropToasts(topic);

/** Says that a run has ended, and always what was kept. Of words that came onto pages by themselves the screen speaks. */
export function toastRunEnd(run: RunSnapshot): void {
  if (run.lettersOnly) return;
  const name = run.step as StepName;
  const news = { id: `run-${run._id}-${run.attempt}`, topic };
  if (run.status === 'succeeded')
    showToast({ ...news, tone: 'ok', title: stepWords(name).done, message: t`Saved with your comic.` });
  else if (run.status === 'cancelled')
    showToast({ ...news, tone: 'pencil', title: t`Cancelled`, message: t`Finished panels are kept.` });
  else
    showToast({
      ...news,
      tone: 'bad',
      title: stepWords(name).failed,
      message:
        run.message && run.message !== steps[name].failMessage
          ? failText(name, run.message)
          : t`What was finished is kept.`,
    });
}

import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { atTop } from '../../../lib/address-choices.ts';
import { findStep, type WizardStep } from '../resume.ts';

/** Where the creator is, as the address line says it: so that a reload and another device find it again. */
export type WizardPlace = {
  comicId?: string | undefined;
  /** Which of the person's new stories it is, from 1, while there is no comic of it. */
  newStory?: number | undefined;
  step?: WizardStep | undefined;
  /** The run that breaks the story down, while there is no comic yet. */
  runId?: string | undefined;
  /** The panel that is opened first; both count from 1. */
  panel?: { page: number; panel: number } | undefined;
  /** Nothing of the comic is to be behind, and with 'publish' it is published then. */
  making?: 'update' | 'publish' | undefined;
};

export function useWizardPlace(): WizardPlace & {
  go: (to: Omit<WizardPlace, 'panel'>, how?: { replace: boolean }) => void;
} {
  const [params, setParams] = useSearchParams();
  const go = useCallback(
    (to: Omit<WizardPlace, 'panel'>, how?: { replace: boolean }) => {
      const next = new URLSearchParams();
      if (to.comicId) next.set('comic', to.comicId);
      else if (to.newStory) next.set('new', String(to.newStory));
      if (to.runId) next.set('run', to.runId);
      if (to.step !== undefined) next.set('step', String(to.step));
      if (to.making) next.set(to.making, '1');
      // A step begins at its top.
      setParams(next, how ?? { state: atTop });
    },
    [setParams],
  );
  return {
    comicId: params.get('comic') ?? undefined,
    newStory: findNumber(params.get('new')),
    step: findStep(params.get('step')),
    runId: params.get('run') ?? undefined,
    panel: findPanel(params),
    making: (['publish', 'update'] as const).find((wish) => params.get(wish) === '1'),
    go,
  };
}

const findNumber = (text: string | null) => (text && /^[1-9]\d?$/.test(text) ? Number(text) : undefined);

/** A page from the address line, and a panel of it: the first unless one is named. */
function findPanel(params: URLSearchParams): WizardPlace['panel'] {
  const [page, panel] = [params.get('page'), params.get('panel') ?? '1'].map(Number);
  return page && panel && page > 0 && panel > 0 ? { page, panel } : undefined;
}

import { t } from '@lingui/core/macro';
import { IconDeviceMobileCheck, IconDeviceMobileDown } from '@tabler/icons-react';
import { useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { useKeptComics } from '../../../lib/device/use-kept-comics.ts';

/** Keeps a comic of the library on this device, for reading without a network, or takes it off. */
export function KeepButton({ comicId }: { comicId: string }) {
  const kept = useKeptComics().some((one) => one.comicId === comicId && !one.assignmentId);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const toggle = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { dropComic, keepComic } = await import('../../../lib/device/kept-comics.ts');
      if (kept) await dropComic(comicId);
      else if (!(await keepComic(comicId)))
        setProblem(
          t`There is no room for it on this device. Your page shows what is kept, and what you can remove.`,
        );
    } catch (error) {
      setProblem(errorText(error, t`It could not be kept. Please try again.`));
    }
    setBusy(false);
  };
  const Icon = kept ? IconDeviceMobileCheck : IconDeviceMobileDown;
  return (
    <>
      <PlainButton
        variant="subtle"
        aria-pressed={kept}
        aria-disabled={busy}
        onClick={() => !busy && void toggle()}
      >
        <Icon stroke={1.9} aria-hidden />
        {busy ? t`One moment …` : kept ? t`On this device` : t`Keep on this device`}
      </PlainButton>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

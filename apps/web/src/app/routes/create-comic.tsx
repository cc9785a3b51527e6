import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BreakHint } from '../../components/break-hint/break-hint.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { leadsIntoWizard } from '../../config/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

const loadWizard = () => import('../../features/wizard/components/wizard.tsx');
const Wizard = lazy(async () => ({ default: (await loadWizard()).Wizard }));
const TakeAway = lazy(async () => ({
  default: (await import('../../features/take-away/take-away.tsx')).TakeAway,
}));
const BringQuestions = lazy(async () => ({
  default: (await import('../../features/take-away/take-away.tsx')).BringQuestions,
}));
const StartScreen = lazy(async () => ({
  default: (await import('../../features/wizard/start/start-screen.tsx')).StartScreen,
}));

/** Where one begins, and the wizard once that is known. Whoever comes for one of them does not wait for the other. */
export function Component() {
  const inWizard = leadsIntoWizard(useLocation().search);
  const client = useQueryClient();
  usePageTitle(t`Create Comics`);
  useEffect(() => {
    // All ways lead there.
    void loadWizard().catch(() => undefined);
  }, []);
  return (
    <Suspense fallback={<PagePending />}>
      <main id="main" tabIndex={-1}>
        {inWizard && <BreakHint />}
        {inWizard ? (
          <Wizard
            takeAway={(work) => <TakeAway work={work} />}
            bringQuestions={(work, quiz) => (
              <Suspense>
                <BringQuestions work={work} quiz={quiz} />
              </Suspense>
            )}
            onSubmitted={async (comicId) => {
              const { haveLink } = await import('../../features/class-link/class-link-queries.ts');
              await haveLink(client, comicId);
            }}
          />
        ) : (
          <StartScreen />
        )}
      </main>
    </Suspense>
  );
}

import { useLocation } from 'react-router-dom';
import { leadsIntoWizard } from '../../config/paths.ts';
import { Wizard } from '../../features/wizard/components/wizard.tsx';
import { StartScreen } from '../../features/wizard/start/start-screen.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Where one begins, and the wizard once that is known. */
export function Component() {
  const inWizard = leadsIntoWizard(useLocation().search);
  usePageTitle('Create Comics');
  return (
    <main id="main" tabIndex={-1}>
      {inWizard ? <Wizard /> : <StartScreen />}
    </main>
  );
}

import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { LegalText } from '../../features/text-pages/legal/legal-text.ts';
import { LegalView } from '../../features/text-pages/legal/legal-view.tsx';
import { privacyPolicy } from '../../features/text-pages/legal/privacy-policy.ts';
import { terms } from '../../features/text-pages/legal/terms.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { publicPlace } from '../public-title.ts';

const texts: Record<string, LegalText> = { [paths.privacyPolicy]: privacyPolicy, [paths.terms]: terms };

/** The privacy policy and the terms; which one, the address says. */
export function Component() {
  const { path, title } = publicPlace(useLocation().pathname);
  usePageTitle(title);
  return <LegalView title={title} text={texts[path]!} />;
}

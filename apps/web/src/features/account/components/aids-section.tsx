import { t } from '@lingui/core/macro';
import { OwnAids } from '../../../components/aids/own-aids.tsx';
import { AccountSection } from './account-section.tsx';

/** What makes reading and answering easier for somebody. */
export function AidsSection() {
  return (
    <AccountSection title={t`What helps me`}>
      <OwnAids />
    </AccountSection>
  );
}

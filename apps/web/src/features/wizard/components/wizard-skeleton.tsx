import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';

/** The shape of a step while its comic is being fetched. */
export function WizardSkeleton() {
  return (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton height={44} width="min(420px, 80%)" mt={44} mb={36} />
      <Skeleton height={84} mb={28} />
      <Skeleton height={420} />
    </div>
  );
}

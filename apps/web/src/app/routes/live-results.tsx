import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { liveResultsQuery } from '../../features/live/live-queries.ts';
import { LiveResults } from '../../features/live/results/live-results.tsx';
import { PanelCutout } from '../../features/reader/guided/panel-cutout.tsx';
import { errorText } from '../../lib/api-error.ts';

/** What came of a live session of a class. */
export function Component() {
  const { id = '', sessionId = '' } = useParams();
  const { data, error } = useQuery(liveResultsQuery(id, sessionId));
  if (data)
    return (
      <LiveResults classId={id} results={data.results} cutOut={(panel) => <PanelCutout panel={panel} />} />
    );
  if (!error)
    return (
      <p role="status">
        <Trans>One moment...</Trans>
      </p>
    );
  return (
    <Alert role="alert" mt="lg">
      {errorText(error, t`These results cannot be shown at the moment.`)}
    </Alert>
  );
}

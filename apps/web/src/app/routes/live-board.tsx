import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import { LiveBoard } from '../../features/live/board/live-board.tsx';
import { PanelCutout } from '../../features/reader/guided/panel-cutout.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** The teacher's screen of a live session, alone on its page: it is shown to the class. */
export function Component() {
  usePageTitle(t`Live in class`);
  const { id = '', sessionId = '' } = useParams();
  return (
    <LiveBoard
      key={sessionId}
      classId={id}
      sessionId={sessionId}
      cutOut={(panel) => <PanelCutout panel={panel} />}
    />
  );
}

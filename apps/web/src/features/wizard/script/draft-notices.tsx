import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ScriptDraft } from '../hooks/use-script-draft.ts';
import { ChangedScriptDialog } from './changed-script-dialog.tsx';

/** What a creator has to know of the script in hand: that words were brought back, or that there are two of it. */
export function DraftNotices({ draft }: { draft: ScriptDraft }) {
  const { save } = draft;
  return (
    <>
      {draft.restored && (
        <Alert
          color="pencil"
          role="status"
          mt={20}
          icon={<IconHistory />}
          title={t`Your unsaved changes are back`}
          withCloseButton
          closeButtonLabel={t`Close this note`}
          onClose={draft.acknowledge}
        >
          <Trans>
            They could not be saved when you were last here, so this device kept them. If you do not want
            them, use Undo.
          </Trans>
        </Alert>
      )}
      {save.kind === 'changed' && (
        <ChangedScriptDialog
          mine={draft.doc.text}
          other={save.other.text}
          onKeepMine={draft.keepMine}
          onTakeOther={draft.takeOther}
        />
      )}
    </>
  );
}

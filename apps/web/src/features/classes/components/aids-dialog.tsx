import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { type Pupil, type SchoolClass, setAids } from '@panelwise/contracts/http/classes';
import { useQueryClient } from '@tanstack/react-query';
import { AidsForm } from '../../../components/aids/aids-form.tsx';
import { call } from '../../../lib/api-client.ts';
import { reloadClasses } from '../class-queries.ts';

type Props = { of: SchoolClass; pupil: Pupil; opened: boolean; onClose: () => void };

/** What makes reading and answering easier for a pupil. It holds at once, on every device that they use. */
export function AidsDialog({ of, pupil, opened, onClose }: Props) {
  const client = useQueryClient();
  const { name } = pupil;
  return (
    <Modal opened={opened} onClose={onClose} title={t`What helps ${name}`}>
      <AidsForm
        chosen={pupil.aids}
        save={async (aids) => {
          await call(setAids, { params: { id: of._id, pupil: pupil._id }, body: { aids } });
          await reloadClasses(client);
          onClose();
        }}
        cancel={onClose}
      >
        <p className="muted">
          <Trans>
            Only {name}, their parents and their teachers see this. The results of an assignment say what
            helped.
          </Trans>
        </p>
      </AidsForm>
    </Modal>
  );
}

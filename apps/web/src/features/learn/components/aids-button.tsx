import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { OwnAids } from '../../../components/aids/own-aids.tsx';
import { PlainButton } from '../../../components/button/button-link.tsx';

/** Where a learner says what helps them. */
export function AidsButton() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <PlainButton variant="subtle" onClick={open}>
        <Trans>What helps me</Trans>
      </PlainButton>
      <Modal opened={opened} onClose={close} title={t`What helps me`}>
        <OwnAids onSaved={close} />
      </Modal>
    </>
  );
}

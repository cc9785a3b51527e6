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
        What helps me
      </PlainButton>
      <Modal opened={opened} onClose={close} title="What helps me">
        <OwnAids onSaved={close} />
      </Modal>
    </>
  );
}

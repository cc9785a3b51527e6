import { Trans } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mantine/core';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';

/** Leads on to the script of a part. */
export function GenerateButton({
  part,
  onOpen,
  ...look
}: ButtonProps & { part: SeriesPart; onOpen: () => void }) {
  const { part: number } = part;
  return (
    <Button {...look} onClick={onOpen}>
      <Trans>Generate Comic for Part {number}</Trans>
    </Button>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react';
import { ButtonLink, IconButton } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { KeyHint } from './key-hint.tsx';
import classes from './review-desk.module.css';

/** Back to the list, through the comics that wait, and the list of keys. */
export function DeskWay({
  number,
  waiting,
  keys,
  onPrevious,
  onNext,
  onKeys,
}: {
  /** Where the comic stands among those that wait, from 1. */
  number: number | undefined;
  waiting: number | undefined;
  keys: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onKeys: () => void;
}) {
  return (
    <nav className={classes.way} aria-label={t`Submissions`}>
      <ButtonLink to={paths.superAdmin} variant="subtle" className={classes.back}>
        <IconArrowLeft size={20} stroke={1.9} aria-hidden />
        <Trans>Back</Trans>
      </ButtonLink>
      {waiting !== undefined && (
        <span className="muted num" aria-live="polite">
          {number ? t`${number} of ${waiting} waiting` : t`${waiting} waiting`}
        </span>
      )}
      <Button
        size="sm"
        variant="outline"
        disabled={!onPrevious}
        onClick={onPrevious}
        aria-keyshortcuts={keys ? 'K' : undefined}
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        rightSection={keys && <KeyHint>K</KeyHint>}
      >
        <Trans>Previous</Trans>
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={!onNext}
        onClick={onNext}
        aria-keyshortcuts={keys ? 'J' : undefined}
        leftSection={<IconChevronRight size={18} aria-hidden />}
        rightSection={keys && <KeyHint>J</KeyHint>}
      >
        <Trans>Next</Trans>
      </Button>
      <IconButton
        label={t({ message: 'Keys', context: 'keyboard' })}
        onClick={onKeys}
        className={classes.keysButton}
      >
        <IconKeyboard size={22} stroke={1.9} aria-hidden />
      </IconButton>
    </nav>
  );
}

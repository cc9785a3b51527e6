import { t } from '@lingui/core/macro';
import { Alert, Button } from '@mantine/core';
import { paperOf } from '@panelwise/contracts/domain/take-away';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { comicTitle } from '../../lib/comic-title.ts';
import classes from './print-kit-button.module.css';
import { saveSheets, type TakenWork } from './take-away-calls.ts';

/** The whole class kit as one PDF, on the paper of the comic's country. */
export function PrintKitButton({ work: { comic } }: { work: TakenWork }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => {
      const file = t({ message: 'whole class kit', context: 'name of a file' });
      return saveSheets(comic._id, 'kit', paperOf(comic.country), `${comicTitle(comic)}, ${file}.pdf`);
    },
  });
  const title = t`Whole class kit`;
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        leftSection={<IconPrinter aria-hidden />}
        aria-disabled={isPending || undefined}
        onClick={() => isPending || mutate()}
      >
        {isPending ? t`Printing…` : t`Print the class kit`}
      </Button>
      <p className={classes.news} role="status">
        {data === true && t`${title} is downloaded.`}
        {data === false &&
          t`${title} takes longer than usual. The bell above says when it is done; then press again.`}
      </p>
      {error && (
        <Alert color="bad" role="alert" className={classes.problem}>
          {errorText(error, t`This file could not be made. Please try again.`)}
        </Alert>
      )}
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Alert, Button } from '@mantine/core';
import { type ResultFormat, resultFormats } from '@panelwise/contracts/http/assignments';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Results as a file to take away, a button for each format. @param get asks for one */
export function ResultFiles({
  get,
}: {
  get: (format: ResultFormat) => Promise<{ name: string; blob: Blob }>;
}) {
  const file = useMutation({ mutationFn: get, onSuccess: ({ name, blob }) => saveFile(name, blob) });
  return (
    <>
      {resultFormats.map((format) => (
        <Button
          key={format}
          variant="outline"
          size="sm"
          leftSection={<IconDownload size={18} stroke={1.9} aria-hidden />}
          disabled={file.isPending}
          onClick={() => file.mutate(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      {file.error && (
        <Alert role="alert">{errorText(file.error, t`The file could not be made. Please try again.`)}</Alert>
      )}
    </>
  );
}

import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { readExport } from '../api/account-queries.ts';
import { AccountSection } from './account-section.tsx';

const labels = { html: msg`Export as a page to read`, json: msg`Export my data` };

/** Everything that is stored about the person, to take along. */
export function ExportSection() {
  const take = useMutation({
    mutationFn: readExport,
    onSuccess: (file, format) => saveFile(`panelwise-account.${format}`, file),
  });
  return (
    <AccountSection title={t`Your data`}>
      <p>
        <Trans>
          One file with everything we store about you: your account, your stories, scripts, quizzes, FAQs and
          facts, what reviewers decided, your messages, and what a grown-up agreed to. Pictures and PDFs can
          be saved where you see them. Take it as a page to read, or as JSON for other programs.
        </Trans>
      </p>
      {take.isError && (
        <Alert color="bad" role="alert">
          {errorText(take.error, t`Something went wrong`)}
        </Alert>
      )}
      <Group>
        {(['html', 'json'] as const).map((format) => (
          <Button
            key={format}
            variant="outline"
            disabled={take.isPending}
            onClick={() => take.mutate(format)}
            leftSection={<IconDownload aria-hidden />}
          >
            {take.isPending && take.variables === format ? t`Collecting...` : i18n._(labels[format])}
          </Button>
        ))}
      </Group>
    </AccountSection>
  );
}

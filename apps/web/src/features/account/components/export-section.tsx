import { Alert, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { readExport } from '../api/account-queries.ts';
import { AccountSection } from './account-section.tsx';

/** Everything that is stored about the person, to take along. */
export function ExportSection() {
  const take = useMutation({
    mutationFn: readExport,
    onSuccess: (text) => saveFile('panelwise-account.json', new Blob([text], { type: 'application/json' })),
  });
  return (
    <AccountSection title="Your data">
      <p>
        One file with everything we store about you: your account, your stories, scripts, quizzes, FAQs and
        facts, what reviewers decided, your messages, and what a grown-up agreed to. Pictures and PDFs can be
        saved where you see them.
      </p>
      {take.isError && (
        <Alert color="bad" role="alert">
          {errorText(take.error, 'Something went wrong')}
        </Alert>
      )}
      <Button
        variant="outline"
        disabled={take.isPending}
        onClick={() => take.mutate()}
        leftSection={<IconDownload aria-hidden />}
      >
        {take.isPending ? 'Collecting...' : 'Export my data'}
      </Button>
    </AccountSection>
  );
}

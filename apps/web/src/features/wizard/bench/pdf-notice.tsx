import { Alert, Button, Group } from '@mantine/core';
import { IconCircleCheck, IconFileTypePdf } from '@tabler/icons-react';

/** The PDF is there and the comic can be published; or it was asked for and is not there. */
export function PdfNotice(props: {
  pdfUrl: string | null;
  asked: boolean;
  publishing: boolean;
  onPublish: () => void;
}) {
  if (!props.pdfUrl)
    return props.asked ? (
      <Alert color="warn" role="alert" mb={12}>
        PDF URL not found. Try generating again.
      </Alert>
    ) : null;
  return (
    <Alert color="ok" role="status" icon={<IconCircleCheck />} title="Comic PDF Generated" mb={12}>
      <Group justify="space-between" gap={12}>
        <p>Have a look at it, then publish the comic and make its quiz.</p>
        <Group gap={12}>
          <Button
            variant="outline"
            component="a"
            href={props.pdfUrl}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconFileTypePdf aria-hidden />}
          >
            View PDF
          </Button>
          <Button onClick={props.onPublish} disabled={props.publishing}>
            Publish Comic
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}

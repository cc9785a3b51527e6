import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Table } from '@mantine/core';
import type { ExistingComic } from '@panelwise/contracts/domain/comic';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CountryFlag, countryName } from '../../../components/flag/country-flag.tsx';
import { paths } from '../../../config/paths.ts';
import { gradeWords } from '../../../lib/grade-words.ts';
import { subjectWords } from '../../../lib/subject-words.ts';

/** The comic that this creator already has for the concept, and what to do about it. */
export function ExistingComicBox(props: { comic: ExistingComic; onAgain: () => void; busy: boolean }) {
  const { comic } = props;
  const box = useRef<HTMLDivElement>(null);
  // It stands at the end of the form, and was asked for somewhere else.
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <Alert ref={box} color="pencil" icon={<IconInfoCircle />} role="status">
      <p>
        <Trans>A comic for this concept already exists. Here are the details:</Trans>
      </p>
      <Table my={14} striped={false} variant="vertical" layout="fixed">
        <Table.Tbody>
          <Row name={t`Country`}>
            <Group gap={8}>
              <CountryFlag code={comic.country} />
              {countryName(comic.country)}
            </Group>
          </Row>
          <Row name={t`Class / Grade`}>{gradeWords(comic.grade)}</Row>
          <Row name={t({ message: 'Subject', context: 'school' })}>{subjectWords(comic.subject)}</Row>
          <Row name={t`Title`}>{comic.title}</Row>
          <Row name={t`Concept`}>{comic.concept}</Row>
          <Row name={t`PDF`}>
            {comic.pdfUrl ? (
              <a href={comic.pdfUrl} target="_blank" rel="noreferrer">
                <Trans>View PDF</Trans>
              </a>
            ) : (
              t`Not published yet`
            )}
          </Row>
        </Table.Tbody>
      </Table>
      <Group gap={12}>
        <Button component={Link} to={paths.myComics}>
          <Trans>Go to My Comics</Trans>
        </Button>
        <Button variant="outline" onClick={props.onAgain} disabled={props.busy}>
          <Trans>Make a new one anyway</Trans>
        </Button>
      </Group>
    </Alert>
  );
}

function Row(props: { name: string; children: React.ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th w={140}>{props.name}</Table.Th>
      <Table.Td>{props.children}</Table.Td>
    </Table.Tr>
  );
}

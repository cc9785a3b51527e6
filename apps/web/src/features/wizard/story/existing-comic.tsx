import { Alert, Button, Group, Table } from '@mantine/core';
import type { ExistingComic } from '@panelwise/contracts/domain/comic';
import { gradeLabel } from '@panelwise/contracts/domain/grades';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { CountryFlag, countryName } from '../../../components/flag/country-flag.tsx';
import { paths } from '../../../config/paths.ts';

/** The comic that this creator already has for the concept, and what to do about it. */
export function ExistingComicBox(props: { comic: ExistingComic; onAgain: () => void; busy: boolean }) {
  const { comic } = props;
  return (
    <Alert color="pencil" icon={<IconInfoCircle />} role="status">
      <p>A comic for this concept already exists. Here are the details:</p>
      <Table my={14} striped={false} variant="vertical" layout="fixed">
        <Table.Tbody>
          <Row name="Country">
            <Group gap={8}>
              <CountryFlag code={comic.country} />
              {countryName(comic.country)}
            </Group>
          </Row>
          <Row name="Class / Grade">{gradeLabel(comic.grade)}</Row>
          <Row name="Subject">{comic.subject}</Row>
          <Row name="Title">{comic.title}</Row>
          <Row name="Concept">{comic.concept}</Row>
          <Row name="PDF">
            {comic.pdfUrl ? (
              <a href={comic.pdfUrl} target="_blank" rel="noreferrer">
                View PDF
              </a>
            ) : (
              'Not published yet'
            )}
          </Row>
        </Table.Tbody>
      </Table>
      <Group gap={12}>
        <Button component={Link} to={paths.myComics}>
          Go to My Comics
        </Button>
        <Button variant="outline" onClick={props.onAgain} disabled={props.busy}>
          Make a new one anyway
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

import { Alert, Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { cardsQuery } from '../../features/classes/class-queries.ts';
import { CardSheets, cardsOfSheet } from '../../features/classes/components/card-sheets.tsx';
import classes from '../../features/classes/components/cards.module.css';
import { RenewDialog } from '../../features/classes/components/renew-dialog.tsx';
import { errorText } from '../../lib/api-error.ts';
import { counted } from '../../lib/counted.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** The log-in cards of a class, as they are printed, eight to a sheet. */
export function Component() {
  usePageTitle('Log-in cards');
  const { id = '' } = useParams();
  const { data, error, isPending } = useQuery(cardsQuery(id));
  const [renewing, { open, close }] = useDisclosure(false);
  if (isPending) return <PagePending />;
  const cards = data?.cards ?? [];
  const sheets = Math.ceil(cards.length / cardsOfSheet);
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <div className={classes.head}>
        <div>
          {data && (
            <Link className={classes.up} to={paths.classPupils(id)}>
              {data.class.name}
            </Link>
          )}
          <h1>Log-in cards</h1>
          {sheets > 0 && (
            <p className="muted">
              {counted(cards.length, 'card')} on {counted(sheets, 'sheet')}. No e-mail needed.
            </p>
          )}
        </div>
        {sheets > 0 && (
          <div className={classes.actions}>
            <Button
              variant="outline"
              leftSection={<IconRefresh size={20} stroke={1.9} aria-hidden />}
              onClick={open}
            >
              New pictures for some
            </Button>
            <Button
              leftSection={<IconPrinter size={20} stroke={1.9} aria-hidden />}
              onClick={() => window.print()}
            >
              Print {counted(sheets, 'sheet')}
            </Button>
          </div>
        )}
      </div>
      {!data && (
        <Alert color="bad" role="alert">
          {errorText(error, 'The cards cannot be shown at the moment.')}
        </Alert>
      )}
      {data && sheets === 0 && (
        <EmptyState
          title="No cards yet"
          text="Cards are for pupils without an e-mail. Add some by first name."
          action={<ButtonLink to={paths.classPupils(id)}>Add pupils</ButtonLink>}
        />
      )}
      {data && sheets > 0 && (
        <div className={classes.both}>
          <CardSheets of={data.class} cards={cards} />
          <aside className={classes.how}>
            <h2>How pupils log in</h2>
            <ol>
              <li>They scan their card or type the class code.</li>
              <li>They tap their own face.</li>
              <li>They tap four pictures in order. Five wrong tries ask for you.</li>
            </ol>
            <p className="muted">
              Lost a card? Give them new pictures: the old ones stop working at once. That you have looked at
              these cards is noted.
            </p>
          </aside>
        </div>
      )}
      <Modal opened={renewing} onClose={close} title="New pictures for whom?">
        <RenewDialog classId={id} cards={cards} onClose={close} />
      </Modal>
    </main>
  );
}

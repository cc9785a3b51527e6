import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
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
import { usePageTitle } from '../../lib/use-page-title.ts';

/** The log-in cards of a class, as they are printed, eight to a sheet. */
export function Component() {
  usePageTitle(t`Log-in cards`);
  const { id = '' } = useParams();
  const { data, error, isPending } = useQuery(cardsQuery(id));
  const [renewing, { open, close }] = useDisclosure(false);
  if (isPending) return <PagePending />;
  const cards = data?.cards ?? [];
  const cardCount = cards.length;
  const sheets = Math.ceil(cardCount / cardsOfSheet);
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <div className={classes.head}>
        <div>
          {data && (
            <Link className={classes.up} to={paths.classPupils(id)}>
              {data.class.name}
            </Link>
          )}
          <h1>
            <Trans>Log-in cards</Trans>
          </h1>
          {sheets > 0 && (
            <p className="muted">
              <Trans>
                <Plural value={cardCount} one="# card" other="# cards" /> on{' '}
                <Plural value={sheets} one="# sheet" other="# sheets" />. No e-mail needed.
              </Trans>
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
              <Trans>New pictures for some</Trans>
            </Button>
            <Button
              leftSection={<IconPrinter size={20} stroke={1.9} aria-hidden />}
              onClick={() => window.print()}
            >
              <Plural value={sheets} one="Print # sheet" other="Print # sheets" />
            </Button>
          </div>
        )}
      </div>
      {!data && (
        <Alert color="bad" role="alert">
          {errorText(error, t`The cards cannot be shown at the moment.`)}
        </Alert>
      )}
      {data && sheets === 0 && (
        <EmptyState
          title={t`No cards yet`}
          text={t`Cards are for pupils without an e-mail. Add some by first name.`}
          action={
            <ButtonLink to={paths.classPupils(id)}>
              <Trans>Add pupils</Trans>
            </ButtonLink>
          }
        />
      )}
      {data && sheets > 0 && (
        <div className={classes.both}>
          <CardSheets of={data.class} cards={cards} />
          <aside className={classes.how}>
            <h2>
              <Trans>How pupils log in</Trans>
            </h2>
            <ol>
              <li>
                <Trans>They scan their card or type the class code.</Trans>
              </li>
              <li>
                <Trans>They tap their own face.</Trans>
              </li>
              <li>
                <Trans>They tap four pictures in order. Five wrong tries ask for you.</Trans>
              </li>
            </ol>
            <p className="muted">
              <Trans>
                Lost a card? Give them new pictures: the old ones stop working at once. That you have looked
                at these cards is noted.
              </Trans>
            </p>
          </aside>
        </div>
      )}
      <Modal opened={renewing} onClose={close} title={t`New pictures for whom?`}>
        <RenewDialog classId={id} cards={cards} onClose={close} />
      </Modal>
    </main>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { renewChildCard } from '@panelwise/contracts/http/families';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { PagePending } from '../../../components/layout/page-pending.tsx';
import { LoginPicture } from '../../../components/login-picture/login-picture.tsx';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { loginPictureWords } from '../../../lib/login-picture-words.ts';
import { cardQuery } from '../api/family-queries.ts';
import classes from './child-card.module.css';

/** The card of a child: its code, and its four pictures in their order. */
export function ChildCard({ id }: { id: string }) {
  const client = useQueryClient();
  const { data: card, error } = useQuery(cardQuery(id));
  if (!card && !error) return <PagePending />;
  const name = card?.nickname;
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <h1>
        <Trans>Log-in card</Trans>
      </h1>
      {card ? (
        <>
          <p className={classes.help}>
            <Trans>
              Your child types the code, finds the name, and taps these four pictures in this order. Keep the
              card where only you two find it.
            </Trans>
          </p>
          <div className={classes.card}>
            <p className={classes.name}>{card.nickname}</p>
            <p className={classes.code}>{card.code.replace(/(\d{4})$/, ' $1')}</p>
            <ol>
              {card.pictures.map((picture) => (
                <li key={picture}>
                  <LoginPicture name={picture} alt={loginPictureWords[picture]} />
                </li>
              ))}
            </ol>
          </div>
          <div className={classes.actions}>
            <Button leftSection={<IconPrinter aria-hidden />} onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
            <ConfirmButton
              trigger={(open) => (
                <Button variant="outline" onClick={open}>
                  <Trans>New pictures</Trans>
                </Button>
              )}
              title={t`New pictures?`}
              question={
                <p>
                  <Trans>The old pictures stop working, and {name} is logged out everywhere.</Trans>
                </p>
              }
              action={t`Get new pictures`}
              busyAction={t`Drawing lots...`}
              failText={t`Please try again in a moment.`}
              run={async () => {
                const renewed = await call(renewChildCard, { params: { id } });
                client.setQueryData(cardQuery(id).queryKey, renewed.card);
              }}
            />
            <ButtonLink to={paths.childActivity(id)} variant="subtle">
              <Trans>Back</Trans>
            </ButtonLink>
          </div>
        </>
      ) : (
        <Alert color="bad" role="alert">
          {errorText(error, t`Please try again in a moment.`)}
        </Alert>
      )}
    </main>
  );
}

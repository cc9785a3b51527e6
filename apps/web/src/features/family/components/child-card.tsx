import { Alert, Button } from '@mantine/core';
import { loginPictureNames } from '@panelwise/contracts/domain/picture-login';
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
import { cardQuery } from '../api/family-queries.ts';
import classes from './child-card.module.css';

/** The card of a child: its code, and its four pictures in their order. */
export function ChildCard({ id }: { id: string }) {
  const client = useQueryClient();
  const { data: card, error } = useQuery(cardQuery(id));
  if (!card && !error) return <PagePending />;
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <h1>Log-in card</h1>
      {card ? (
        <>
          <p className={classes.help}>
            Your child types the code, finds the name, and taps these four pictures in this order. Keep the
            card where only you two find it.
          </p>
          <div className={classes.card}>
            <p className={classes.name}>{card.nickname}</p>
            <p className={classes.code}>{card.code.replace(/(\d{4})$/, ' $1')}</p>
            <ol>
              {card.pictures.map((picture) => (
                <li key={picture}>
                  <LoginPicture name={picture} alt={loginPictureNames[picture]} />
                </li>
              ))}
            </ol>
          </div>
          <div className={classes.actions}>
            <Button leftSection={<IconPrinter aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
            <ConfirmButton
              trigger={(open) => (
                <Button variant="outline" onClick={open}>
                  New pictures
                </Button>
              )}
              title="New pictures?"
              question={<p>The old pictures stop working, and {card.nickname} is logged out everywhere.</p>}
              action="Get new pictures"
              busyAction="Drawing lots..."
              failText="Please try again in a moment."
              run={async () => {
                const renewed = await call(renewChildCard, { params: { id } });
                client.setQueryData(cardQuery(id).queryKey, renewed.card);
              }}
            />
            <ButtonLink to={paths.childActivity(id)} variant="subtle">
              Back
            </ButtonLink>
          </div>
        </>
      ) : (
        <Alert color="bad" role="alert">
          {errorText(error, 'Please try again in a moment.')}
        </Alert>
      )}
    </main>
  );
}

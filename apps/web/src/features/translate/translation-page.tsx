import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../components/back-link/back-link.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { errorText } from '../../lib/api-error.ts';
import { languageName } from '../../lib/language-name.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { translationQuery } from './api/translation-queries.ts';
import classes from './translation-sheet.module.css';
import { TranslationSheet } from './translation-sheet.tsx';

/** A comic in another language: every line beside its original. */
export function TranslationPage() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(translationQuery(id));
  const title = data?.title ?? '';
  const name = data ? languageName(data.language) : '';
  usePageTitle(name ? t`${title} in ${name}` : t`In another language`);
  if (!data && !error) return <PagePending />;
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <BackLink to={paths.myComicDetails(id)} className={classes.crumb}>
        <Trans>Comic details</Trans>
      </BackLink>
      <div className={classes.intro}>
        <h1>{name ? t`${title} in ${name}` : t`In another language`}</h1>
        {data && (
          <p>
            <Trans>
              The pictures stay as they are. Write each line so that your class would say it; names stay as
              they are written. What you type is saved as you go, and nobody reads it before you have put it
              into the comic and published that.
            </Trans>
          </p>
        )}
      </div>
      {data ? (
        <TranslationSheet comicId={id} sheet={data} />
      ) : (
        <Alert color="bad" role="alert">
          {errorText(error, t`Failed to load comic details`)}
        </Alert>
      )}
    </main>
  );
}

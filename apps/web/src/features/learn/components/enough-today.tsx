import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { paths } from '../../../config/paths.ts';
import { tomorrowWords } from '../tomorrow-words.ts';
import classes from './review-run.module.css';

/** The time for today is used. Whoever wants to goes on; nobody is asked to. */
export function EnoughToday({ tomorrow }: { tomorrow: number }) {
  return (
    <Aloud>
      <EmptyState
        title={t`That is enough for today`}
        text={tomorrowWords(tomorrow)}
        action={
          <div className={classes.enough}>
            <ButtonLink to={paths.learn}>
              <Trans>Back to your page</Trans>
            </ButtonLink>
            <ButtonLink to={paths.moreReview} variant="outline">
              <Trans>Do a few more</Trans>
            </ButtonLink>
          </div>
        }
      />
    </Aloud>
  );
}

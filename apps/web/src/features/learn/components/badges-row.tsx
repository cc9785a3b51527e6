import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { LearnHome } from '@panelwise/contracts/http/learn';
import { BadgePicture } from '../../../components/badge/badge-picture.tsx';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { badgeNames } from '../../../lib/badge-words.ts';
import classes from './badges.module.css';

/** A quiet row with the newest badge; of none, only what there is to earn is one press away. */
export function BadgesRow({ badges: { have, of, newest } }: { badges: NonNullable<LearnHome['badges']> }) {
  return (
    <section className={classes.row} aria-labelledby="badges-row">
      {newest && <BadgePicture id={newest} isEarned size={56} />}
      <p>
        <b id="badges-row">{newest ? i18n._(badgeNames[newest]) : <Trans>Badges</Trans>}</b>
        <span className="muted">
          {newest ? (
            <Trans>
              Your newest badge. You have {have} of {of}.
            </Trans>
          ) : (
            <Trans>They come with what you read, repair and remember.</Trans>
          )}
        </span>
      </p>
      <ButtonLink to={paths.badges} variant="outline">
        <Trans>All badges</Trans>
      </ButtonLink>
    </section>
  );
}

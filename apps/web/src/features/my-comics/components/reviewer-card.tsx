import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Comic, DrawnPage } from '@panelwise/contracts/domain/comic';
import { IconMessageReport } from '@tabler/icons-react';
import { localDateTime } from '../../../lib/local-date.ts';
import { placeLabel } from '../comic-words.ts';
import { ChangeLink } from './comic-actions.tsx';
import classes from './reviewer-card.module.css';

/** Why a comic was declined, beside the very panel that it is about, and the way to change that. */
export function ReviewerCard({ comic, pages }: { comic: Comic; pages: DrawnPage[] }) {
  const { rejectionPlace: place, rejectionReason, reviewedAt } = comic;
  const page = place && pages.find(({ pageNumber }) => pageNumber === place.page);
  const panel = page?.panels.find((one) => one.panel === place?.panel);
  const picture = panel?.artUrl ?? page?.thumbnailUrl;
  return (
    <section
      className={classes.card}
      data-pictured={picture ? true : undefined}
      aria-labelledby="reviewer-note"
    >
      {picture && <img src={picture} alt={panel?.alt ?? ''} />}
      <div>
        <h2 id="reviewer-note">
          <IconMessageReport size={20} stroke={1.9} aria-hidden />
          <Trans>The reviewer asks for a change</Trans>
        </h2>
        {place && <p className={classes.place}>{placeLabel(place)}</p>}
        <p>{rejectionReason ? t`“${rejectionReason}”` : t`The reviewer gave no reason.`}</p>
        {reviewedAt && <p className={classes.when}>{localDateTime(reviewedAt)}</p>}
        <ChangeLink comic={comic} variant="filled" />
      </div>
    </section>
  );
}

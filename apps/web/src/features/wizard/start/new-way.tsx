import { Trans } from '@lingui/react/macro';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { SitePicture } from '../../../components/site-picture/site-picture.tsx';
import { paths } from '../../../config/paths.ts';
import { atTop } from '../../../lib/address-choices.ts';
import { freeStoryNumber } from '../story/story-form.ts';
import classes from './start-screen.module.css';

/** The way to an empty story. Stories that were typed before keep their places. */
export function NewWay({ userId }: { userId: string }) {
  const [number] = useState(() => freeStoryNumber(userId));
  return (
    <section className={classes.new} aria-labelledby="way-new">
      <div>
        <h2 id="way-new">
          <Trans context="comic">New</Trans>
        </h2>
        <p>
          <Trans>A few plain sentences, a grade and a subject. Page 1 follows your typing in pencil.</Trans>
        </p>
        <ButtonLink
          to={paths.newStory(String(number))}
          state={atTop}
          variant="ink"
          size="lg"
          className={classes.begin}
        >
          <Trans>New comic</Trans>
          <IconArrowRight size={22} stroke={1.9} aria-hidden />
        </ButtonLink>
      </div>
      <span className={classes.girl}>
        <SitePicture name="new-comic" sizes="(max-width: 640px) 104px, 228px" />
      </span>
    </section>
  );
}

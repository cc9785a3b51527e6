import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChildActivity } from '@panelwise/contracts/http/families';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { SitePicture } from '../../../components/site-picture/site-picture.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './one-thing.module.css';

/** One thing for this week, from what is known: a shaky comic to read together, else something kind that is true. */
export function OneThing({ data }: { data: ChildActivity }) {
  const { child, shaky, read } = data;
  const name = child.firstname;
  const weak = shaky.find(({ isPublic }) => isPublic);
  const latest = read.find(({ isPublic }) => isPublic);
  const { title, items, shakyItems } = weak ?? { title: latest?.title, items: 0, shakyItems: 0 };
  return (
    <section className={classes.one} aria-labelledby="one-thing">
      <div className={classes.text}>
        <span className={classes.cap}>
          <Trans>One thing for this week</Trans>
        </span>
        {weak ? (
          <>
            <h1 id="one-thing">
              <Trans>
                Read “{title}” with {name}.
              </Trans>
            </h1>
            <p>
              {plural(shakyItems, {
                one: `# question of ${items} in it is still shaky.`,
                other: `# questions of ${items} in it are still shaky.`,
              })}{' '}
              <Trans>
                The questions come on the way, where the comic teaches them. You need not know the answers.
              </Trans>
            </p>
            <ButtonLink variant="ink" size="lg" to={paths.readTogether(weak.comicId, child._id)}>
              <Trans>Read together</Trans>
            </ButtonLink>
          </>
        ) : latest ? (
          <>
            <h1 id="one-thing">
              <Trans>
                Ask {name} about “{title}”.
              </Trans>
            </h1>
            <p>
              <Trans>
                Nothing is shaky right now. What happens in it, and why? Telling it is learning, too.
              </Trans>
            </p>
            <ButtonLink variant="ink" size="lg" to={paths.readTogether(latest.comicId, child._id)}>
              <Trans>Read it together</Trans>
            </ButtonLink>
          </>
        ) : (
          <>
            <h1 id="one-thing">
              <Trans>Choose a comic together.</Trans>
            </h1>
            <p>
              <Trans>
                {name} has read nothing here this week, so there is nothing to tell yet. Let {name} turn the
                pages.
              </Trans>
            </p>
            <ButtonLink variant="ink" size="lg" to={paths.library}>
              <Trans>To the library</Trans>
            </ButtonLink>
          </>
        )}
      </div>
      <div className={classes.picture}>
        <SitePicture name="parents" sizes="(max-width: 1180px) 100vw, 600px" />
      </div>
    </section>
  );
}

import type { ChildActivity } from '@panelwise/contracts/http/families';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { SitePicture } from '../../../components/site-picture/site-picture.tsx';
import { paths } from '../../../config/paths.ts';
import { counted } from '../../../lib/counted.ts';
import classes from './one-thing.module.css';

/** One thing for this week, from what is known: a shaky comic to read together, else something kind that is true. */
export function OneThing({ data }: { data: ChildActivity }) {
  const { child, shaky, read } = data;
  const name = child.firstname;
  const weak = shaky.find(({ isPublic }) => isPublic);
  const latest = read.find(({ isPublic }) => isPublic);
  return (
    <section className={classes.one} aria-labelledby="one-thing">
      <div className={classes.text}>
        <span className={classes.cap}>One thing for this week</span>
        {weak ? (
          <>
            <h1 id="one-thing">
              Read “{weak.title}” with {name}.
            </h1>
            <p>
              {counted(weak.shakyItems, 'question')} of {weak.items} in it{' '}
              {weak.shakyItems === 1 ? 'is' : 'are'} still shaky. The questions come on the way, where the
              comic teaches them. You need not know the answers.
            </p>
            <ButtonLink variant="ink" size="lg" to={paths.readTogether(weak.comicId, child._id)}>
              Read together
            </ButtonLink>
          </>
        ) : latest ? (
          <>
            <h1 id="one-thing">
              Ask {name} about “{latest.title}”.
            </h1>
            <p>Nothing is shaky right now. What happens in it, and why? Telling it is learning, too.</p>
            <ButtonLink variant="ink" size="lg" to={paths.readTogether(latest.comicId, child._id)}>
              Read it together
            </ButtonLink>
          </>
        ) : (
          <>
            <h1 id="one-thing">Choose a comic together.</h1>
            <p>
              {name} has read nothing here this week, so there is nothing to tell yet. Let {name} turn the
              pages.
            </p>
            <ButtonLink variant="ink" size="lg" to={paths.library}>
              To the library
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

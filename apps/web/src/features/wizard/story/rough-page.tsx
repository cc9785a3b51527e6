import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Brief } from '@panelwise/contracts/domain/series';
import type { ReactNode } from 'react';
import { gradeWithin } from '../../../lib/grade-words.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import { useLate } from '../../../lib/use-late.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import type { Example } from '../hooks/use-example.ts';
import type { StorySketch } from '../rough/rough-messages.ts';
import classes from './rough-page.module.css';

/** What stands beside a page or an example: the studio that makes them comes later than this screen, too. */
const loadLate = () => import('./rough-sketch.tsx');

/** Page 1 as a blue pencil rough that follows the typing; drawn in this browser. While it is empty, an example to try. */
export function RoughPage({
  brief,
  sketch,
  isError,
  lead = t`A rough that follows your typing. Ink and color come after you approve the script.`,
  action,
  children,
  example,
  onExample,
}: {
  brief: Brief;
  sketch: StorySketch | undefined;
  isError: boolean;
  /** How the page comes about. */
  lead?: string;
  /** What one does next. */
  action?: ReactNode;
  /** What is to be said of the page beside that. */
  children?: ReactNode;
  /** A story to try while there is nothing to draw. */
  example?: Example | undefined;
  /** Somebody wants the example in their form. */
  onExample?: () => void;
}) {
  const picture = useObjectUrl(sketch?.pencil);
  const about = brief.title || brief.concept;
  const alt = t`Page 1 as a blue pencil rough: ${about}`;
  const Late = useLate(loadLate, picture || example);
  return (
    <aside className={classes.rough} aria-labelledby="rough-title">
      <div className={classes.inside}>
        <div className={classes.page}>
          {(['tl', 'tr', 'bl', 'br'] as const).map((corner) => (
            <i key={corner} className={`${classes.mark} ${classes[corner]}`} />
          ))}
          {picture ? (
            Late ? (
              <Late.EnlargedPage src={picture} alt={alt} />
            ) : (
              <img src={picture} alt={alt} />
            )
          ) : (
            <BlankPage brief={brief} example={example} />
          )}
        </div>
        <div className={classes.words}>
          {action}
          <h2 className={classes.title} id="rough-title">
            <Trans>Page 1, in pencil</Trans>
          </h2>
          <p className={classes.lead}>
            {isError
              ? t`This browser cannot draw the rough sketch. Your comic will be drawn all the same.`
              : lead}
          </p>
          {children}
          {Late && !picture && example && <Late.ExampleToTry story={example.story} onUse={onExample} />}
          {Late && sketch?.pencil && <Late.SketchFacts brief={brief} sketch={sketch} />}
        </div>
      </div>
    </aside>
  );
}

/** Five empty panels with a line for whoever it will be for, and faintly in them what such a page may look like. */
function BlankPage({ brief, example }: { brief: Brief; example: Example | undefined }) {
  const picture = useObjectUrl(example?.page);
  const title = example?.title ?? '';
  const subject = subjectWords(brief.subject);
  const grade = gradeWithin(brief.grade);
  return (
    <div className={classes.blankPage}>
      {picture ? (
        <img src={picture} className={classes.faint} alt={t`An example page in blue pencil: ${title}`} />
      ) : (
        <svg
          className={classes.blank}
          viewBox="0 0 1240 1754"
          role="img"
          aria-label={t`An empty page with five panels`}
        >
          <path d="M44 44h1152v500l-1152 -20zM44 560l580 10l-30 560l-550 8zM664 571l532 10v540l-562 8zM44 1175l1152 -22v557h-1152z" />
        </svg>
      )}
      <p className={classes.line}>
        {subject
          ? t`${subject} for ${grade}: your page begins here.`
          : t`Choose a subject, and an example comes here.`}
      </p>
    </div>
  );
}

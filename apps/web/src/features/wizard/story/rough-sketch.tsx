import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Brief } from '@panelwise/contracts/domain/series';
import { IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { LateModal } from '../../../components/dialog/late-modal.tsx';
import { gradeWithin } from '../../../lib/grade-words.ts';
import type { StorySketch } from '../rough/rough-messages.ts';
import classes from './rough-sketch.module.css';

/** The page, which a press shows as large as the screen allows. */
export function EnlargedPage({ src, alt }: { src: string; alt: string }) {
  const [large, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.enlarge}
        aria-label={t`Enlarge page 1`}
        onClick={() => setLarge(true)}
      >
        <img src={src} alt={alt} />
        <span aria-hidden>
          <IconZoomIn size={18} />
        </span>
      </button>
      <LateModal opened={large} onClose={() => setLarge(false)} title={t`Page 1, in pencil`} size="xl">
        <img className={classes.large} src={src} alt={alt} />
      </LateModal>
    </>
  );
}

/** How long the comic will be, for whom, and the words that it teaches; those of the story before those that a lesson brings. */
export function SketchFacts({ brief, sketch }: { brief: Brief; sketch: StorySketch }) {
  const grade = gradeWithin(brief.grade);
  const partCount = sketch.parts.length;
  const pageCount = sketch.script.length;
  const terms = [...new Set(sketch.parts.flatMap((part) => part.keyTerms))]
    .map((term) => ({ term, found: brief.story.toLowerCase().includes(term.toLowerCase()) }))
    .sort((a, b) => Number(b.found) - Number(a.found))
    .slice(0, 8);
  return (
    <>
      <ul className={classes.facts}>
        <li>
          <Trans>
            <b className="num">{partCount}</b> <Plural value={partCount} one="part" other="parts" />
          </Trans>
        </li>
        <li>
          <Trans>
            <b className="num">{pageCount}</b>{' '}
            <Plural value={pageCount} one="page in part 1" other="pages in part 1" />
          </Trans>
        </li>
        <li>
          <Trans>
            <b>{grade}</b> reading level
          </Trans>
        </li>
      </ul>
      {terms.length > 0 && (
        <div className={classes.terms}>
          <p>{sketch.lesson ? t`Key words of the lesson` : t`Key words found`}</p>
          <ul>
            {terms.map(({ term, found }) => (
              <li key={term} data-found={found || undefined}>
                {term}
                {found && sketch.lesson && (
                  <span className="visually-hidden">
                    {' '}
                    <Trans>(in your story)</Trans>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** A story for whoever has none yet. */
export function ExampleToTry({ story, onUse }: { story: string; onUse: (() => void) | undefined }) {
  return (
    <div className={classes.example}>
      <p className={classes.exampleTitle}>
        <Trans>An example to try</Trans>
      </p>
      <p>{story}</p>
      <PlainButton variant="outline" size="sm" onClick={onUse}>
        <Trans>Use this story</Trans>
      </PlainButton>
    </div>
  );
}

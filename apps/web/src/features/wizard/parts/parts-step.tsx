import { Alert, Button } from '@mantine/core';
import type { Comic, SeriesPart } from '@panelwise/contracts/domain/comic';
import type { Warning } from '@panelwise/contracts/domain/warnings';
import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { CastSection } from '../cast/cast-section.tsx';
import { PlacesSection } from '../cast/places-section.tsx';
import { useCast } from '../cast/use-cast.ts';
import { useWhoIsInIt } from '../cast/use-who-is-in-it.ts';
import { SavedStamp } from '../components/saved-stamp.tsx';
import { WizardHead } from '../components/wizard-head.tsx';
import { wizardSteps } from '../resume.ts';
import { RoughPage } from '../story/rough-page.tsx';
import { WarningNotice } from '../story/story-notices.tsx';
import { PartCard } from './part-card.tsx';
import classes from './parts-step.module.css';

type PartsProps = {
  parts: SeriesPart[];
  /** What its creator should know before they go on. */
  warnings: Warning[];
  error: string | null;
  onOpen: (part: SeriesPart) => void;
  onBack: () => void;
};

/** Step 2 of 5: who is in it, where, and the concept in parts, one comic each. Without its comic only the parts. */
export function PartsStep({ comic, ...props }: PartsProps & { comic: Comic | undefined }) {
  return comic ? <ReadStory key={comic.seriesId} comic={comic} {...props} /> : <PartsAlone {...props} />;
}

function PartsAlone(props: PartsProps) {
  return (
    <>
      <WizardHead title={wizardSteps[1]} lead="Your concept, cut into parts that each teach one thing." />
      <Notices {...props} />
      <Parts {...props} />
    </>
  );
}

function ReadStory({ comic, ...props }: PartsProps & { comic: Comic }) {
  const draft = useCast(comic._id, comic.cast);
  const { brief, meta, who, sketch, isError } = useWhoIsInIt(comic, props.parts, draft.choices);
  return (
    <>
      <WizardHead
        title={wizardSteps[1]}
        eyebrow={comic.title}
        lead="This is what the studio read in your story. Change anything; the pencil page follows at once."
      >
        <SavedStamp save={draft.save} />
      </WizardHead>
      <div className={classes.split}>
        <div>
          <Notices {...props} />
          {who && <CastSection comic={comic} who={who} meta={meta} draft={draft} />}
          {who && <PlacesSection places={who.places} meta={meta} />}
          <Parts {...props} lengths={who?.parts} />
        </div>
        <RoughPage
          brief={brief}
          sketch={sketch}
          isError={isError}
          lead="It follows what you change here. Ink and colour come after you approve the script."
        >
          {draft.said && (
            <p className={classes.said} role="status">
              <IconPencil size={18} aria-hidden />
              Redrawn: {draft.said}
            </p>
          )}
        </RoughPage>
      </div>
    </>
  );
}

function Notices({ error, warnings }: Pick<PartsProps, 'error' | 'warnings'>) {
  return (
    <>
      {error && (
        <Alert role="alert" mb={20}>
          {error}
        </Alert>
      )}
      {warnings.map((warning) => (
        <WarningNotice key={warning.kind} warning={warning} />
      ))}
    </>
  );
}

function Parts(
  props: PartsProps & { lengths?: { part: number; pages: number; panels: number }[] | undefined },
) {
  const next = props.parts.find((part) => !part.completed);
  return (
    <section className={classes.section} aria-labelledby="parts-title">
      <header className={classes.head}>
        <h2 id="parts-title">Parts</h2>
        <p>Each part becomes a comic of its own. Take them in any order; the others wait here.</p>
      </header>
      {props.parts.length === 0 ? (
        <Alert color="warn" role="alert">
          No parts returned from backend.
        </Alert>
      ) : (
        <ol className={classes.parts}>
          {props.parts.map((part) => (
            <PartCard
              key={part.part}
              part={part}
              length={props.lengths?.find((one) => one.part === part.part)}
              next={part === next}
              onOpen={() => props.onOpen(part)}
            />
          ))}
        </ol>
      )}
      <div className={classes.actions}>
        <Button variant="outline" onClick={props.onBack} leftSection={<IconArrowLeft aria-hidden />}>
          Back
        </Button>
      </div>
    </section>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import type { Comic, SeriesPart } from '@panelwise/contracts/domain/comic';
import type { Warning } from '@panelwise/contracts/domain/warnings';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { CastSection } from '../cast/cast-section.tsx';
import { PlacesSection } from '../cast/places-section.tsx';
import { TermsSection } from '../cast/terms-section.tsx';
import { useCast } from '../cast/use-cast.ts';
import { useWhoIsInIt } from '../cast/use-who-is-in-it.ts';
import { NextAction } from '../components/next-action.tsx';
import { SavedStamp } from '../components/saved-stamp.tsx';
import { stepNames } from '../components/step-names.ts';
import { WizardHead } from '../components/wizard-head.tsx';
import type { SaveState } from '../script/script-saver.ts';
import { RoughPage } from '../story/rough-page.tsx';
import { WarningNotice } from '../story/story-notices.tsx';
import { GenerateButton } from './generate-button.tsx';
import { nextOf } from './next-part.ts';
import { lengthText } from './pages-field.tsx';
import { Parts } from './parts.tsx';
import classes from './parts-step.module.css';
import { usePartWishes } from './use-part-wishes.ts';

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
      <WizardHead title={stepNames()[1]} lead={t`Your concept, cut into parts that each teach one thing.`} />
      <Notices {...props} />
      <Parts {...props} />
    </>
  );
}

function ReadStory({ comic, ...props }: PartsProps & { comic: Comic }) {
  const [said, setSaid] = useState<string>();
  const draft = useCast(comic._id, comic.cast, setSaid);
  const wishes = usePartWishes(comic._id, comic.partWishes, props.parts, setSaid);
  const { parts } = wishes;
  const reading = useWhoIsInIt(comic, parts, draft.choices, wishes.wishes);
  const { brief, meta, who, sketch, isError } = reading;
  const next = nextOf(parts);
  const nextLength = who?.parts.find(({ part }) => part === next?.part);
  return (
    <>
      <WizardHead
        title={stepNames()[1]}
        eyebrow={comic.title}
        lead={t`This is what the studio read in your story. Change anything; the pencil page follows at once.`}
      >
        <SavedStamp save={lastOf(draft.save, wishes.save)} isStored />
      </WizardHead>
      <div className={classes.split}>
        <div>
          <Notices {...props} />
          {who && <CastSection comic={comic} who={who} meta={meta} draft={draft} />}
          {who && <PlacesSection places={who.places} parts={parts} meta={meta} draft={wishes} />}
          {who && <TermsSection terms={who.terms} parts={parts} meta={meta} draft={wishes} />}
          <Parts {...props} parts={parts} lengths={who?.parts} meta={meta} draft={wishes} />
        </div>
        <RoughPage
          brief={brief}
          sketch={sketch}
          isError={isError}
          lead={t`It follows what you change here. Ink and color come after you approve the script.`}
        >
          {said && (
            <p className={classes.said} role="status">
              <IconPencil size={18} aria-hidden />
              <Trans>Redrawn: {said}</Trans>
            </p>
          )}
          {next && (
            <div className={classes.main}>
              <NextAction>
                <GenerateButton part={next} size="lg" fullWidth onOpen={() => props.onOpen(next)} />
                {nextLength && <p className={classes.length}>{lengthText(nextLength)}</p>}
              </NextAction>
            </div>
          )}
        </RoughPage>
      </div>
    </>
  );
}

/** What stands first of two that are stored: trouble, then what is under way, then what was stored last. */
function lastOf(one: SaveState, other: SaveState): SaveState {
  const order: SaveState['kind'][] = ['failed', 'unsaved', 'saved', 'clean'];
  const [first, second] = [one, other].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  if (first?.kind === 'saved' && second?.kind === 'saved') return first.at > second.at ? first : second;
  return first ?? one;
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

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { Comic, SeriesPart } from '@panelwise/contracts/domain/comic';
import { wishFor } from '@panelwise/contracts/domain/part-wishes';
import type { ComicMeta } from '@panelwise/contracts/domain/script';
import type { Warning } from '@panelwise/contracts/domain/warnings';
import type { LengthOfPart } from '@panelwise/studio/write/who-is-in-it';
import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { CastSection } from '../cast/cast-section.tsx';
import { PlacesSection } from '../cast/places-section.tsx';
import { useCast } from '../cast/use-cast.ts';
import { useWhoIsInIt } from '../cast/use-who-is-in-it.ts';
import { SavedStamp } from '../components/saved-stamp.tsx';
import { stepNames } from '../components/step-names.ts';
import { WizardHead } from '../components/wizard-head.tsx';
import type { SaveState } from '../script/script-saver.ts';
import { RoughPage } from '../story/rough-page.tsx';
import { WarningNotice } from '../story/story-notices.tsx';
import { GenerateButton } from './generate-button.tsx';
import { PagesField } from './pages-field.tsx';
import { PartCard } from './part-card.tsx';
import { PartPencil } from './part-pencil.tsx';
import classes from './parts-step.module.css';
import { usePartWishes, type WishDraft } from './use-part-wishes.ts';

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
  const reading = useWhoIsInIt(comic, props.parts, draft.choices, wishes.wishes);
  const { brief, meta, who, sketch, isError } = reading;
  const next = nextOf(props.parts);
  return (
    <>
      <WizardHead
        title={stepNames()[1]}
        eyebrow={comic.title}
        lead={t`This is what the studio read in your story. Change anything; the pencil page follows at once.`}
      >
        <SavedStamp save={lastOf(draft.save, wishes.save)} />
      </WizardHead>
      <div className={classes.split}>
        <div>
          <Notices {...props} />
          {who && <CastSection comic={comic} who={who} meta={meta} draft={draft} />}
          {who && <PlacesSection places={who.places} parts={props.parts} meta={meta} draft={wishes} />}
          <Parts {...props} lengths={who?.parts} meta={meta} draft={wishes} />
        </div>
        <RoughPage
          brief={brief}
          sketch={sketch}
          isError={isError}
          lead={t`It follows what you change here. Ink and colour come after you approve the script.`}
        >
          {said && (
            <p className={classes.said} role="status">
              <IconPencil size={18} aria-hidden />
              <Trans>Redrawn: {said}</Trans>
            </p>
          )}
          {next && (
            <div className={classes.main}>
              <GenerateButton part={next} size="lg" fullWidth onOpen={() => props.onOpen(next)} />
            </div>
          )}
        </RoughPage>
      </div>
    </>
  );
}

/** The part that is made next: the first that is not done. */
const nextOf = (parts: SeriesPart[]) => parts.find((part) => !part.completed);

/** What stands first of two that are stored: trouble, then what is under way, then what was stored last. */
function lastOf(one: SaveState, other: SaveState): SaveState {
  const order: SaveState['kind'][] = ['failed', 'unsaved', 'saved', 'clean'];
  const [first, second] = [one, other].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  if (first?.kind === 'saved' && second?.kind === 'saved') return first.at > second.at ? first : second;
  return first ?? one;
}

function pagesSaid(part: number, pageCount: number | undefined): string {
  return pageCount
    ? plural(pageCount, { one: `part ${part} on # page`, other: `part ${part} on # pages` })
    : t`part ${part} on as many pages as it needs`;
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

type OfComic = { lengths: LengthOfPart[] | undefined; meta: ComicMeta; draft: WishDraft };

function Parts(props: PartsProps & Partial<OfComic>) {
  const { draft, meta } = props;
  const next = nextOf(props.parts);
  const lengthOf = (part: SeriesPart) => props.lengths?.find((one) => one.part === part.part);
  return (
    <section className={classes.section} aria-labelledby="parts-title">
      <header className={classes.head}>
        <h2 id="parts-title">
          <Trans>Parts</Trans>
        </h2>
        <p>
          <Trans>Each part becomes a comic of its own. Take them in any order; the others wait here.</Trans>
        </p>
      </header>
      {draft?.save.kind === 'failed' && (
        <Alert role="alert" mb={16} title={t`Your wishes are not saved`}>
          <p>{draft.save.message}</p>
          <Button size="compact-sm" variant="outline" mt={8} onClick={draft.again}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      )}
      {props.parts.length === 0 ? (
        <Alert color="warn" role="alert">
          <Trans>No parts returned from backend.</Trans>
        </Alert>
      ) : (
        <ol className={classes.parts}>
          {props.parts.map((part) => (
            <PartCard
              key={part.part}
              part={part}
              pages={
                draft && (
                  <PagesField
                    part={part.part}
                    wanted={wishFor(draft.wishes, part.part).pageCount}
                    length={lengthOf(part)}
                    typed={draft.typed.includes(part.part)}
                    onWant={(pageCount) =>
                      draft.change(
                        part.part,
                        ({ pageCount: _, ...wish }) => ({ ...wish, ...(pageCount && { pageCount }) }),
                        pagesSaid(part.part, pageCount),
                      )
                    }
                  />
                )
              }
              picture={meta && <PartPencil page={lengthOf(part)?.firstPage} meta={meta} />}
              next={part !== next ? undefined : draft ? 'beside' : 'here'}
              onOpen={() => props.onOpen(part)}
            />
          ))}
        </ol>
      )}
      <div className={classes.actions}>
        <Button variant="outline" onClick={props.onBack} leftSection={<IconArrowLeft aria-hidden />}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </section>
  );
}

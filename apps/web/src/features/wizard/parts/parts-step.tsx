import { Alert, Button } from '@mantine/core';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import type { Warning } from '@panelwise/contracts/domain/warnings';
import { IconArrowLeft } from '@tabler/icons-react';
import { WizardHead } from '../components/wizard-head.tsx';
import { wizardSteps } from '../resume.ts';
import { WarningNotice } from '../story/story-notices.tsx';
import { PartCard } from './part-card.tsx';
import classes from './parts-step.module.css';

/** Step 2 of 5: the concept in parts, one comic each. */
export function PartsStep(props: {
  parts: SeriesPart[];
  /** What its creator should know before they go on. */
  warnings: Warning[];
  error: string | null;
  onOpen: (part: SeriesPart) => void;
  onBack: () => void;
}) {
  const next = props.parts.find((part) => !part.completed);
  return (
    <>
      <WizardHead
        title={wizardSteps[1]}
        lead="Each part becomes a comic of its own. Take them in any order; the others wait here."
      />
      {props.error && (
        <Alert role="alert" mb={20}>
          {props.error}
        </Alert>
      )}
      {props.warnings.map((warning) => (
        <WarningNotice key={warning.kind} warning={warning} />
      ))}
      {props.parts.length === 0 ? (
        <Alert color="warn" role="alert">
          No parts returned from backend.
        </Alert>
      ) : (
        <ol className={classes.parts}>
          {props.parts.map((part) => (
            <PartCard key={part.part} part={part} next={part === next} onOpen={() => props.onOpen(part)} />
          ))}
        </ol>
      )}
      <div className={classes.actions}>
        <Button variant="outline" onClick={props.onBack} leftSection={<IconArrowLeft aria-hidden />}>
          Back
        </Button>
      </div>
    </>
  );
}

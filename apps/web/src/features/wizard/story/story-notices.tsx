import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { helpIn } from '@panelwise/contracts/domain/help-lines';
import type { Warning } from '@panelwise/contracts/domain/warnings';
import type { BriefCheck } from '@panelwise/studio/write/check-brief';
import { IconHeartHandshake, IconInfoCircle } from '@tabler/icons-react';
import { inOurWords } from '../../../lib/our-words.ts';
import classes from './story-notices.module.css';

/** What the studio has to say of a story before anything is made of it. */
export function StoryNotices({ check, country }: { check: BriefCheck | undefined; country: string }) {
  if (!check) return null;
  if (check.danger)
    return (
      <Alert color="pencil" icon={<IconHeartHandshake aria-hidden />} role="status">
        <p>
          <Trans>
            No comic is made of this story, because it reads as if a child may be getting hurt. If it is about
            you or somebody you know, it is not your fault, and there are people who help, for free and in
            confidence.
          </Trans>
        </p>
        <p>{inOurWords(helpIn(country))}</p>
      </Alert>
    );
  return check.warnings.map((warning) => <WarningNotice key={warning.message} warning={warning} />);
}

/** One warning, with the questions that would help. */
export function WarningNotice({ warning }: { warning: Warning }) {
  return (
    <Alert color="pencil" icon={<IconInfoCircle aria-hidden />} role="status">
      <p>{inOurWords(warning.message)}</p>
      {warning.questions.length > 0 && (
        <ul className={classes.questions}>
          {warning.questions.map((question) => (
            <li key={question}>{inOurWords(question)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

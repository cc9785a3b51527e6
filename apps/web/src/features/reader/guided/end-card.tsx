import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PublicPart } from '@panelwise/contracts/domain/comic';
import { IconArrowRight, IconRotate } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink, PlainButton } from '../../../components/button/button-link.tsx';
import { HearButton } from '../../../components/hear/hear-button.tsx';
import { paths } from '../../../config/paths.ts';
import { useSay } from '../../../lib/speech/use-say.ts';
import { useHelp } from '../../../lib/use-help.ts';
import classes from './end-card.module.css';

/** Behind the last panel: the quiz, the next part, or once more. */
export function EndCard({
  onQuiz,
  onAgain,
  next,
  play,
}: {
  /** Absent for a comic without a quiz. */
  onQuiz: (() => void) | undefined;
  onAgain: () => void;
  next: PublicPart | undefined;
  play: ReactNode;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { readsAloud } = useHelp();
  const aloud = useSay(readsAloud ? i18n.locale : undefined);
  const name = onQuiz ? t`What did you learn?` : t`The end`;
  const words = onQuiz
    ? t`A few questions show you what you remember. Each one can lead you back to its panel.`
    : t`You have read every panel.`;
  return (
    <div className={classes.end}>
      <div className={classes.card}>
        <h2 ref={title} tabIndex={-1}>
          {name}
        </h2>
        <p>{words}</p>
        <HearButton
          aloud={aloud}
          name="end"
          texts={[name, words]}
          label={t({ message: 'this', context: 'what is heard' })}
          size={64}
        />
        <div className={classes.actions}>
          {onQuiz && (
            <PlainButton variant="ink" size="lg" onClick={onQuiz}>
              <Trans>Take the quiz</Trans>
              <IconArrowRight stroke={1.9} aria-hidden />
            </PlainButton>
          )}
          {next && (
            <ButtonLink to={paths.libraryComic(next._id)} variant={onQuiz ? 'on-caption' : 'ink'} size="lg">
              <Trans>Read part {{ part: next.part }}</Trans>
            </ButtonLink>
          )}
          {play}
          <PlainButton variant="on-caption" size="lg" onClick={onAgain}>
            <IconRotate stroke={1.9} aria-hidden />
            <Trans>Read again</Trans>
          </PlainButton>
        </div>
      </div>
    </div>
  );
}

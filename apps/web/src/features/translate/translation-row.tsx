import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { type Language, languageNames } from '@panelwise/contracts/domain/languages';
import type { TranslationLine } from '@panelwise/contracts/domain/translation';
import { memo } from 'react';
import { PlainButton } from '../../components/button/button-link.tsx';
import { languageName } from '../../lib/language-name.ts';
import { lineLabel } from './sections.ts';
import classes from './translation-sheet.module.css';

/** How many characters are left is said from here on. */
const nearlyFull = 30;
/** Names, numbers and formulas may read the same in both languages; what has more words is a sentence. */
const wordsOfName = 4;
const isShort = (text: string) => text !== '' && text.split(/\s+/).length <= wordsOfName;

/** One line in both languages. */
export const TranslationRow = memo(function TranslationRow({
  line,
  text,
  from,
  to,
  refused,
  onType,
}: {
  line: TranslationLine;
  text: string;
  from: Language;
  to: Language;
  refused: string | undefined;
  onType: (key: string, text: string) => void;
}) {
  const label = lineLabel(line);
  const left = line.max - text.length;
  const name = languageName(to);
  return (
    <div className={classes.row} data-empty={text.trim() === '' || undefined}>
      <div className={classes.original}>
        <span className={classes.kind}>{label}</span>
        {line.original ? (
          <p lang={from}>{line.original}</p>
        ) : (
          <p className="muted">
            <Trans>You added this line yourself.</Trans>
          </p>
        )}
      </div>
      <div className={classes.field}>
        <Textarea
          aria-label={t`${label} in ${name}: ${line.original}`}
          lang={to}
          autosize
          minRows={1}
          maxLength={line.max}
          value={text}
          error={refused}
          placeholder={languageNames[to]}
          onChange={(event) => onType(line.key, event.currentTarget.value)}
        />
        <div className={classes.below}>
          {text === '' && isShort(line.original) && (
            <PlainButton
              variant="subtle"
              size="sm"
              className={classes.same}
              onClick={() => onType(line.key, line.original)}
            >
              <Trans>Same as the original</Trans>
            </PlainButton>
          )}
          {line.original.includes('*') && !text.includes('*') && (
            <span className="muted">
              <Trans>Put *stars* around the key term here too.</Trans>
            </span>
          )}
          {left <= nearlyFull && (
            <span className="muted">
              <Trans>{left} left</Trans>
            </span>
          )}
        </div>
      </div>
    </div>
  );
});

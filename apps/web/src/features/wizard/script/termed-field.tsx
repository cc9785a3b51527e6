import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { stripTermMarks } from '@panelwise/contracts/domain/script';
import { IconStar, IconStarOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTypedValue } from '../hooks/use-typed-value.ts';
import { retyped, termChoice, termsIn, withTermChanged } from './key-terms.ts';
import classes from './script-panel.module.css';

/** From this share of the characters on, they are counted. */
const nearly = 0.8;

/** A field for words of which some are key terms. Selecting a word offers to make it one; the script's stars are not seen. */
export function TermedField(props: {
  /** With the stars of the script. */
  value: string;
  onChange: (value: string) => void;
  label?: ReactNode;
  'aria-label'?: string;
  /** Characters that the script takes, its stars among them; how many there are is shown when most are used. */
  most: number;
  placeholder?: string;
  error?: ReactNode;
  className?: string | undefined;
}) {
  const { value, onChange, most, className, ...field } = props;
  /** The selection, where it offers anything: a caret that only moves on as one types does not. */
  const [selected, setSelected] = useState<readonly [from: number, to: number]>();
  const { shown, type, take } = useTypedValue(stripTermMarks(value), (words) =>
    onChange(retyped(value, words)),
  );
  const now = retyped(value, shown);
  const { length } = now;
  const terms = termsIn(now);
  const termCount = terms.length;
  const termList = terms.join(', ');
  const choice = selected && termChoice(now, ...selected);
  const words = choice?.words ?? '';
  return (
    <div className={className}>
      <Textarea
        {...field}
        rows={1}
        classNames={{ input: classes.input }}
        value={shown}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={take}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          setSelected(
            termChoice(now, selectionStart, selectionEnd) ? [selectionStart, selectionEnd] : undefined,
          )
        }
      />
      {length > most * nearly && (
        <p className={`num ${classes.count}`} data-over={length > most || undefined}>
          <Trans>
            {length} of {most} characters
          </Trans>
        </p>
      )}
      {choice ? (
        <Button
          variant="outline"
          size="compact-sm"
          mt={6}
          leftSection={choice.isTerm ? <IconStarOff size={16} /> : <IconStar size={16} />}
          // The words stay selected.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            take();
            onChange(withTermChanged(now, choice));
          }}
        >
          {choice.isTerm ? t`Not a key term` : t`Make “${words}” a key term`}
        </Button>
      ) : (
        termCount > 0 && (
          <p className={classes.terms}>
            <IconStar size={14} aria-hidden />
            {plural(termCount, { one: `Key term: ${termList}`, other: `Key terms: ${termList}` })}
          </p>
        )
      )}
    </div>
  );
}

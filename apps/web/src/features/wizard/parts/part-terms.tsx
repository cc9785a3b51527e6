import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { termKey } from '@panelwise/contracts/domain/key-term';
import { limits } from '@panelwise/contracts/domain/limits';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './parts-step.module.css';

type Open = { at: number; typed: string };

/** The key terms of a part: a press on one makes a field of it, the cross takes it away, and one more can be added. */
export function PartTerms(props: {
  part: SeriesPart;
  /** Those that no line of the part says. */
  unsaid: string[];
  /** Undefined where they stay. */
  onChange: ((terms: string[], said: string) => void) | undefined;
}) {
  const { part, onChange } = props;
  const { part: number, keyTerms: terms } = part;
  const [open, setOpen] = useState<Open>();
  const box = useRef<HTMLDivElement>(null);
  const change = (next: string[]) => onChange?.(next, t`key terms of part ${number}`);
  /** The keyboard goes on where it was. */
  const focus = (which: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-term="${which}"]`)?.focus());
  const field = (at: number) =>
    open?.at === at && (
      <TermField
        label={at < terms.length ? t`Key term of part ${number}` : t`New key term of part ${number}`}
        typed={open.typed}
        others={terms.filter((_, i) => i !== at)}
        onType={(typed) => setOpen({ at, typed })}
        onTake={(term) => {
          if (term && term !== terms[at]) change(terms.toSpliced(at, 1, term));
        }}
        onClose={(goOn) => {
          setOpen(undefined);
          if (goOn) focus(at < terms.length ? `${at}` : 'new');
        }}
      />
    );
  return (
    <div className={classes.terms} ref={box}>
      <h4>
        <Trans>Key Terms</Trans>
      </h4>
      <ul>
        {terms.map((term, at) => (
          <li key={term} data-unsaid={props.unsaid.includes(term) || undefined}>
            {onChange
              ? field(at) || (
                  <>
                    <button
                      type="button"
                      data-term={at}
                      title={t`Change the key term ${term}`}
                      onClick={() => setOpen({ at, typed: term })}
                    >
                      {term}
                    </button>
                    {terms.length > 1 && (
                      <button
                        type="button"
                        aria-label={t`Remove the key term ${term}`}
                        onClick={() => {
                          change(terms.toSpliced(at, 1));
                          focus(`${Math.max(0, at - 1)}`);
                        }}
                      >
                        <IconX size={14} aria-hidden />
                      </button>
                    )}
                  </>
                )
              : term}
          </li>
        ))}
      </ul>
      {onChange &&
        terms.length < limits.keyTermsMax &&
        (field(terms.length) || (
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.addTerm}
            data-term="new"
            aria-label={t`Add a key term to part ${number}`}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpen({ at: terms.length, typed: '' })}
          >
            <Trans>Term</Trans>
          </Button>
        ))}
      {props.unsaid.length > 0 && (
        <p className={classes.unsaid}>
          <Trans>Dashed terms are not in the story of this part yet, so no panel marks them.</Trans>
        </p>
      )}
    </div>
  );
}

function TermField(props: {
  label: string;
  typed: string;
  others: string[];
  onType: (typed: string) => void;
  onTake: (term: string) => void;
  /** `goOn` where the keyboard is still here. */
  onClose: (goOn: boolean) => void;
}) {
  const term = props.typed.trim();
  const problem = problemOf(term, props.others);
  const take = () => {
    if (!problem) props.onTake(term);
  };
  return (
    <TextInput
      className={classes.termField}
      size="xs"
      aria-label={props.label}
      value={props.typed}
      maxLength={limits.keyTermMax}
      error={problem}
      autoFocus
      onChange={(event) => props.onType(event.currentTarget.value)}
      onBlur={() => {
        take();
        props.onClose(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onClose(true);
        if (event.key !== 'Enter' || problem) return;
        take();
        props.onClose(true);
      }}
    />
  );
}

/** Nothing typed is no problem: it changes nothing. */
function problemOf(term: string, others: string[]): string | undefined {
  if (others.some((one) => termKey(one) === termKey(term))) return t`This part has this term already.`;
  return term.includes('*') ? t`Write the term without stars.` : undefined;
}

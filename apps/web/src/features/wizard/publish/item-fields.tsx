import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Textarea, TextInput } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { IconButton } from '../../../components/button/button-link.tsx';
import type { ItemDraft } from './item-draft.ts';
import classes from './kit-items.module.css';

type Fields<D = ItemDraft> = {
  draft: D;
  /** By the path of the field. */
  problems: Record<string, string>;
  onChange: (draft: ItemDraft) => void;
};

/** The fields of an item, by what it is. The first one has the focus. */
export function ItemFields({ draft, problems, onChange }: Fields) {
  if ('options' in draft) return <QuestionFields draft={draft} problems={problems} onChange={onChange} />;
  if (draft.kind === 'facts')
    return (
      <Textarea
        label={t`Fact`}
        data-autofocus
        autosize
        maxLength={limits.factMax}
        value={draft.fact}
        error={problems.fact}
        onChange={({ currentTarget }) => onChange({ ...draft, fact: currentTarget.value })}
      />
    );
  return (
    <>
      <TextInput
        label={t`Question`}
        data-autofocus
        maxLength={limits.faqQuestionMax}
        value={draft.question}
        error={problems.question}
        onChange={({ currentTarget }) => onChange({ ...draft, question: currentTarget.value })}
      />
      <Textarea
        label={t`Answer`}
        autosize
        maxLength={limits.faqAnswerMax}
        value={draft.answer}
        error={problems.answer}
        onChange={({ currentTarget }) => onChange({ ...draft, answer: currentTarget.value })}
      />
    </>
  );
}

function QuestionFields({ draft, problems, onChange }: Fields<Extract<ItemDraft, { right: number }>>) {
  const { options, right } = draft;
  const group = useId();
  const unmarked = right < 0 && problems.correctAnswer ? t`Please mark the right answer.` : undefined;
  const problem = problems.options ?? unmarked;
  return (
    <>
      <TextInput
        label={t`Question`}
        data-autofocus
        maxLength={limits.questionMax}
        value={draft.question}
        error={problems.question}
        onChange={({ currentTarget }) => onChange({ ...draft, question: currentTarget.value })}
      />
      <fieldset className={classes.answers} aria-describedby={problem ? `${group}-problem` : undefined}>
        <legend>
          <Trans>Answers, with the right one marked</Trans>
        </legend>
        {options.map((option, index) => {
          const number = index + 1;
          return (
            <div key={index} className={classes.answer}>
              <input
                type="radio"
                name={group}
                aria-label={t`Answer ${number} is the right one`}
                checked={right === index}
                onChange={() => onChange({ ...draft, right: index })}
              />
              <TextInput
                aria-label={t`Answer ${number}`}
                maxLength={limits.optionMax}
                value={option}
                error={problems[`options.${index}`]}
                onChange={({ currentTarget }) =>
                  onChange({ ...draft, options: options.with(index, currentTarget.value) })
                }
              />
              {options.length > limits.optionsMin && (
                <IconButton
                  label={t`Remove answer ${number}`}
                  onClick={() =>
                    onChange({
                      ...draft,
                      options: options.toSpliced(index, 1),
                      // Without the right one none is marked, and Keep asks for it.
                      right: index === right ? -1 : right - Number(index < right),
                    })
                  }
                >
                  <IconX size={16} stroke={2} aria-hidden />
                </IconButton>
              )}
            </div>
          );
        })}
        {options.length < limits.optionsMax && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange({ ...draft, options: [...options, ''] })}
          >
            <Trans>Add an answer</Trans>
          </Button>
        )}
        {problem && (
          <p id={`${group}-problem`} className={classes.problem}>
            {problem}
          </p>
        )}
      </fieldset>
      {draft.kind === 'hardcore-quiz' && (
        <Textarea
          label={t`Why it is right`}
          autosize
          maxLength={limits.explanationMax}
          value={draft.explanation}
          error={problems.explanation}
          onChange={({ currentTarget }) => onChange({ ...draft, explanation: currentTarget.value })}
        />
      )}
    </>
  );
}

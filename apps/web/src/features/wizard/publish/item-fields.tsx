import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@panelwise/contracts/domain/limits';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { IconButton } from '../../../components/button/button-link.tsx';
import type { ItemDraft } from './item-draft.ts';
import classes from './kit-items.module.css';

type Fields = { form: UseFormReturnType<ItemDraft> };

/** The fields of an item, by what it is. The first one has the focus. */
export function ItemFields({ form }: Fields) {
  const draft = form.values;
  if ('options' in draft) return <QuestionFields form={form} draft={draft} />;
  if (draft.kind === 'facts')
    return (
      <Textarea
        label={t`Fact`}
        data-autofocus
        autosize
        maxLength={limits.factMax}
        {...form.getInputProps('fact')}
      />
    );
  return (
    <>
      <TextInput
        label={t`Question`}
        data-autofocus
        maxLength={limits.faqQuestionMax}
        {...form.getInputProps('question')}
      />
      <Textarea
        label={t`Answer`}
        autosize
        maxLength={limits.faqAnswerMax}
        {...form.getInputProps('answer')}
      />
    </>
  );
}

function QuestionFields({ form, draft }: Fields & { draft: Extract<ItemDraft, { right: number }> }) {
  const { options, right } = draft;
  const group = useId();
  const unmarked = right < 0 && form.errors.correctAnswer ? t`Please mark the right answer.` : undefined;
  const problem = form.errors.options ?? unmarked;
  return (
    <>
      <TextInput
        label={t`Question`}
        data-autofocus
        maxLength={limits.questionMax}
        {...form.getInputProps('question')}
      />
      <fieldset className={classes.answers} aria-describedby={problem ? `${group}-problem` : undefined}>
        <legend>
          <Trans>Answers, with the right one marked</Trans>
        </legend>
        {options.map((_, index) => {
          const number = index + 1;
          return (
            <div key={index} className={classes.answer}>
              <input
                type="radio"
                name={group}
                aria-label={t`Answer ${number} is the right one`}
                checked={right === index}
                onChange={() => form.setFieldValue('right', index)}
              />
              <TextInput
                aria-label={t`Answer ${number}`}
                maxLength={limits.optionMax}
                {...form.getInputProps(`options.${index}`)}
              />
              {options.length > limits.optionsMin && (
                <IconButton
                  label={t`Remove answer ${number}`}
                  onClick={() => {
                    form.removeListItem('options', index);
                    // Without the right one none is marked, and Keep asks for it.
                    form.setFieldValue('right', index === right ? -1 : right - Number(index < right));
                  }}
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
            onClick={() => form.insertListItem('options', '')}
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
          {...form.getInputProps('explanation')}
        />
      )}
    </>
  );
}

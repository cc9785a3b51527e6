import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Modal, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { gradeValues } from '@panelwise/contracts/domain/grades';
import { limits } from '@panelwise/contracts/domain/limits';
import { playParts } from '@panelwise/contracts/domain/rewards';
import { changeClass, makeClass, type SchoolClass } from '@panelwise/contracts/http/classes';
import { classBody } from '@panelwise/contracts/http/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import actions from '../../../components/dialog/dialog-actions.module.css';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { checkForm } from '../../../lib/check-form.ts';
import { gradeWords } from '../../../lib/grade-words.ts';
import { playPartWords, switched } from '../../../lib/play-parts.ts';
import { reloadClasses } from '../class-queries.ts';
import classes from './classes.module.css';

type Props = {
  /** The class to change; without one a new class is made. */
  of?: SchoolClass;
  opened: boolean;
  onClose: () => void;
};

/** Makes a class, or changes one. */
export function ClassDialog(props: Props) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.of ? t`Change this class` : t`New class`}
    >
      <Fields {...props} />
    </Modal>
  );
}

function Fields({ of, onClose }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: {
      name: of?.name ?? '',
      grade: of?.grade ?? '',
      subject: of?.subject ?? '',
      school: of?.school ?? '',
      isOpen: of?.isOpen ?? true,
      offParts: of?.offParts ?? [],
      mayBattle: of?.mayBattle ?? null,
    },
    validate: checkForm(classBody),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ isOpen, offParts, mayBattle, ...words }: typeof form.values) =>
      of
        ? call(changeClass, {
            params: { id: of._id },
            body: { ...words, isOpen, offParts, ...(mayBattle !== null && { mayBattle }) },
          })
        : call(makeClass, { body: words }),
    onSuccess: async (answer) => {
      await reloadClasses(client);
      onClose();
      if (!of) navigate(paths.classPupils(answer.class._id));
    },
  });
  const { offParts } = form.values;
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => mutate(values))}>
      {error && (
        <Alert color="bad" role="alert">
          {errorText(error, t`The class could not be saved.`)}
        </Alert>
      )}
      <TextInput
        label={t`Name`}
        placeholder={t`6B Science`}
        maxLength={limits.classNameMax}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label={t`Grade`}
        data={[
          { value: '', label: t`Choose a grade` },
          ...gradeValues.map((value) => ({ value, label: gradeWords(value) })),
        ]}
        {...form.getInputProps('grade')}
      />
      <TextInput
        label={t`Subject (optional)`}
        maxLength={limits.classNameMax}
        {...form.getInputProps('subject')}
      />
      <TextInput
        label={t`School (optional)`}
        maxLength={limits.classNameMax}
        {...form.getInputProps('school')}
      />
      {of && (
        <>
          <Switch
            size="md"
            label={t`Pupils with an account may join by the code`}
            {...form.getInputProps('isOpen', { type: 'checkbox' })}
          />
          <Switch
            size="md"
            label={t`Quiz battles`}
            description={t`Off, nothing of them is shown to this class. On, pupils from nine on may meet in this class.`}
            checked={form.values.mayBattle === true}
            onChange={(event) => form.setFieldValue('mayBattle', event.currentTarget.checked)}
          />
          {playParts.map((part) => (
            <Switch
              key={part}
              size="md"
              label={playPartWords[part]}
              description={t`Off, nothing of it is shown to this class. What is learned stays the same.`}
              checked={!offParts.includes(part)}
              onChange={(event) =>
                form.setFieldValue('offParts', switched(offParts, part, event.currentTarget.checked))
              }
            />
          ))}
        </>
      )}
      <div className={actions.actions}>
        <Button variant="outline" onClick={onClose} disabled={isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? t`Saving...` : of ? t`Save` : t`Make the class`}
        </Button>
      </div>
    </form>
  );
}

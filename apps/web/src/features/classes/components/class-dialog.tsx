import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Modal, NativeSelect, Switch, TextInput } from '@mantine/core';
import { gradeValues } from '@panelwise/contracts/domain/grades';
import { limits } from '@panelwise/contracts/domain/limits';
import { playParts } from '@panelwise/contracts/domain/rewards';
import { changeClass, makeClass, type SchoolClass } from '@panelwise/contracts/http/classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import actions from '../../../components/dialog/dialog-actions.module.css';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
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
  const [words, setWords] = useState({
    name: of?.name ?? '',
    grade: of?.grade ?? '',
    subject: of?.subject ?? '',
    school: of?.school ?? '',
  });
  const [isOpen, setOpen] = useState(of?.isOpen ?? true);
  const [offParts, setOffParts] = useState(of?.offParts ?? []);
  const [mayBattle, setMayBattle] = useState(of?.mayBattle ?? null);
  const [complaint, setComplaint] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
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
    onError: (error) => setComplaint(errorText(error, t`The class could not be saved.`)),
  });
  const field = (key: 'name' | 'subject' | 'school') => ({
    value: words[key],
    maxLength: limits.classNameMax,
    onChange: (event: { currentTarget: { value: string } }) =>
      setWords({ ...words, [key]: event.currentTarget.value }),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const missing = !words.name.trim()
          ? t`Please give the class a name.`
          : !words.grade && t`Please choose a grade.`;
        setComplaint(missing || undefined);
        if (!missing) mutate();
      }}
    >
      {complaint && (
        <Alert color="bad" role="alert">
          {complaint}
        </Alert>
      )}
      <TextInput label={t`Name`} placeholder={t`6B Science`} data-autofocus {...field('name')} />
      <NativeSelect
        label={t`Grade`}
        value={words.grade}
        data={[
          { value: '', label: t`Choose a grade` },
          ...gradeValues.map((value) => ({ value, label: gradeWords(value) })),
        ]}
        onChange={(event) => setWords({ ...words, grade: event.currentTarget.value })}
      />
      <TextInput label={t`Subject (optional)`} {...field('subject')} />
      <TextInput label={t`School (optional)`} {...field('school')} />
      {of && (
        <>
          <Switch
            size="md"
            label={t`Pupils with an account may join by the code`}
            checked={isOpen}
            onChange={(event) => setOpen(event.currentTarget.checked)}
          />
          <Switch
            size="md"
            label={t`Quiz battles`}
            description={t`Off, nothing of them is shown to this class. On, pupils from nine on may meet in this class.`}
            checked={mayBattle === true}
            onChange={(event) => setMayBattle(event.currentTarget.checked)}
          />
          {playParts.map((part) => (
            <Switch
              key={part}
              size="md"
              label={playPartWords[part]}
              description={t`Off, nothing of it is shown to this class. What is learnt stays the same.`}
              checked={!offParts.includes(part)}
              onChange={(event) => setOffParts(switched(offParts, part, event.currentTarget.checked))}
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

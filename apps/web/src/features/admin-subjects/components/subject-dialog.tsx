import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, FileInput, Modal, Switch, TextInput } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import { errorCatalog } from '@panelwise/contracts/errors/catalog';
import type { Subject } from '@panelwise/contracts/http/catalogue';
import { pictureTypes } from '@panelwise/contracts/http/subjects';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import actions from '../../../components/dialog/dialog-actions.module.css';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { inOurWords } from '../../../lib/our-words.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { addSubject, changeSubject, reloadSubjects } from '../api/subjects-queries.ts';
import classes from './subjects.module.css';

type Props = {
  /** The subject to change; without one a new subject is added. */
  subject?: Subject;
  opened: boolean;
  onClose: () => void;
};

/** Adds a subject, or changes one. */
export function SubjectDialog(props: Props) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.subject ? t`Edit subject` : t`Add subject`}
    >
      <SubjectFields {...props} />
    </Modal>
  );
}

/** What is missing or too much, before anything is sent. */
function complaintAbout(name: string, image: File | undefined, isNew: boolean): string | undefined {
  if (!name || (isNew && !image)) return isNew ? t`Name and image required!` : t`Please fill in the name.`;
  if (image && image.size > limits.uploadBytesMax)
    return inOurWords(errorCatalog['picture-too-large'].message);
  return undefined;
}

/** Below the dialog, so that every opening begins afresh. */
function SubjectFields({ subject, onClose }: Props) {
  const client = useQueryClient();
  const [name, setName] = useState(subject?.name ?? '');
  const [image, setImage] = useState<File>();
  const [ishowads, setShowAds] = useState(subject?.ishowads ?? false);
  const [complaint, setComplaint] = useState<string>();
  const preview = useObjectUrl(image) ?? subject?.thumbnail ?? undefined;
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: string) => {
      const form = { name: typed, image, ishowads };
      return subject ? changeSubject(subject._id, form) : addSubject(form);
    },
    onSuccess: async (_answer, typed) => {
      await reloadSubjects(client);
      onClose();
      showToast({ tone: 'ok', message: subject ? t`${typed} is saved.` : t`${typed} is added.` });
    },
    onError: (error) =>
      setComplaint(errorText(error, subject ? t`Failed to update subject` : t`Failed to create subject`)),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = name.trim();
        const wrong = complaintAbout(typed, image, !subject);
        setComplaint(wrong);
        if (!wrong) mutate(typed);
      }}
    >
      {complaint && (
        <Alert color="bad" role="alert">
          {complaint}
        </Alert>
      )}
      <TextInput
        label={t`Name`}
        required
        maxLength={limits.nameMax}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <div className={classes.picture}>
        <FileInput
          label={subject ? t`New image (optional)` : t`Image`}
          required={!subject}
          description={t`PNG, JPEG, WebP, GIF or AVIF, at most 5 MB`}
          placeholder={t`Choose a picture`}
          accept={pictureTypes.join(',')}
          leftSection={<IconPhoto size={20} stroke={1.9} aria-hidden />}
          value={image ?? null}
          onChange={(file) => setImage(file ?? undefined)}
        />
        {preview && <img src={preview} alt={t`Preview`} />}
      </div>
      {subject && (
        <Switch
          size="md"
          label={t`Show Ads`}
          checked={ishowads}
          onChange={(event) => setShowAds(event.currentTarget.checked)}
        />
      )}
      <div className={actions.actions}>
        <Button variant="outline" onClick={onClose} disabled={isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? t`Saving...` : subject ? t`Save` : t`Add subject`}
        </Button>
      </div>
    </form>
  );
}

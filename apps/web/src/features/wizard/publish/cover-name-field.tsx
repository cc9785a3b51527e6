import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Switch, TextInput } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import { useId, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import classes from './cover-name-field.module.css';
import type { CoverName } from './use-cover-name.ts';

/**
 * Whether readers see a name, and which. Nobody is named unasked: a grown-up's first name is put in when they want one
 * there, a child types what they want to be called.
 * @param isPublished the comic goes to the reviewers again with the new name
 */
export function CoverNameField(props: { name: CoverName; isPublished: boolean; onSave: () => void }) {
  const { name } = props;
  const isPupil = useSession(({ user }) => user?.userType === 'Student');
  const offered = useSession(({ user }) => (user?.userType === 'Student' ? '' : (user?.firstname ?? '')));
  const about = useId();
  const [on, setOn] = useState(name.typed !== '');
  const switchTo = (next: boolean) => {
    setOn(next);
    name.type(next ? offered : '');
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.isChanged && !name.busy) props.onSave();
      }}
    >
      <Switch
        label={t`Your name on the cover`}
        aria-describedby={about}
        checked={on}
        onChange={({ currentTarget }) => switchTo(currentTarget.checked)}
      />
      <p id={about}>
        <Trans>Readers see it beside the title and in every file.</Trans>
      </p>
      {on && (
        <TextInput
          label={t`Name on the cover`}
          description={isPupil && t`Your first name or another one, never your last name.`}
          autoComplete="off"
          maxLength={limits.nameMax}
          value={name.typed}
          error={name.problem}
          onChange={({ currentTarget }) => name.type(currentTarget.value)}
        />
      )}
      {!on && name.problem && (
        <p className={classes.problem} role="alert">
          {name.problem}
        </p>
      )}
      {name.isChanged && (
        <>
          {props.isPublished && (
            <p>
              <Trans>The comic is printed again, and a reviewer looks at it once more.</Trans>
            </p>
          )}
          <Button type="submit" variant="outline" size="sm" disabled={name.busy}>
            {on ? <Trans>Save the name</Trans> : <Trans>Take the name off</Trans>}
          </Button>
        </>
      )}
    </form>
  );
}

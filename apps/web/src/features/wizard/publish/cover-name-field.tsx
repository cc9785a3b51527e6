import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import { useSession } from '../../../lib/session.ts';
import classes from './cover-name-field.module.css';
import type { CoverName } from './use-cover-name.ts';

/**
 * Whose name readers see, if any. A grown-up's first name is offered; a child is not asked to give theirs.
 * @param isPublished the comic goes to the reviewers again with the new name
 */
export function CoverNameField(props: { name: CoverName; isPublished: boolean; onSave: () => void }) {
  const { name } = props;
  const offered = useSession(({ user }) => (user?.userType === 'Student' ? undefined : user?.firstname));
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.isChanged && !name.busy) props.onSave();
      }}
    >
      <TextInput
        label={t`Name on the cover`}
        description={t`You can leave it empty. Readers see it beside the title, in the PDF and in the files.`}
        autoComplete="off"
        maxLength={limits.nameMax}
        value={name.typed}
        error={name.problem}
        onChange={({ currentTarget }) => name.type(currentTarget.value)}
      />
      {name.isChanged ? (
        <>
          {props.isPublished && (
            <p>
              <Trans>The comic is printed again, and a reviewer looks at it once more.</Trans>
            </p>
          )}
          <Button type="submit" variant="outline" size="sm" disabled={name.busy}>
            <Trans>Save the name</Trans>
          </Button>
        </>
      ) : (
        offered &&
        name.typed === '' && (
          <Button variant="subtle" size="sm" onClick={() => name.type(offered)}>
            <Trans>Use {offered}</Trans>
          </Button>
        )
      )}
    </form>
  );
}

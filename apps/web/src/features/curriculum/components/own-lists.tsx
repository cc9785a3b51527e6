import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button, FileButton } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import { addStandardList, deleteStandardList } from '@panelwise/contracts/http/curricula';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { call } from '../../../lib/api-client.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { standardListsQuery } from '../../../lib/curriculum-queries.ts';
import { readCsvFile } from '../../../lib/read-csv-file.ts';
import classes from './curriculum.module.css';

/** A teacher's own lists of standards: brought as CSV files, and deleted. */
export function OwnLists() {
  const { data = [] } = useQuery(standardListsQuery);
  const lists = data.filter(({ isMine }) => isMine);
  const client = useQueryClient();
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: standardListsQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['classes'] }),
    ]);
  const add = useMutation({
    mutationFn: async (file: File) => {
      const name = file.name.replace(/\.[a-z]+$/i, '').slice(0, limits.classNameMax) || 'CSV';
      return call(addStandardList, { body: { name, csv: await readCsvFile(file) } });
    },
    onSuccess: reload,
  });
  const mistakes = add.error instanceof ApiError ? (add.error.details ?? []) : [];
  return (
    <section className={classes.lists} aria-labelledby="own-lists">
      <h2 id="own-lists">
        <Trans>Your own lists</Trans>
      </h2>
      <p className="muted">
        <Trans>
          Does your school have its own plan? Bring it as a CSV file with the columns <b>code</b>,{' '}
          <b>title</b> and <b>unit</b>. Only you and teachers whose classes follow it see it.
        </Trans>
      </p>
      {lists.length > 0 && (
        <ul>
          {lists.map(({ _id, name, count }) => (
            <li key={_id}>
              <span>
                <b>{name}</b>{' '}
                <small>
                  <Plural value={count} one="# standard" other="# standards" />
                </small>
              </span>
              <ConfirmButton
                trigger={(open) => (
                  <Button variant="subtle" size="sm" aria-label={t`Delete ${name}`} onClick={open}>
                    <Trans>Delete</Trans>
                  </Button>
                )}
                title={t`Delete this list?`}
                question={
                  <p>
                    <Trans>Comics lose its standards, and classes do not follow it any more.</Trans>
                  </p>
                }
                action={t`Delete`}
                busyAction={t`Deleting...`}
                failText={t`The list was not deleted. Please try again.`}
                run={async () => {
                  await call(deleteStandardList, { params: { id: _id } });
                  await reload();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {add.error && (
        <Alert role="alert">
          {errorText(add.error, t`The file was not read. Please try again.`)}
          {mistakes.length > 1 && (
            <ul>
              {mistakes.slice(1).map(({ path, message }) => (
                <li key={path + message}>{message}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      <FileButton accept=".csv,text/csv" onChange={(file) => file && add.mutate(file)}>
        {(props) => (
          <Button {...props} variant="outline" loading={add.isPending} style={{ justifySelf: 'start' }}>
            <Trans>Add a list</Trans>
          </Button>
        )}
      </FileButton>
    </section>
  );
}

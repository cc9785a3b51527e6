import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Switch } from '@mantine/core';
import { languageNames } from '@panelwise/contracts/domain/languages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PlainButton } from '../../components/button/button-link.tsx';
import { paths } from '../../config/paths.ts';
import { errorText } from '../../lib/api-error.ts';
import {
  finishTranslation,
  originalPagesQuery,
  type Sheet,
  translateEmptyLines,
  translationQuery,
} from './api/translation-queries.ts';
import { AskService } from './ask-service.tsx';
import { sectionsOf } from './sections.ts';
import { TranslationRow } from './translation-row.tsx';
import classes from './translation-sheet.module.css';
import { useLines } from './use-lines.ts';

/** Every line of a comic beside its original, to be filled in, checked and put into the comic. */
export function TranslationSheet({ comicId, sheet }: { comicId: string; sheet: Sheet }) {
  const { lines, language: to, originalLanguage: from, originalId } = sheet;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { typed, refused, saving, type, flush, takeOver } = useLines(comicId, lines);
  const [onlyEmpty, setOnlyEmpty] = useState<ReadonlySet<string>>();
  const pictures = useQuery({ ...originalPagesQuery(originalId ?? ''), enabled: originalId !== null }).data;
  const textOf = (key: string, text: string) => typed[key] ?? text;
  const empty = lines.filter(({ key, text }) => textOf(key, text).trim() === '');
  const shown = onlyEmpty ? lines.filter(({ key }) => onlyEmpty.has(key)) : lines;
  const sections = useMemo(() => sectionsOf(shown), [shown]);

  const reload = async () => {
    await client.invalidateQueries({ queryKey: translationQuery(comicId).queryKey });
    takeOver((await client.fetchQuery(translationQuery(comicId))).lines);
  };
  const ask = useMutation({
    mutationFn: async () => {
      await flush();
      await translateEmptyLines(comicId);
    },
    onSettled: reload,
  });
  const finish = useMutation({
    mutationFn: async () => {
      await flush();
      await finishTranslation(comicId);
    },
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['my-comics'] });
      await navigate(paths.changeComic(comicId));
    },
  });
  const done = lines.length - empty.length;
  const isUnchanged = sheet.isInComic && Object.keys(typed).length === 0;
  return (
    <>
      <AskService
        emptyCount={empty.length}
        isBusy={ask.isPending}
        error={ask.error}
        isDone={ask.isSuccess}
        onAsk={() => ask.mutate()}
      />
      <div className={classes.tools}>
        <p>
          {plural(lines.length, {
            one: `${done} of # line is translated`,
            other: `${done} of # lines are translated`,
          })}
        </p>
        <progress
          className={classes.progress}
          value={done}
          max={lines.length}
          aria-label={t`Translated lines`}
        />
        <Switch
          label={t`Show what is empty`}
          checked={onlyEmpty !== undefined}
          onChange={(event) =>
            setOnlyEmpty(event.currentTarget.checked ? new Set(empty.map(({ key }) => key)) : undefined)
          }
        />
      </div>
      <div className={classes.heads} aria-hidden="true">
        <b>{languageNames[from]}</b>
        <b>{languageNames[to]}</b>
      </div>
      {shown.length === 0 && (
        <p>
          <Trans>No line is empty.</Trans>
        </p>
      )}
      {sections.map(({ id, title, page, groups }) => {
        const picture = page && pictures?.find(({ pageNumber }) => pageNumber === page)?.smallImageUrl;
        return (
          <section key={id} className={classes.section} aria-labelledby={`section-${id}`}>
            <h2 id={`section-${id}`}>{title}</h2>
            {picture && <img className={classes.picture} src={picture} alt="" loading="lazy" />}
            <div className={classes.groups}>
              {groups.map((group) => (
                <div key={group.id} className={classes.group}>
                  {group.title && <h3>{group.title}</h3>}
                  {group.lines.map((line) => (
                    <TranslationRow
                      key={line.key}
                      line={line}
                      text={textOf(line.key, line.text)}
                      from={from}
                      to={to}
                      refused={refused[line.key]}
                      onType={type}
                    />
                  ))}
                </div>
              ))}
            </div>
          </section>
        );
      })}
      <div className={classes.end}>
        {finish.error && (
          <Alert role="alert" color="bad">
            {errorText(finish.error, t`Please try again.`)}
          </Alert>
        )}
        <p role="status" className={classes.saving}>
          {saving === 'saved' && t`Saved`}
          {saving === 'saving' && t`Saving…`}
          {saving === 'failed' && (
            <>
              <Trans>Not everything is saved.</Trans>{' '}
              <PlainButton variant="outline" size="sm" onClick={() => void flush()}>
                <Trans>Try again</Trans>
              </PlainButton>
            </>
          )}
        </p>
        <PlainButton
          variant="filled"
          disabled={empty.length > 0 || finish.isPending || ask.isPending || isUnchanged}
          onClick={() => finish.mutate()}
        >
          {finish.isPending ? t`Putting the words in…` : t`Put these words into the comic`}
        </PlainButton>
        <p className="muted">
          {empty.length > 0
            ? plural(empty.length, { one: '# line is still empty.', other: '# lines are still empty.' })
            : isUnchanged
              ? t`The comic says these words already.`
              : t`The pages are lettered with the same pictures. You look at them before you publish.`}
        </p>
      </div>
    </>
  );
}

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { choiceFor } from '@panelwise/contracts/domain/cast';
import type { Comic } from '@panelwise/contracts/domain/comic';
import type { ComicMeta } from '@panelwise/contracts/domain/script';
import type { InComic, WhoIsInIt } from '@panelwise/studio/write/who-is-in-it';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { charactersQuery, keepForLater, keepNoLonger } from '../api/cast.ts';
import classes from './cast.module.css';
import { CastCard } from './cast-card.tsx';
import { LookEditor } from './look-editor.tsx';
import { nameProblem } from './name-problem.ts';
import type { CastDraft } from './use-cast.ts';

/** Who is in the comic, as pictures to confirm or change. */
export function CastSection(props: { comic: Comic; who: WhoIsInIt; meta: ComicMeta; draft: CastDraft }) {
  const { who, meta, draft, comic } = props;
  const [open, setOpen] = useState<string>();
  const [keepError, setKeepError] = useState<string | null>(null);
  const client = useQueryClient();
  const kept = useQuery(charactersQuery).data;
  const questions = who.people.filter(({ isOpen }) => isOpen).length;
  const peopleCount = who.people.length;
  const read = plural(peopleCount, { one: '# read from your story', other: '# read from your story' });
  const keep = async ({ name, kind }: InComic, wanted: boolean) => {
    setKeepError(null);
    const look = choiceFor(draft.choices, name)?.look;
    try {
      await (wanted ? keepForLater({ name, kind, ...(look && { look }) }) : keepNoLonger(name));
    } catch (error) {
      setKeepError(errorText(error, t`This was not kept. Please try again.`));
    }
    await client.invalidateQueries({ queryKey: charactersQuery.queryKey });
  };
  return (
    <section className={classes.section} aria-labelledby="who-is-in-it">
      <header className={classes.head}>
        <h2 id="who-is-in-it">
          <Trans>Who is in it</Trans>
        </h2>
        <p>
          {questions > 0
            ? t`${read}, ${plural(questions, { one: '# question', other: '# questions' })} left`
            : read}
        </p>
      </header>
      {draft.save.kind === 'failed' && (
        <Alert role="alert" mb={16} title={t`Your changes are not saved`}>
          <p>{draft.save.message}</p>
          <Button size="compact-sm" variant="outline" mt={8} onClick={draft.again}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      )}
      {comic.images.length > 0 && (
        <p className={classes.note}>
          <Trans>
            Pages that are drawn keep their pictures until you draw them again. Scripts that you have changed
            stay yours.
          </Trans>
        </p>
      )}
      <ul className={classes.people} data-few={peopleCount <= 2 || undefined}>
        {who.people.map((one, at) => {
          const choice = choiceFor(draft.choices, one.inStory);
          const isOpen = open === one.inStory;
          return (
            <Fragment key={one.inStory}>
              <CastCard
                who={one}
                at={at}
                choice={choice}
                meta={meta}
                open={isOpen}
                onOpen={() => {
                  setKeepError(null);
                  setOpen(isOpen ? undefined : one.inStory);
                }}
                onAnswer={(kind) => draft.change(one.inStory, { kind })}
              />
              {isOpen && (
                <li className={classes.under}>
                  <LookEditor
                    who={one}
                    choice={choice}
                    meta={meta}
                    kept={choiceFor(kept, one.name) !== undefined}
                    keepError={keepError}
                    problemOf={(name) =>
                      nameProblem(name, one, {
                        people: who.people,
                        choices: draft.choices,
                        story: comic.userStory,
                      })
                    }
                    onChange={(change) => draft.change(one.inStory, change)}
                    onLeave={() => draft.leave(one.inStory)}
                    onKeep={(wanted) => void keep(one, wanted)}
                    onClose={() => setOpen(undefined)}
                  />
                </li>
              )}
            </Fragment>
          );
        })}
      </ul>
    </section>
  );
}

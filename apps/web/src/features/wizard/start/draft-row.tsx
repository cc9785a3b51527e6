import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { ButtonLink, IconButton } from '../../../components/button/button-link.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { PanelStrip } from '../../../components/panel-strip/panel-strip.tsx';
import { atTop } from '../../../lib/address-choices.ts';
import { dropStoryDraft } from '../story/story-form.ts';
import classes from './draft-row.module.css';
import type { Draft } from './draft-words.ts';

/** One thing to go on with. A story that only this browser has can be thrown away here, where alone it stands. */
export function DraftRow({
  draft,
  userId,
  onDropped,
}: {
  draft: Draft;
  userId: string;
  onDropped: () => void;
}) {
  const { title, newStory, panels } = draft;
  return (
    <li className={classes.draft}>
      {draft.cover ? (
        <img className={classes.cover} src={draft.cover} alt="" />
      ) : (
        <span className={classes.cover} data-pencil />
      )}
      <div className={classes.words}>
        <h3>{title}</h3>
        <p>{draft.state}</p>
        <p className={classes.reached}>
          {draft.reached}
          {panels.length > 0 && (
            <span className={classes.strip}>
              <PanelStrip panels={panels} size="sm" decorative />
            </span>
          )}
        </p>
      </div>
      <span className={classes.actions}>
        {newStory && (
          <ConfirmButton
            trigger={(open) => (
              <IconButton label={t`Throw away ${title}`} onClick={open}>
                <IconTrash size={20} stroke={1.9} aria-hidden />
              </IconButton>
            )}
            title={t`Throw away this story?`}
            question={
              <p>
                <Trans>
                  <b>{title}</b> is only kept in this browser. What you wrote of it will be gone.
                </Trans>
              </p>
            }
            action={t`Throw away`}
            busyAction={t`Throwing away...`}
            failText={t`Something went wrong`}
            run={async () => {
              dropStoryDraft({ userId, newStory });
              onDropped();
            }}
          />
        )}
        <ButtonLink
          to={draft.address}
          state={atTop}
          variant="outline"
          size="sm"
          aria-label={t`Resume ${title}`}
        >
          <Trans>Resume</Trans>
        </ButtonLink>
      </span>
    </li>
  );
}

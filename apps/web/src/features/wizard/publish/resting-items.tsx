import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { leastDiscrimination } from '@panelwise/contracts/domain/class-results';
import type { ItemKind } from '@panelwise/contracts/domain/learning';
import type { PulledItem, PulledItemDecision } from '@panelwise/contracts/http/pulled-items';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/api-error.ts';
import { formatFigure } from '../../../lib/format-figure.ts';
import { comicQuery } from '../api/comic.ts';
import { decideOnItem, pulledItemsQuery } from '../api/pulled-items.ts';
import { useStepRun } from '../hooks/use-step-run.ts';
import { ItemView } from './item-view.tsx';
import classes from './resting-items.module.css';

/** The questions of one quiz that rest, each with what could stand in its place, to take, to refuse, or to put back. */
export function RestingItems({ comicId, kind }: { comicId: string; kind: ItemKind }) {
  const { data } = useQuery(pulledItemsQuery(comicId));
  const resting = data?.items.filter(({ item }) => item.kind === kind) ?? [];
  if (resting.length === 0) return null;
  return (
    <ul className={classes.resting} aria-label={t`Questions that rest`}>
      {resting.map((one) => (
        <li key={one.key}>
          <RestingItem comicId={comicId} kind={kind} one={one} />
        </li>
      ))}
    </ul>
  );
}

function RestingItem({ comicId, kind, one }: { comicId: string; kind: ItemKind; one: PulledItem }) {
  const client = useQueryClient();
  const drafting = useStepRun('another-item', comicId, { toast: false });
  const decide = useMutation({
    mutationFn: (decision: PulledItemDecision) => decideOnItem(comicId, one.key, decision),
    // A refusal may mean that it was decided somewhere else: then that is shown.
    onSettled: () => client.invalidateQueries({ queryKey: comicQuery(comicId).queryKey }),
  });
  const { item, answers, draft } = one;
  const figure = formatFigure(one.discrimination);
  const least = formatFigure(leastDiscrimination);
  const isBusy = decide.isPending || drafting.busy;
  return (
    <>
      <p className={classes.tag}>
        <Trans>This question does not tell who knows it: it rests.</Trans>
      </p>
      <h3>{'question' in item && item.question}</h3>
      <p className={classes.why}>
        <Trans>
          Counted over {answers} first tries in all classes, its discrimination is {figure}; a question that
          tells who knows it has at least {least}. Whatever begins from now on does not ask it. Answers that
          were given stay.
        </Trans>
      </p>
      {draft && (
        <div className={classes.draft}>
          <p className={classes.tag}>
            <Trans>In its place</Trans>
          </p>
          <ItemView words={draft} note={undefined} />
          <p className={classes.why}>
            <Trans>Readers get it once it is reviewed.</Trans>
          </p>
        </div>
      )}
      <p role="status">
        {drafting.busy && <Trans>Another question is being drafted...</Trans>}
        {!isBusy && !draft && one.mayDraft && <Trans>There is nothing in its place yet.</Trans>}
      </p>
      <div className={classes.buttons}>
        {draft ? (
          <>
            <Button size="sm" disabled={isBusy} onClick={() => decide.mutate('take-draft')}>
              <Trans>Put this question in</Trans>
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={isBusy}
              onClick={() => decide.mutate('refuse-draft')}
            >
              <Trans>Not this one</Trans>
            </Button>
          </>
        ) : (
          one.mayDraft && (
            <Button
              size="sm"
              disabled={isBusy}
              onClick={() => drafting.start({ comicId, kind, instead: one.key })}
            >
              <Trans>Draft another question</Trans>
            </Button>
          )
        )}
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => decide.mutate('put-back')}>
          <Trans>Ask it again as it is</Trans>
        </Button>
      </div>
      {(decide.error || drafting.error) && (
        <p className={classes.problem} role="alert">
          {decide.error ? errorText(decide.error, t`Something went wrong`) : drafting.error}
        </p>
      )}
    </>
  );
}

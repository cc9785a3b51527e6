import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconCheck, IconClock, IconPencil } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Badge } from '../../../components/badge/badge.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { PanelStrip } from '../../../components/panel-strip/panel-strip.tsx';
import classes from './class-kit.module.css';
import { anotherSet, setGoes } from './item-words.ts';
import type { KitPart } from './use-class-kit.ts';

/** One generator: its state, a cell for every item that it makes, and its own button. */
export function KitCell({ part, comicId }: { part: KitPart; comicId: string }) {
  const { extra, count, making } = part;
  const { icon: Icon } = extra;
  const isReady = count > 0 && !making.busy;
  const generate = (
    <Button
      variant="outline"
      size="sm"
      disabled={making.busy || count > 0}
      onClick={() => making.start({ comicId })}
    >
      {i18n._(making.busy ? extra.busy : extra.action)}
    </Button>
  );
  return (
    <li className={classes.cell} data-busy={making.busy || undefined} data-ready={isReady || undefined}>
      <h3>
        <Icon size={22} stroke={1.9} aria-hidden />
        {i18n._(extra.title)}
      </h3>
      <div className={classes.state} aria-live="polite">
        <State part={part} />
      </div>
      {(count > 0 || making.busy) && (
        <div className={classes.strip} style={{ '--cells': cellsOf(part).length } as CSSProperties}>
          <PanelStrip panels={cellsOf(part)} size="sm" decorative />
        </div>
      )}
      {making.error && (
        <Alert role="alert" className={classes.error}>
          {making.error}
        </Alert>
      )}
      <div className={classes.buttons}>
        {/* Nothing more to press once there is a set; whoever has the screen read hears that. */}
        {isReady ? <span className="visually-hidden">{generate}</span> : generate}
        {isReady && <AnotherSet part={part} comicId={comicId} />}
      </div>
    </li>
  );
}

function State({ part: { extra, count, making } }: { part: KitPart }) {
  if (making.busy)
    return making.view?.run.status === 'queued' ? (
      <Badge icon={IconClock}>
        <Trans context="in a queue">Next</Trans>
      </Badge>
    ) : (
      <Badge tone="pencil" icon={IconPencil}>
        <Trans context="state">Writing</Trans>
      </Badge>
    );
  if (count === 0) return <p>{i18n._(extra.lead)}</p>;
  return (
    <Badge tone="ok" icon={IconCheck}>
      <Trans>{count} ready</Trans>
    </Badge>
  );
}

/** A set is replaced as a whole, with what was changed in it: so it is asked first. */
function AnotherSet({ part: { extra, count, making }, comicId }: { part: KitPart; comicId: string }) {
  return (
    <ConfirmButton
      trigger={(open) => (
        <Button variant="subtle" size="sm" onClick={open}>
          <Trans>Ask for another set</Trans>
        </Button>
      )}
      title={anotherSet(extra.kind)}
      question={<p>{setGoes(extra.kind, count)}</p>}
      action={t`Write new ones`}
      busyAction={t`Writing...`}
      failText={t`Something went wrong`}
      tone="filled"
      run={async () => making.start({ comicId, again: true })}
    />
  );
}

/** A set is written as a whole: until it is there, every cell of it is in pencil. */
function cellsOf({ extra, count, making }: KitPart) {
  const total = making.busy ? extra.expected : count;
  const state = !making.busy ? 'done' : making.view?.run.status === 'queued' ? 'waiting' : 'drawing';
  return Array.from({ length: total }, (_, index) => ({ page: 1, panel: index + 1, state }) as const);
}

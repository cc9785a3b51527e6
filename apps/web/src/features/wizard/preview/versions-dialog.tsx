import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Modal, Skeleton } from '@mantine/core';
import type { PanelVersion } from '@panelwise/contracts/http/comics';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/badge/badge.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { localDateTime } from '../../../lib/local-date.ts';
import { panelVersionsQuery } from '../api/panel-versions.ts';
import classes from './versions-dialog.module.css';

/** All pictures that a panel ever had, side by side, to bring one back. Page and panel count from 1. */
export function VersionsDialog(props: {
  comicId: string;
  page: number;
  panel: number;
  onUse: (versionId: string) => void;
  onClose: () => void;
}) {
  const { page, panel } = props;
  const { data, error, refetch, isFetching } = useQuery(panelVersionsQuery(props.comicId, page, panel));
  return (
    <Modal opened onClose={props.onClose} title={t`Versions of page ${page}, panel ${panel}`} size="xl">
      {data ? (
        <>
          {data.length < 2 && (
            <p className={classes.lead}>
              <Trans>This panel has had one picture so far. Redraw it to get another one.</Trans>
            </p>
          )}
          <ol className={classes.versions}>
            {data.map((version, i) => (
              <Version
                key={version._id}
                version={version}
                name={nameOf(data.length - i)}
                onUse={() => props.onUse(version._id)}
              />
            ))}
          </ol>
        </>
      ) : error && !isFetching ? (
        <Alert color="bad" role="alert">
          <p>{errorText(error, t`The pictures of this panel could not be loaded.`)}</p>
          <Button mt={12} variant="outline" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      ) : (
        <div className={classes.versions} role="status" aria-label={t`Loading the pictures`}>
          <Skeleton height={150} />
          <Skeleton height={150} />
        </div>
      )}
    </Modal>
  );
}

const nameOf = (number: number) => t`Picture ${number}`;

function Version(props: { version: PanelVersion; name: string; onUse: () => void }) {
  const { version, name } = props;
  return (
    <li className={classes.version} data-current={version.current || undefined}>
      <img src={version.artUrl} alt={name} />
      <p>
        <b>{name}</b> <span className="muted num">{localDateTime(version.createdAt)}</span>
      </p>
      {version.current ? (
        <Badge tone="ok" icon={IconCheck}>
          <Trans>On the page</Trans>
        </Badge>
      ) : (
        <Button variant="outline" size="sm" aria-label={t`Use this one: ${name}`} onClick={props.onUse}>
          <Trans>Use this one</Trans>
        </Button>
      )}
    </li>
  );
}

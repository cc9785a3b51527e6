import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge/badge.tsx';
import { paths } from '../../../config/paths.ts';
import { GenerateButton } from './generate-button.tsx';
import classes from './parts-step.module.css';

/** One part of the breakdown: what it is about and where it begins and ends. In pencil until its script is there. */
export function PartCard(props: {
  part: SeriesPart;
  /** How long it shall be and will be; undefined without the comic that it belongs to. */
  pages: ReactNode;
  /** Says that its title, terms and place stay, because they stand on pages that are there. */
  fixed: boolean;
  /** A panel of it, where its script can be foreseen. */
  picture: ReactNode;
  /** What it is dragged by; undefined where it stands alone or stays. */
  handle: ReactNode;
  title: ReactNode;
  terms: ReactNode;
  /** The first part that is not done. Beside the pencil page, the button that leads on to it stands there. */
  next: 'here' | 'beside' | undefined;
  onOpen: () => void;
}) {
  const { part } = props;
  const { part: number } = part;
  return (
    <li
      className={classes.card}
      data-row
      data-state={part.completed ? 'done' : part.hasScript ? 'ready' : 'writing'}
      data-pictured={props.picture ? true : undefined}
    >
      <div className={classes.number}>
        <p aria-hidden>{number}</p>
        {props.handle}
      </div>
      {props.picture}
      <div className={classes.text}>
        <header className={classes.top}>
          {props.title}
          {part.completed && (
            <Badge tone="ok" icon={IconCheck}>
              <Trans context="part">Done</Trans>
            </Badge>
          )}
          {!part.completed && !part.hasScript && (
            <Badge tone="pencil" icon={IconPencil}>
              <Trans>Writing the script</Trans>
            </Badge>
          )}
        </header>
        {props.fixed && (
          <p className={classes.fixed}>
            <Trans>
              It is drawn, so its title, its key terms and its place stay as they stand on its pages.
            </Trans>
          </p>
        )}
        {(part.start || part.end) && (
          <dl className={classes.span}>
            <dt>
              <Trans>Starts with</Trans>
            </dt>
            <dd>{part.start}</dd>
            <dt>
              <Trans>Ends with</Trans>
            </dt>
            <dd>{part.end}</dd>
          </dl>
        )}
        {props.terms}
      </div>
      <div className={classes.go}>
        {!part.completed && props.pages}
        {props.next === 'beside' && part.hasScript && (
          <Badge tone="pencil" icon={IconPencil}>
            <Trans>Drawn next</Trans>
          </Badge>
        )}
        {part.completed ? (
          <>
            <Button disabled>
              <Trans>Already Generated</Trans>
            </Button>
            <Link to={paths.resumeComic(part.comicId)}>
              <Trans>Open part {number}</Trans>
            </Link>
          </>
        ) : (
          props.next !== 'beside' && (
            <GenerateButton part={part} variant={props.next ? 'filled' : 'outline'} onOpen={props.onOpen} />
          )
        )}
      </div>
    </li>
  );
}

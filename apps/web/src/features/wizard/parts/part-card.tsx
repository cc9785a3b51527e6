import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge/badge.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './parts-step.module.css';

/** One part of the breakdown: what it is about and where it begins and ends. In pencil until its script is there. */
export function PartCard(props: {
  part: SeriesPart;
  /** How long it shall be and will be; undefined without the comic that it belongs to. */
  pages: ReactNode;
  /** The first part that is not done: its button is the one that leads on. */
  next: boolean;
  onOpen: () => void;
}) {
  const { part } = props;
  const { part: number, title } = part;
  return (
    <li className={classes.card} data-state={part.completed ? 'done' : part.hasScript ? 'ready' : 'writing'}>
      <p className={classes.number} aria-hidden>
        {number}
      </p>
      <div className={classes.text}>
        <header className={classes.top}>
          <h3>
            <Trans>
              <span className="visually-hidden">Part {number}: </span>
              {title}
            </Trans>
          </h3>
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
        {part.keyTerms.length > 0 && (
          <div className={classes.terms}>
            <h4>
              <Trans>Key Terms</Trans>
            </h4>
            <ul>
              {part.keyTerms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </div>
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
      </div>
      <div className={classes.go}>
        {!part.completed && props.pages}
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
          <Button variant={props.next ? 'filled' : 'outline'} onClick={props.onOpen}>
            <Trans>Generate Comic for Part {number}</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

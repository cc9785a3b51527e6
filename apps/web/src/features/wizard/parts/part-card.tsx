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
  return (
    <li className={classes.card} data-state={part.completed ? 'done' : part.hasScript ? 'ready' : 'writing'}>
      <p className={classes.number} aria-hidden>
        {part.part}
      </p>
      <div className={classes.text}>
        <header className={classes.top}>
          <h3>
            <span className="visually-hidden">Part {part.part}: </span>
            {part.title}
          </h3>
          {part.completed && (
            <Badge tone="ok" icon={IconCheck}>
              Done
            </Badge>
          )}
          {!part.completed && !part.hasScript && (
            <Badge tone="pencil" icon={IconPencil}>
              Writing the script
            </Badge>
          )}
        </header>
        {part.keyTerms.length > 0 && (
          <div className={classes.terms}>
            <h4>Key Terms</h4>
            <ul>
              {part.keyTerms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </div>
        )}
        {(part.start || part.end) && (
          <dl className={classes.span}>
            <dt>Starts with</dt>
            <dd>{part.start}</dd>
            <dt>Ends with</dt>
            <dd>{part.end}</dd>
          </dl>
        )}
      </div>
      <div className={classes.go}>
        {!part.completed && props.pages}
        {part.completed ? (
          <>
            <Button disabled>Already Generated</Button>
            <Link to={paths.resumeComic(part.comicId)}>Open part {part.part}</Link>
          </>
        ) : (
          <Button variant={props.next ? 'filled' : 'outline'} onClick={props.onOpen}>
            Generate Comic for Part {part.part}
          </Button>
        )}
      </div>
    </li>
  );
}

import { t } from '@lingui/core/macro';
import type { Mastery } from '@panelwise/contracts/domain/mastery';
import type { LearnHome } from '@panelwise/contracts/http/learn';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import { CardFace } from './card-face.tsx';
import classes from './shelf.module.css';

/** How well a concept is known, in words. */
export function masteryWords({ items, known, shaky, unseen }: Mastery): string {
  if (items === 0) return t({ message: 'Read', context: 'it was read' });
  if (unseen === items) return t`Questions not answered yet`;
  if (known === items) return t`All ${items} known`;
  if (shaky > 0 && known === 0) return t`Still in pencil`;
  return t`${known} of ${items} known`;
}

/** Comics that were read or answered. What is not known, or fading, is covered by pencil from the bottom up. */
export function Shelf({ shelf }: { shelf: LearnHome['shelf'] }) {
  return (
    <ul className={classes.shelf}>
      {shelf.map(({ comic, mastery, rank }) => (
        <li key={comic._id}>
          <Link to={paths.libraryComic(comic._id)}>
            <CardFace comic={comic} mastery={mastery} rank={rank} />
            <b>{comicTitle(comic)}</b>
          </Link>
          <p data-pencil={(mastery.shaky > 0 && true) || undefined}>
            {mastery.shaky > 0 && <IconPencil size={16} stroke={1.9} aria-hidden />}
            {masteryWords(mastery)}
          </p>
        </li>
      ))}
    </ul>
  );
}

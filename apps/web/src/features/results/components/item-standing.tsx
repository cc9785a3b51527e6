import { Trans } from '@lingui/react/macro';
import {
  goodDiscrimination,
  type ItemResult,
  type ItemStatistics,
  leastDiscrimination,
} from '@panelwise/contracts/domain/class-results';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { formatFigure } from '../../../lib/format-figure.ts';
import classes from './results.module.css';

/** What a question itself is worth by the first tries of all classes, and whether it rests. */
export function ItemStanding({
  item: { comicId, isChanged, rest },
  statistics: { answers, facility, discrimination },
  isOwn,
}: {
  item: ItemResult;
  statistics: ItemStatistics;
  isOwn: boolean;
}) {
  const percent = Math.round(facility * 100);
  const isWeak = discrimination !== null && discrimination < leastDiscrimination;
  return (
    <>
      <p className="muted">
        <Trans>
          {percent} % knew it at first, from {answers} first tries in all classes.
        </Trans>
      </p>
      {discrimination !== null && (
        <p className={isWeak ? classes.belief : 'muted'}>
          <Tells discrimination={discrimination} />
        </p>
      )}
      {rest && (
        <p className={classes.belief}>
          {rest === 'rests' && <Trans>It rests: whatever begins from now on does not ask it.</Trans>}
          {rest === 'put-back' && <Trans>Its creator wants it asked all the same.</Trans>}
          {rest === 'few-left' && <Trans>It is asked all the same: its quiz has too few others.</Trans>}
        </p>
      )}
      {(rest === 'rests' || isWeak) && isOwn && !isChanged && (
        <p>
          <Link to={paths.publishComic(comicId)}>
            {rest === 'rests' ? (
              <Trans>See what could stand in its place</Trans>
            ) : (
              <Trans>Bring another question</Trans>
            )}
          </Link>
        </p>
      )}
    </>
  );
}

/** The discrimination in plain words, with its figure. */
function Tells({ discrimination }: { discrimination: number }) {
  const figure = formatFigure(discrimination);
  if (discrimination < leastDiscrimination)
    return (
      <Trans>This question does not separate who knows from who does not. (Discrimination: {figure})</Trans>
    );
  if (discrimination < goodDiscrimination)
    return <Trans>It tells a little who knows the rest too. (Discrimination: {figure})</Trans>;
  return <Trans>It tells well who knows the rest too. (Discrimination: {figure})</Trans>;
}

import { Trans } from '@lingui/react/macro';
import type { Coverage } from '@panelwise/contracts/http/curricula';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { unitTitle } from '../../../components/curriculum-choice/curriculum-choice.tsx';
import { paths } from '../../../config/paths.ts';
import { curriculumWords } from '../../../lib/curriculum-words.ts';
import classes from './curriculum.module.css';
import { ListComicButton, UnlistButton } from './listed-comics.tsx';

type Unit = Coverage['units'][number];
export type CoveredStandard = Unit['standards'][number];

const coveredIn = (units: readonly Unit[]) => {
  const standards = units.flatMap((unit) => unit.standards);
  return { covered: standards.filter(({ count }) => count > 0).length, all: standards.length };
};

/**
 * Which standards have a comic, chapter by chapter. `makeOne` is the way to a comic of one that has none.
 * @param listId of a school's list, in which comics of the library can be named
 */
export function CoverageList({
  coverage,
  listId,
  makeOne,
}: {
  coverage: Coverage;
  listId: string | undefined;
  makeOne: (standard: CoveredStandard, unit: Unit) => ReactNode;
}) {
  const { covered, all } = coveredIn(coverage.units);
  const { leftOut } = coverage;
  return (
    <div className={classes.coverage}>
      <h2>
        {curriculumWords(coverage.name)}{' '}
        <small>
          <Trans>
            {covered} of {all} have a comic
          </Trans>
        </small>
      </h2>
      {coverage.units.map((unit) => (
        <UnitCoverage key={unit._id} unit={unit} listId={listId} makeOne={makeOne} />
      ))}
      {leftOut && (
        <p className={classes.note}>
          {coverage.edition}. <Trans>Left out: {leftOut}</Trans>
        </p>
      )}
    </div>
  );
}

function UnitCoverage({
  unit,
  listId,
  makeOne,
}: {
  unit: Unit;
  listId: string | undefined;
  makeOne: Parameters<typeof CoverageList>[0]['makeOne'];
}) {
  const { covered, all } = coveredIn([unit]);
  return (
    <details className={classes.unit}>
      <summary>
        <h3>{unitTitle(unit) || <Trans>Without a chapter</Trans>}</h3>
        <span data-none={covered === 0 || undefined}>
          <Trans>
            {covered} of {all} have a comic
          </Trans>
        </span>
      </summary>
      <ul>
        {unit.standards.map((standard) => (
          <li key={standard.code}>
            <div>
              <b>{standard.code}</b> {standard.title}
            </div>
            <div className={classes.comics}>
              {standard.comics.map((comic) => (
                <Fragment key={comic._id}>
                  <Link to={comic.isPublic ? paths.libraryComic(comic._id) : paths.myComicDetails(comic._id)}>
                    {comic.title}
                  </Link>
                  {listId && comic.isListed && (
                    <UnlistButton listId={listId} code={standard.code} comic={comic} />
                  )}
                </Fragment>
              ))}
              <More count={standard.count - standard.comics.length} />
              {listId && <ListComicButton listId={listId} standard={standard} />}
              {standard.count === 0 && makeOne(standard, unit)}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How many comics there are beside those that are named. */
function More({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span>
      <Trans>and {count} more</Trans>
    </span>
  );
}

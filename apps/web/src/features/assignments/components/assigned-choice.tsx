import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { assignmentsQuery } from '../assignment-queries.ts';
import classes from './assign.module.css';

/** Chooses one of the comics that are assigned to a class. */
export function AssignedChoice({
  classId,
  onChoose,
}: {
  classId: string;
  onChoose: (comicId: string) => void;
}) {
  const { data } = useQuery(assignmentsQuery(classId));
  const comics = new Map(
    data?.assignments
      .filter(({ endedAt }) => endedAt === null)
      .flatMap((one) => one.comics.map((comic) => [comic._id, comic] as const)),
  );
  if (comics.size === 0) return null;
  return (
    <div>
      <h2 className={classes.small}>
        <Trans>Assigned to this class</Trans>
      </h2>
      <ul className={classes.choices}>
        {[...comics.values()].map(({ _id, title, thumbnail }) => (
          <li key={_id}>
            <button type="button" onClick={() => onChoose(_id)}>
              {thumbnail ? <img src={thumbnail} alt="" /> : <span aria-hidden />}
              {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

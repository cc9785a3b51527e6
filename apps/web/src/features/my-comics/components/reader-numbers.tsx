import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Readers } from '@panelwise/contracts/http/comics';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './reader-numbers.module.css';

/** How a comic does with its readers in short, and the way to all of it. */
export function ReaderNumbers({
  comicId,
  readers: { views, finished, rightShare },
}: {
  comicId: string;
  readers: Readers;
}) {
  const numbers = [
    { value: String(views), label: plural(views, { one: 'reader', other: 'readers' }) },
    { value: String(finished), label: t`read to the end` },
    ...(rightShare === null ? [] : [{ value: `${rightShare} %`, label: t`right first time` }]),
  ];
  return (
    <div className={classes.row}>
      <ul className={classes.numbers}>
        {numbers.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b> {label}
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.comicNumbers(comicId)} variant="outline" size="sm">
        <Trans>All numbers</Trans>
      </ButtonLink>
    </div>
  );
}

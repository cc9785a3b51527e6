import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Subject } from '@panelwise/contracts/http/catalogue';
import { IconPhoto } from '@tabler/icons-react';
import { type Column, DataTable, type DataTableProps } from '../../../components/data-table/data-table.tsx';
import rows from '../../../components/data-table/rows.module.css';
import { localDate } from '../../../lib/local-date.ts';
import { ShowAdsSwitch } from './show-ads-switch.tsx';
import { SubjectActions } from './subject-actions.tsx';
import classes from './subjects.module.css';

/** The picture as a small stamp. Decoration: the name stands beside it. */
function SubjectStamp({ subject }: { subject: Subject }) {
  return subject.thumbnail ? (
    <img className={classes.stamp} src={subject.thumbnail} alt="" width={72} height={48} loading="lazy" />
  ) : (
    <span className={classes.stamp}>
      <IconPhoto size={22} stroke={1.6} aria-hidden />
      <span className="visually-hidden">
        <Trans>No image</Trans>
      </span>
    </span>
  );
}

const createdOn = (subject: Subject) => {
  const date = localDate(subject.createdAt);
  return t`Created ${date}`;
};

const columns = (): Column<Subject>[] => [
  { key: 'image', header: t`Image`, render: (subject) => <SubjectStamp subject={subject} /> },
  {
    key: 'name',
    header: t`Name`,
    sortable: true,
    render: (subject) => <b className={rows.name}>{subject.name}</b>,
  },
  { key: 'ishowads', header: t`Show Ads`, render: (subject) => <ShowAdsSwitch subject={subject} /> },
  {
    key: 'createdAt',
    header: t({ message: 'Created', context: 'subject' }),
    sortable: true,
    render: (subject) => <span className="num">{localDate(subject.createdAt)}</span>,
  },
  { key: 'actions', header: t`Actions`, render: (subject) => <SubjectActions subject={subject} /> },
];

/** The subjects that creators choose from. */
export function SubjectsTable(
  props: Pick<DataTableProps<Subject>, 'data' | 'state' | 'onChange' | 'error' | 'onRetry'>,
) {
  return (
    <DataTable
      {...props}
      title={t`All subjects`}
      columns={columns()}
      cardsBelow={640}
      rowKey={(subject) => subject._id}
      searchPlaceholder={t`Search by name...`}
      card={(subject) => (
        <div className={classes.card}>
          <SubjectStamp subject={subject} />
          <div>
            <h3>{subject.name}</h3>
            <p className="muted num">{createdOn(subject)}</p>
          </div>
          <div className={`${rows.foot} ${classes.foot}`}>
            <span className={classes.ads}>
              <ShowAdsSwitch subject={subject} />
              <Trans>Show Ads</Trans>
            </span>
            <SubjectActions subject={subject} />
          </div>
        </div>
      )}
    />
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FamilyChild } from '@panelwise/contracts/http/families';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { DemoBanner } from '../../../components/layout/demo-banner.tsx';
import { PagePending } from '../../../components/layout/page-pending.tsx';
import { AvatarFace } from '../../../components/login-picture/avatar-face.tsx';
import { paths } from '../../../config/paths.ts';
import { errorText } from '../../../lib/api-error.ts';
import { childQuery, familyQuery } from '../api/family-queries.ts';
import { AddChild } from './add-child.tsx';
import { AidsPanel } from './aids-panel.tsx';
import { ChildData } from './child-data.tsx';
import { ControlsPanel } from './controls-panel.tsx';
import classes from './family.module.css';
import { FromSchool } from './from-school.tsx';
import { KnownLists } from './known-lists.tsx';
import { LetterPanel } from './letter-panel.tsx';
import { OneThing } from './one-thing.tsx';
import { Rewards } from './rewards.tsx';
import { WeekRead } from './week-read.tsx';

/** A parent's children: one at a time, chosen in the address. */
export function FamilyPage() {
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(familyQuery);
  if (!data && !error) return <PagePending />;
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />;
  const { children } = data;
  const chosen = children.find(({ _id }) => _id === params.get('child')) ?? children[0];
  const choose = (child: string) => {
    setAdding(false);
    setParams({ child });
  };
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      {children.length > 0 && (
        <nav className={classes.kids} aria-label={t`Your children`}>
          {children.map((child) => (
            <Link
              key={child._id}
              to={paths.childActivity(child._id)}
              aria-current={!adding && child === chosen ? 'page' : undefined}
              onClick={() => setAdding(false)}
            >
              {child.avatar ? (
                <AvatarFace code={child.avatar} size={40} />
              ) : (
                <span className={classes.face} aria-hidden="true">
                  {child.firstname.charAt(0).toUpperCase()}
                </span>
              )}
              <span>
                <b>{child.firstname}</b>
                {aboutOf(child)}
              </span>
            </Link>
          ))}
          <button type="button" aria-pressed={adding} onClick={() => setAdding(!adding)}>
            <IconPlus size={20} stroke={1.9} aria-hidden />
            <Trans>Link a child</Trans>
          </button>
        </nav>
      )}
      {chosen?.isDemo && !adding && <DemoBanner />}
      {chosen && !adding ? (
        <Child key={chosen._id} id={chosen._id} onGone={() => setParams({})} />
      ) : (
        <>
          <h1 className={classes.title}>
            <Trans>Parent activity</Trans>
          </h1>
          <p className={classes.lead}>
            <Trans>Parents see their child’s activity here.</Trans>
          </p>
          {children.length === 0 && (
            <p>
              <Trans>Link your child first, or make an account.</Trans>
            </p>
          )}
          <AddChild onDone={choose} />
        </>
      )}
    </main>
  );
}

/** The class, and the age as far as the year tells it. */
function aboutOf({ classes: learnsIn, birthYear }: FamilyChild): string {
  const born = birthYear === null ? [] : [t`born in ${birthYear}`];
  return [...learnsIn, ...born].join(', ');
}

function Child({ id, onGone }: { id: string; onGone: () => void }) {
  const { data, error, refetch } = useQuery(childQuery(id));
  if (!data && !error) return <PagePending />;
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />;
  return (
    <>
      <OneThing data={data} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <WeekRead data={data} />
          <KnownLists data={data} />
          <FromSchool data={data} />
          <Rewards data={data} />
          <ChildData data={data} onGone={onGone} />
        </div>
        <aside className={classes.aside} aria-label={t`What you decide, and the letter`}>
          <ControlsPanel data={data} />
          <AidsPanel data={data} />
          <LetterPanel />
        </aside>
      </div>
    </>
  );
}

function Failed({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  return (
    <main id="main" tabIndex={-1} className="wrap" style={{ paddingBlock: 64 }}>
      <h1 className="visually-hidden">
        <Trans>Parent activity</Trans>
      </h1>
      <EmptyState
        title={t`This could not be loaded`}
        text={errorText(error, t`Please try again in a moment.`)}
        action={
          <PlainButton variant="outline" onClick={onAgain}>
            <Trans>Try again</Trans>
          </PlainButton>
        }
      />
    </main>
  );
}

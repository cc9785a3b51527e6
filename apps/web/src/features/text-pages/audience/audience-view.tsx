import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { PageBanner } from '../../../components/page-banner/page-banner.tsx';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session.ts';
import type { AudiencePage, PhaseKey } from './audience-page.ts';
import classes from './audience-view.module.css';

const phases: { key: PhaseKey; title: MessageDescriptor; state: MessageDescriptor }[] = [
  { key: 'beta', title: msg`Beta`, state: msg`Here today` },
  { key: 'near', title: msg`Near-term`, state: msg`Planned next` },
  { key: 'long', title: msg`Long-term`, state: msg`Planned later` },
];

/** What a group of people gets: the offerings of today, then three phases as a strip of ink, outline and pencil. */
export function AudienceView({ title, page }: { title: string; page: AudiencePage }) {
  const visitor = useSession((state) => state.status === 'visitor');
  // Whoever has no account begins with one.
  const to = visitor && page.action.to === paths.createComic ? paths.signup : page.action.to;
  return (
    <main id="main" tabIndex={-1}>
      <PageBanner
        title={title}
        lead={i18n._(page.lead)}
        picture={page.picture}
        pictureText={i18n._(page.pictureText)}
      >
        <ButtonLink to={to} variant="ink" size="lg">
          {i18n._(page.action.label)}
        </ButtonLink>
      </PageBanner>
      <section className={`wrap ${classes.offerings}`} aria-labelledby="offerings-title">
        <h2 id="offerings-title">
          <Trans>What you get</Trans>
        </h2>
        <ul>
          {page.offerings.map((offering) => (
            <li key={offering.title.id}>
              <h3>{i18n._(offering.title)}</h3>
              <p>{i18n._(offering.text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={`wrap ${classes.phases}`} aria-labelledby="phases-title">
        <h2 id="phases-title">
          <Trans>Now, next and later</Trans>
        </h2>
        <ol>
          {phases.map((phase) => (
            <li key={phase.key} data-phase={phase.key}>
              <div className={classes.phaseHead}>
                <h3>{i18n._(phase.title)}</h3>
                <p>{i18n._(phase.state)}</p>
              </div>
              <ul>
                {page.phases[phase.key].map((item) => (
                  <li key={item.id}>{i18n._(item)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
      {page.note && (
        <section className={`wrap ${classes.note}`}>
          <h2>{i18n._(page.note.title)}</h2>
          <p>{i18n._(page.note.text)}</p>
        </section>
      )}
    </main>
  );
}

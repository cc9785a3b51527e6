import { ButtonLink } from '../../../components/button/button-link.tsx';
import { PageBanner } from '../../../components/page-banner/page-banner.tsx';
import type { AudiencePage, PhaseKey } from './audience-page.ts';
import classes from './audience-view.module.css';

const phases: { key: PhaseKey; title: string; state: string }[] = [
  { key: 'beta', title: 'Beta', state: 'Here today' },
  { key: 'near', title: 'Near-term', state: 'Planned next' },
  { key: 'long', title: 'Long-term', state: 'Planned later' },
];

/** What a group of people gets: the offerings of today, then three phases as a strip of ink, outline and pencil. */
export function AudienceView({ title, page }: { title: string; page: AudiencePage }) {
  return (
    <main id="main" tabIndex={-1}>
      <PageBanner title={title} lead={page.lead} picture={page.picture} pictureText={page.pictureText}>
        <ButtonLink to={page.action.to} variant="ink" size="lg">
          {page.action.label}
        </ButtonLink>
      </PageBanner>
      <section className={`wrap ${classes.offerings}`} aria-labelledby="offerings-title">
        <h2 id="offerings-title">What you get</h2>
        <ul>
          {page.offerings.map((offering) => (
            <li key={offering.title}>
              <h3>{offering.title}</h3>
              <p>{offering.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={`wrap ${classes.phases}`} aria-labelledby="phases-title">
        <h2 id="phases-title">Now, next and later</h2>
        <ol>
          {phases.map((phase) => (
            <li key={phase.key} data-phase={phase.key}>
              <div className={classes.phaseHead}>
                <h3>{phase.title}</h3>
                <p>{phase.state}</p>
              </div>
              <ul>
                {page.phases[phase.key].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
      {page.note && (
        <section className={`wrap ${classes.note}`}>
          <h2>{page.note.title}</h2>
          <p>{page.note.text}</p>
        </section>
      )}
    </main>
  );
}

import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { PageBanner } from '../../../components/page-banner/page-banner.tsx';
import { brand } from '../../../config/brand.ts';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session.ts';
import classes from './about-view.module.css';

const purposes = [
  {
    title: msg`Our mission`,
    text: [
      msg`Teachers already have the lesson. What they rarely have is an artist, a letterer and an afternoon. Panelwise lends them all three: bring a concept and a story, and leave with an illustrated comic, a PDF and a quiz.`,
      msg`The teacher stays the editor. Every word can be changed, before and after the drawing.`,
    ],
  },
  {
    title: msg`Our vision`,
    text: [
      msg`Every child meets every big idea at least once as a story, wherever the school is and whatever it can pay.`,
      msg`A comic should be as easy to make as a worksheet, and as worth keeping as a book.`,
    ],
  },
];

const ways = [
  { term: msg`Your curriculum`, text: msg`Comics follow US Common Core, CBSE, ICSE or the plan you bring.` },
  { term: msg`People decide`, text: msg`A person looks at every comic before it enters the library.` },
  {
    term: msg`Words stay words`,
    text: msg`Text is never baked into the art, so it can be read aloud, searched and enlarged.`,
  },
];

/** What Panelwise is for, how it works, and who is behind it. */
export function AboutView() {
  const { founder, name: product } = brand;
  const visitor = useSession((state) => state.status === 'visitor');
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <PageBanner
        title={t`About ${product}`}
        lead={t`A comic is the shortest way from a hard idea to a picture that stays.`}
        picture="about"
        pictureText={t`Nia does not get gravity. Then let us draw it, says Mr. Chen`}
      >
        <ButtonLink to={visitor ? paths.signup : paths.createComic} variant="ink" size="lg">
          <Trans>Create Comic</Trans>
        </ButtonLink>
      </PageBanner>
      <div className={`wrap ${classes.purposes}`}>
        {purposes.map((purpose) => (
          <section key={purpose.title.id}>
            <h2>{i18n._(purpose.title)}</h2>
            {purpose.text.map((paragraph) => (
              <p key={paragraph.id}>{i18n._(paragraph)}</p>
            ))}
          </section>
        ))}
      </div>
      <section className={`wrap ${classes.ways}`} aria-labelledby="ways-title">
        <h2 id="ways-title">
          <Trans>How we work</Trans>
        </h2>
        <dl>
          {ways.map((way) => (
            <div key={way.term.id}>
              <dt>{i18n._(way.term)}</dt>
              <dd>{i18n._(way.text)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={`wrap ${classes.team}`} aria-labelledby="team-title">
        <h2 id="team-title">
          <Trans>Our team</Trans>
        </h2>
        {/* In the words of whoever stands behind this place. */}
        <article className={classes.profile} lang="en">
          <img src={founder.picture} alt={founder.pictureText} width={560} height={700} loading="lazy" />
          <div>
            <h3>{founder.name}</h3>
            <p className={classes.role}>
              {founder.role}, {product}
            </p>
            {founder.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </div>
        </article>
      </section>
    </main>
  );
}

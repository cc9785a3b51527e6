import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import classes from './about-strip.module.css';

const facts = [
  { term: msg`Curriculum`, text: msg`US Common Core, CBSE and ICSE, or your own` },
  { term: msg`Ages`, text: msg`6 and up, grade 1 to postgraduate` },
  { term: msg`Price`, text: msg`Free. Coins come from learning alone` },
];

/** What Panelwise is, in one breath, and the three things people ask first. */
export function AboutStrip() {
  return (
    <section className={`wrap ${classes.about}`} aria-labelledby="about-title">
      <div>
        <h2 id="about-title" className="visually-hidden">
          <Trans>About</Trans>
        </h2>
        <p className={classes.lede}>
          <Trans>
            Students remember what they can picture. Panelwise turns the lesson you already have into a comic
            they will read twice, and you stay the editor of every word.
          </Trans>
        </p>
      </div>
      <dl className={classes.facts}>
        {facts.map((fact) => (
          <div key={fact.term.id}>
            <dt>{i18n._(fact.term)}</dt>
            <dd>{i18n._(fact.text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import classes from './about-strip.module.css';

const facts = [
  { term: 'Curriculum', text: 'US Common Core, CBSE and ICSE, or your own' },
  { term: 'Ages', text: '6 and up, grade 1 to postgraduate' },
  { term: 'Price', text: 'Free. Coins and gems for extras come later' },
];

/** What Panelwise is, in one breath, and the three things people ask first. */
export function AboutStrip() {
  return (
    <section className={`wrap ${classes.about}`} aria-labelledby="about-title">
      <div>
        <h2 id="about-title" className="visually-hidden">
          About
        </h2>
        <p className={classes.lede}>
          Students remember what they can picture. Panelwise turns the lesson you already have into a comic
          they will read twice, and you stay the editor of every word.
        </p>
      </div>
      <dl className={classes.facts}>
        {facts.map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

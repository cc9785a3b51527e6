import { CaptionBox } from '../../../components/caption-box/caption-box.tsx';
import { SitePicture } from '../../../components/site-picture/site-picture.tsx';
import { SectionHead } from './section-head.tsx';
import classes from './what-we-do.module.css';

const styles = [
  { slug: 'comic', name: 'Comic' },
  { slug: 'manga', name: 'Manga' },
  { slug: 'watercolor', name: 'Watercolor' },
  { slug: 'flat', name: 'Flat' },
  { slug: 'pixel', name: 'Pixel' },
  { slug: 'chalkboard', name: 'Chalkboard' },
  { slug: 'papercut', name: 'Paper cut' },
] as const;

const results = [
  {
    title: 'A comic and a PDF',
    text: 'Lettered, checked and ready to print. Searchable text and a description for every panel.',
  },
  {
    title: 'Two quizzes',
    text: 'A quiz and a hardcore quiz. Each question points to the panel that teaches it.',
  },
  {
    title: 'FAQs and Did You Know',
    text: 'Answers to what students really ask, and facts worth telling at dinner.',
  },
];

/** The same panel in all styles, and what comes out at the end. */
export function WhatWeDo() {
  return (
    <section aria-labelledby="what-title">
      <SectionHead
        id="what-title"
        title="One story, drawn your way"
        text="Pick a style your class will love. The words stay real text on top of the art, so you can fix a typo, raise the size or have it read aloud without drawing anything again."
      />
      {/* Scrolls sideways where seven are too many, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be focusable. */}
      <section className={classes.row} tabIndex={0} aria-label="Styles">
        {styles.map((style) => (
          <figure key={style.slug}>
            <div>
              <SitePicture
                name={`style-${style.slug}`}
                sizes="230px"
                alt={`The same panel in ${style.name.toLowerCase()} style: Maya says so leaves can cook`}
                loading="lazy"
              />
            </div>
            <figcaption>
              <CaptionBox>{style.name}</CaptionBox>
            </figcaption>
          </figure>
        ))}
      </section>
      <ul className={`wrap ${classes.results}`}>
        {results.map((result) => (
          <li key={result.title}>
            <h3>{result.title}</h3>
            <p>{result.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

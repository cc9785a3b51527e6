import { i18n } from '@lingui/core';
import { msg, select, t } from '@lingui/core/macro';
import { CaptionBox } from '../../../components/caption-box/caption-box.tsx';
import { SitePicture } from '../../../components/site-picture/site-picture.tsx';
import pictures from './ahead.module.css';
import { SectionHead } from './section-head.tsx';
import classes from './what-we-do.module.css';

const styles = [
  { slug: 'comic', name: msg`Comic` },
  { slug: 'manga', name: msg`Manga` },
  { slug: 'watercolor', name: msg`Watercolor` },
  { slug: 'flat', name: msg`Flat` },
  { slug: 'pixel', name: msg`Pixel` },
  { slug: 'chalkboard', name: msg`Chalkboard` },
  { slug: 'papercut', name: msg`Paper cut` },
] as const;

const results = [
  {
    title: msg`A comic and a PDF`,
    text: msg`Lettered, checked and ready to print. Searchable text and a description for every panel.`,
  },
  {
    title: msg`Two quizzes`,
    text: msg`A quiz and a hardcore quiz. Each question points to the panel that teaches it.`,
  },
  {
    title: msg`FAQs and Did You Know`,
    text: msg`Answers to what students really ask, and facts worth telling at dinner.`,
  },
];

const panelText = (slug: (typeof styles)[number]['slug']) =>
  t`The same panel in ${select(slug, {
    comic: 'comic',
    manga: 'manga',
    watercolor: 'watercolor',
    flat: 'flat',
    pixel: 'pixel',
    chalkboard: 'chalkboard',
    other: 'paper cut',
  })} style: Maya says so leaves can cook`;

/** The same panel in all styles, and what comes out at the end. */
export function WhatWeDo() {
  return (
    <section aria-labelledby="what-title">
      <SectionHead
        id="what-title"
        title={t`One story, drawn your way`}
        text={t`Pick a style your class will love. The words stay real text on top of the art, so you can fix a typo, raise the size or have it read aloud without drawing anything again.`}
      />
      {/* Scrolls sideways where seven are too many, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be focusable. */}
      <section className={classes.row} tabIndex={0} aria-label={t`Styles`}>
        {styles.map(({ slug, name }) => (
          <figure key={slug}>
            <div>
              <SitePicture
                name={`style-${slug}`}
                sizes="230px"
                alt={panelText(slug)}
                className={pictures.ahead}
              />
            </div>
            <figcaption>
              <CaptionBox>{i18n._(name)}</CaptionBox>
            </figcaption>
          </figure>
        ))}
      </section>
      <ul className={`wrap ${classes.results}`}>
        {results.map((result) => (
          <li key={result.title.id}>
            <h3>{i18n._(result.title)}</h3>
            <p>{i18n._(result.text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

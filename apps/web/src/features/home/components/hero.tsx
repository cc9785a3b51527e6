import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconBrandAndroid, IconCheck } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { SitePicture } from '../../../components/site-picture/site-picture.tsx';
import { brand } from '../../../config/brand.ts';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session.ts';
import classes from './hero.module.css';
import { StagePicture } from './stage-picture.tsx';

/** The first screen is a comic page of four panels: what it does, how a panel is made, the quiz, the joy. */
export function Hero() {
  const visitor = useSession((state) => state.status === 'visitor');
  return (
    <section className={classes.page} aria-labelledby="hero-title">
      <div className={classes.call}>
        <div className={classes.callText}>
          <h1 id="hero-title">
            <Trans>
              Teach it
              <br />
              in panels.
            </Trans>
          </h1>
          <p>
            <Trans>
              Bring a concept and a story. Panelwise writes the script, draws every panel while you watch, and
              leaves you with a comic and a quiz your class can use tomorrow.
            </Trans>
          </p>
          <div className={classes.actions}>
            <ButtonLink to={visitor ? paths.signup : paths.createComic} variant="ink" size="lg">
              <Trans>Make comics</Trans>
            </ButtonLink>
            <ButtonLink to={paths.library} variant="on-caption" size="lg">
              <Trans>Browse library</Trans>
            </ButtonLink>
          </div>
          <a className={classes.app} href={brand.appUrl} rel="noopener">
            <IconBrandAndroid size={22} stroke={1.9} aria-hidden />
            <Trans>Download app</Trans>
          </a>
        </div>
      </div>
      <div className={classes.stages}>
        <StagePicture />
      </div>
      <div className={classes.quiz}>
        <div className={classes.quizText}>
          <p className={classes.question}>
            <Trans>
              <b>Quick check</b> What does a leaf use as its stove?
            </Trans>
          </p>
          <ul>
            <li>
              <Trans>Soil</Trans>
            </li>
            <li data-right>
              <IconCheck size={18} stroke={2.4} aria-label={t`Right:`} />
              <Trans>Sunlight</Trans>
            </li>
            <li>
              <Trans>Oxygen</Trans>
            </li>
          </ul>
          <p className={classes.source}>
            <Trans>Taught on page 3, panel 3</Trans>
          </p>
        </div>
      </div>
      <div className={classes.joy}>
        <SitePicture
          name="quiz-joy"
          alt={t`Amina cheers: five out of five!`}
          sizes="(max-width: 1180px) 40vw, 264px"
        />
      </div>
      <svg className={classes.frames} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon vectorEffect="non-scaling-stroke" points="0,0 58.088,0 54.118,100 0,100" />
        <polygon vectorEffect="non-scaling-stroke" points="59.265,0 100,0 100,63.125 56.691,66.563" />
        <polygon
          vectorEffect="non-scaling-stroke"
          points="56.618,69.063 82.059,67.031 80.441,100 55.294,100"
        />
        <polygon vectorEffect="non-scaling-stroke" points="83.235,66.875 100,65.625 100,100 81.618,100" />
      </svg>
    </section>
  );
}

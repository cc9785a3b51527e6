import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge/badge.tsx';
import { SitePicture } from '../../../components/site-picture/site-picture.tsx';
import pictures from './ahead.module.css';
import classes from './how-it-works.module.css';
import { SectionHead } from './section-head.tsx';

const checks = [msg`Words fit`, msg`Grade 5 reading`, msg`5 questions`];

function Checks() {
  return (
    <ul>
      {checks.map((check) => (
        <li key={check.id}>
          <IconCheck size={18} stroke={2.6} aria-hidden />
          {i18n._(check)}
        </li>
      ))}
    </ul>
  );
}

const steps: { title: MessageDescriptor; picture: ReactNode }[] = [
  {
    title: msg`Choose topic and grade`,
    picture: (
      <div className={classes.topic}>
        <p className={classes.concept}>
          <Trans>
            <small>Concept</small>photosynthesis
          </Trans>
        </p>
        <div>
          <small>
            <Trans>Class / Grade</Trans>
          </small>
          <p className={classes.ruler}>
            {[3, 4, 5, 6, 7].map((grade) => (
              <span key={grade} data-on={grade === 5 || undefined}>
                {grade}
              </span>
            ))}
          </p>
        </div>
      </div>
    ),
  },
  {
    title: msg`Select style`,
    picture: (
      <div className={classes.styles}>
        <SitePicture name="style-manga" sizes="140px" className={pictures.ahead} />
        <SitePicture name="style-comic" sizes="140px" className={pictures.ahead} />
        <SitePicture name="style-watercolor" sizes="140px" className={pictures.ahead} />
      </div>
    ),
  },
  {
    title: msg`Edit or use AI script`,
    picture: (
      <div className={classes.script}>
        <p>
          <Trans>
            <b>Maya</b> Food from <s>the sun</s> <ins>LIGHT</ins>? No way!
          </Trans>
        </p>
        <p>
          <Trans>
            <b>Dr. Sol</b> It is called photosynthesis.
          </Trans>
        </p>
        <p data-pencil>
          <Trans>
            <b>Dr. Sol</b> “Photo” means light, “synthesis” means putting together.
          </Trans>
        </p>
      </div>
    ),
  },
  {
    title: msg`Review comic and quiz`,
    picture: (
      <div className={classes.review}>
        <SitePicture name="lesson-page-1" sizes="176px" className={pictures.ahead} />
        <SitePicture name="lesson-page-2" sizes="176px" className={pictures.ahead} />
        <Checks />
      </div>
    ),
  },
  {
    title: msg`Add FAQs and fun facts`,
    picture: (
      <p className={classes.fact}>
        <Trans>
          <b>Did You Know</b>Leaves look green because chlorophyll bounces green light back to your eyes.
        </Trans>
      </p>
    ),
  },
  {
    title: msg`Publish and share`,
    picture: (
      <div className={classes.publish}>
        <SitePicture name="lesson-cover" sizes="190px" className={pictures.ahead} />
        <div>
          <Badge tone="ok" icon={IconCheck}>
            <Trans>Approved</Trans>
          </Badge>
          <p>
            <Trans>
              In the library
              <br />
              for everyone
            </Trans>
          </p>
        </div>
      </div>
    ),
  },
];

/** The six steps, each in a panel of its own. */
export function HowItWorks() {
  return (
    <section className={classes.how} aria-labelledby="how-title">
      <SectionHead
        id="how-title"
        title={t`From lesson plan to comic in six panels`}
        text={t`You can stop after any step. Everything is saved and waits for you on any device.`}
      />
      <ol className={classes.panels}>
        {steps.map((step, index) => (
          <li key={step.title.id}>
            <h3>
              <span>{index + 1}</span> {i18n._(step.title)}
            </h3>
            <div className={classes.picture}>{step.picture}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}

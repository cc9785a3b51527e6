import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { SitePicture } from '../../../components/site-picture/site-picture.tsx';
import { paths } from '../../../config/paths.ts';
import pictures from './ahead.module.css';
import classes from './audiences.module.css';
import { SectionHead } from './section-head.tsx';

const audiences = [
  {
    to: paths.forTeacher,
    name: msg`Teachers`,
    text: msg`Make a comic and a quiz for tomorrow, answer it live in class, and see how it is read. Months with a pool are shared among teachers.`,
    more: msg`What teachers get`,
    picture: 'teachers',
    alt: msg`A teacher shows a volcano, and a student asks whether his can erupt`,
    sizes: '(max-width: 1180px) 100vw, 620px',
  },
  {
    to: paths.forStudent,
    name: msg`Students`,
    text: msg`Read comics, answer, play and battle with what stands in them, keep what you learn, and collect badges for it.`,
    more: msg`What students get`,
    picture: 'students',
    alt: msg`Two friends laugh over a comic`,
    sizes: '(max-width: 640px) 100vw, (max-width: 1180px) 50vw, 360px',
  },
  {
    to: paths.forParent,
    name: msg`Parents`,
    text: msg`Child-safe comics that people check, and progress that you can follow.`,
    more: msg`What parents get`,
    picture: 'parents',
    alt: msg`A mother reads to her son, who wants one more page`,
    sizes: '(max-width: 640px) 100vw, (max-width: 1180px) 50vw, 360px',
  },
] as const;

/** The three doors: teachers, students, parents. */
export function Audiences() {
  return (
    <section className={classes.who} aria-labelledby="who-title">
      <SectionHead id="who-title" title={t`Who it is for`} />
      <div className={classes.doors}>
        {audiences.map((audience) => (
          <Link key={audience.to} to={audience.to} className={classes.door}>
            <div className={classes.picture}>
              <SitePicture
                name={audience.picture}
                alt={i18n._(audience.alt)}
                sizes={audience.sizes}
                className={pictures.ahead}
              />
            </div>
            <div className={classes.text}>
              <h3>{i18n._(audience.name)}</h3>
              <p>{i18n._(audience.text)}</p>
              <span className={classes.more}>
                {i18n._(audience.more)} <IconArrowRight size={20} stroke={1.9} aria-hidden />
              </span>
            </div>
          </Link>
        ))}
      </div>
    </section>
  );
}

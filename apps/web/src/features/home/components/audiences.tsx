import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import classes from './audiences.module.css';
import { SectionHead } from './section-head.tsx';

const audiences = [
  {
    to: paths.forTeacher,
    name: 'Teachers',
    text: 'Make a comic and a quiz for tomorrow, and see how it is read. A share of the revenue is planned.',
    more: 'What teachers get',
    picture: '/img/aud-teacher.webp',
    alt: 'A teacher explains a volcano to a student',
  },
  {
    to: paths.forStudent,
    name: 'Students',
    text: 'Read comics, take the quiz, make your own. Badges, cards and battles come later.',
    more: 'What students get',
    picture: '/img/cov-moon.webp',
    alt: 'Cover: Phases of the Moon',
  },
  {
    to: paths.forParent,
    name: 'Parents',
    text: 'Child-safe comics that people check. Progress you can follow comes next.',
    more: 'What parents get',
    picture: '/img/aud-parent.webp',
    alt: 'A parent and a child read together',
  },
];

/** The three doors: teachers, students, parents. */
export function Audiences() {
  return (
    <section className={classes.who} aria-labelledby="who-title">
      <SectionHead id="who-title" title="Who it is for" />
      <div className={classes.doors}>
        {audiences.map((audience) => (
          <Link key={audience.to} to={audience.to} className={classes.door}>
            <div className={classes.picture}>
              <img src={audience.picture} alt={audience.alt} loading="lazy" />
            </div>
            <div className={classes.text}>
              <h3>{audience.name}</h3>
              <p>{audience.text}</p>
              <span className={classes.more}>
                {audience.more} <IconArrowRight size={20} stroke={1.9} aria-hidden />
              </span>
            </div>
          </Link>
        ))}
      </div>
    </section>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { getComic } from '@panelwise/contracts/http/comics';
import { IconBulb, IconChevronRight, IconFlame, IconListCheck, IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { paths } from '../../../config/paths.ts';
import classes from './kit-list.module.css';

type Work = z.output<(typeof getComic)['response']>;

/** What there is of the class kit. Each line leads to where it is made and changed. */
export function KitList({
  work,
}: {
  work: Pick<Work, 'comic' | 'questions' | 'hardcoreQuestions' | 'faqs' | 'didYouKnow'>;
}) {
  const lines = [
    { name: t`Quiz`, icon: IconListCheck, count: work.questions.length },
    { name: t`Hardcore Quiz`, icon: IconFlame, count: work.hardcoreQuestions.length },
    { name: t`FAQs`, icon: IconMessageCircle, count: work.faqs.length },
    { name: t`Did You Know`, icon: IconBulb, count: work.didYouKnow.length },
  ];
  return (
    <section className={classes.kit} aria-labelledby="in-the-kit">
      <h2 id="in-the-kit">
        <Trans>In the class kit</Trans>
      </h2>
      <ul>
        {lines.map(({ name, icon: Icon, count }) => (
          <li key={name}>
            <Link to={paths.publishComic(work.comic._id)}>
              <Icon size={22} stroke={1.9} aria-hidden />
              <span>{name}</span>
              {count > 0 ? (
                <b>{count}</b>
              ) : (
                <em>
                  <Trans>Make it</Trans>
                </em>
              )}
              <IconChevronRight size={18} stroke={1.9} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

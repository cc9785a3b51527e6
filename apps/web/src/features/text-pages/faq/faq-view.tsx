import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageBanner } from '../../../components/page-banner/page-banner.tsx';
import { paths } from '../../../config/paths.ts';
import { faqGroups } from './faq-groups.ts';
import classes from './faq-view.module.css';

/** Opens and shows the question that the address names. */
function useLinkedQuestion() {
  const { hash } = useLocation();
  useEffect(() => {
    const linked = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (linked instanceof HTMLDetailsElement) linked.open = true;
    linked?.scrollIntoView();
  }, [hash]);
}

/** Twenty questions in four groups. Each opens by itself, any number at once. */
export function FaqView() {
  useLinkedQuestion();
  return (
    <main id="main" tabIndex={-1}>
      <PageBanner
        title={t`Frequently asked questions`}
        lead={t`Short answers. For everything else, write to us.`}
        picture="faq"
        pictureText={t`Leo stands before a skeleton and wonders why that is so`}
      />
      <div className={`wrap ${classes.page}`}>
        <nav className={classes.groups} aria-label={t`Groups of questions`}>
          <ul>
            {faqGroups.map((group) => (
              <li key={group.id}>
                <a href={`#${group.id}`}>{i18n._(group.title)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {faqGroups.map((group) => (
            <section key={group.id} id={group.id} tabIndex={-1} aria-labelledby={`${group.id}-title`}>
              <h2 id={`${group.id}-title`}>{i18n._(group.title)}</h2>
              {group.questions.map((item) => (
                <details key={item.id} id={item.id}>
                  <summary>
                    <h3>{i18n._(item.question)}</h3>
                    <IconChevronDown size={20} stroke={1.9} aria-hidden />
                  </summary>
                  <p>{i18n._(item.answer)}</p>
                </details>
              ))}
            </section>
          ))}
          <p className={classes.more}>
            <Trans>
              Your question is not here? <Link to={paths.contact}>Write to us</Link>. A person will answer.
            </Trans>
          </p>
        </div>
      </div>
    </main>
  );
}

import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../lib/session.ts';
import button from '../../theme/button.module.css';
import classes from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { LegalLine } from './legal-line.tsx';
import { Logo } from './logo.tsx';
import { helpLinks } from './nav-items.ts';
import { NewsletterBox } from './newsletter-box.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

const socialIcons = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  youtube: IconBrandYoutube,
  x: IconBrandX,
};

function LinkList({
  title,
  links,
}: {
  title: string;
  links: readonly { to: string; label: MessageDescriptor }[];
}) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{i18n._(link.label)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who stands behind the product, the ways on, and the legal line. */
export function Footer() {
  const visitor = useSession((state) => state.status === 'visitor');
  const exploreLinks = [
    { to: visitor ? paths.signup : paths.createComic, label: msg`Create Comics` },
    { to: paths.library, label: msg`Our library` },
    { to: paths.forTeacher, label: msg`For teachers` },
    { to: paths.forStudent, label: msg`For students` },
    { to: paths.forParent, label: msg`For parents` },
  ];
  return (
    <footer className={classes.footer}>
      <div className={classes.grid}>
        <div className={classes.wide}>
          <Logo />
          <p className={classes.pitch}>
            <Trans>
              Comics and quizzes for K to 12 classrooms, written with teachers. Free to use. For ages 6 and
              up.
            </Trans>
          </p>
          <ul className={classes.social}>
            {brand.socials.map((social) => {
              const SocialIcon = socialIcons[social.network];
              return (
                <li key={social.network}>
                  <a className={button.icon} href={social.url} rel="noopener" aria-label={social.label}>
                    <SocialIcon size={22} stroke={1.9} aria-hidden />
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
        <LinkList title={t`Explore`} links={exploreLinks} />
        <LinkList title={t`Help and legal`} links={helpLinks} />
        <div className={classes.wide}>
          <NewsletterBox />
          <address>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
            {brand.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
        <div className={classes.legal}>
          <LegalLine />
          <LanguageSwitch />
          <SchemeSwitch />
          <p>
            <Trans>Android app available. Ads are non-personalized.</Trans>
          </p>
        </div>
      </div>
    </footer>
  );
}

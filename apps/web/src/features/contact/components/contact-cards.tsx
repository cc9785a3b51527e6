import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { IconMail, IconMapPin, IconPhone, IconWorld } from '@tabler/icons-react';
import { brand } from '../../../config/brand.ts';
import classes from './contact-cards.module.css';

const cards = [
  { title: msg`Website`, text: brand.website, href: brand.origin, icon: IconWorld },
  { title: msg`Phone`, text: brand.phone, href: `tel:${brand.phone.replace(/\s/g, '')}`, icon: IconPhone },
  { title: msg`Email`, text: brand.email, href: `mailto:${brand.email}`, icon: IconMail },
  { title: msg`Location`, text: brand.location, href: '#map', icon: IconMapPin },
];

/** The four ways to us. */
export function ContactCards() {
  return (
    <ul className={classes.cards}>
      {cards.map(({ title, text, href, icon: CardIcon }) => (
        <li key={href}>
          <CardIcon size={24} stroke={1.9} aria-hidden />
          <h2>{i18n._(title)}</h2>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

import { IconMail, IconMapPin, IconPhone, IconWorld } from '@tabler/icons-react';
import { brand } from '../../../config/brand.ts';
import classes from './contact-cards.module.css';

const cards = [
  { title: 'Website', text: brand.website, href: brand.origin, icon: IconWorld },
  { title: 'Phone', text: brand.phone, href: `tel:${brand.phone.replace(/\s/g, '')}`, icon: IconPhone },
  { title: 'Email', text: brand.email, href: `mailto:${brand.email}`, icon: IconMail },
  { title: 'Location', text: brand.location, href: '#map', icon: IconMapPin },
];

/** The four ways to us. */
export function ContactCards() {
  return (
    <ul className={classes.cards}>
      {cards.map(({ title, text, href, icon: CardIcon }) => (
        <li key={title}>
          <CardIcon size={24} stroke={1.9} aria-hidden />
          <h2>{title}</h2>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

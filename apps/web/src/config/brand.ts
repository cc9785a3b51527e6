/**
 * Everything that names the company, and the one place where its operator writes it down before going live (see
 * "Before it goes live" in docs/operations.md). As delivered, nothing in it belongs to anybody: `.example` addresses
 * never resolve, 555-01xx numbers are never given out, and street and founder are invented.
 */
export const brand = {
  name: 'Panelwise',
  company: 'Panelwise, Inc.',
  /** Where the site is reached; canonical links and the sitemap begin with it. No slash at the end. */
  origin: 'https://panelwise.example',
  /** At the end of every page, after the sign and the year: company, rights. */
  legalLine: 'Panelwise, Inc. All rights reserved.',
  email: 'hello@panelwise.example',
  phone: '+1 732 555 0142',
  website: 'panelwise.example',
  location: 'New Brunswick, New Jersey, USA',
  /** The postal address, line by line. */
  address: ['Panelwise, Inc.', '100 Panel Street, Suite 4', 'New Brunswick, NJ 08901, USA'],
  /** A map page that shows the location; opened only by a click. */
  mapUrl: 'https://www.openstreetmap.org/search?query=New%20Brunswick%2C%20New%20Jersey',
  /** The Android app. */
  appUrl: 'https://panelwise.example/app',
  founder: {
    name: 'Nadia Karim',
    role: 'Founder',
    /** A portrait below `public/`, 4 to 5. */
    picture: '/img/founder.webp',
    pictureText: 'A drawn portrait of Nadia Karim in her studio',
    text: [
      'Nadia taught science for eleven years and drew on every board that held still. In June, the drawings were what her students remembered.',
      'Panelwise began as a folder of those drawings. Today Nadia looks after what comes out of it: that it is right, that it is kind, and that a teacher has the last word.',
    ],
  },
  socials: [
    { network: 'facebook', label: 'Facebook', url: 'https://facebook.example/panelwise' },
    { network: 'instagram', label: 'Instagram', url: 'https://instagram.example/panelwise' },
    { network: 'linkedin', label: 'LinkedIn', url: 'https://linkedin.example/panelwise' },
    { network: 'youtube', label: 'YouTube', url: 'https://youtube.example/panelwise' },
    { network: 'x', label: 'X', url: 'https://x.example/panelwise' },
  ],
} as const;

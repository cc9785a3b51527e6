/**
 * Everything that names the company. The operator changes it here and nowhere else: `.example` addresses, the
 * phone number, the street and the founder are placeholders.
 */
export const brand = {
  name: 'Panelwise',
  company: 'Panelwise, Inc.',
  /** Where the site is reached; canonical links and the sitemap begin with it. No slash at the end. */
  origin: 'https://panelwise.example',
  legalLine: '© 2025 Panelwise, Inc. All rights reserved.',
  email: 'hello@panelwise.example',
  phone: '+1 555 0100',
  website: 'panelwise.example',
  location: 'New Brunswick, New Jersey, USA',
  /** The postal address, line by line. */
  address: ['Panelwise, Inc.', '1 Example Street', 'New Brunswick, NJ 08901, USA'],
  /** A map page that shows the location; opened only by a click. */
  mapUrl: 'https://www.openstreetmap.org/search?query=New%20Brunswick%2C%20New%20Jersey',
  appUrl: 'https://panelwise.example/app',
  founder: {
    name: 'Alex Sample',
    role: 'Founder',
    /** A portrait below `public/`, 4 to 5. */
    picture: '/img/founder.webp',
    pictureText: 'A drawn stand-in for the portrait of the founder',
    text: [
      'Alex taught science for eleven years and drew on every board that held still. The drawings were what students remembered in June.',
      'Panelwise began as a folder of those drawings. Today Alex looks after what comes out of it: that it is right, that it is kind, and that a teacher has the last word.',
    ],
  },
  socials: [
    { network: 'facebook', label: 'Facebook', url: 'https://panelwise.example/facebook' },
    { network: 'instagram', label: 'Instagram', url: 'https://panelwise.example/instagram' },
    { network: 'linkedin', label: 'LinkedIn', url: 'https://panelwise.example/linkedin' },
    { network: 'youtube', label: 'YouTube', url: 'https://panelwise.example/youtube' },
    { network: 'x', label: 'X', url: 'https://panelwise.example/x' },
  ],
} as const;

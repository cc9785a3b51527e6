/** Everything that names the company. The operator changes it here and nowhere else; `.example` addresses are placeholders. */
export const brand = {
  name: 'Panelwise',
  legalLine: (year: number) => `© ${year} Panelwise, Inc. All rights reserved.`,
  email: 'hello@panelwise.example',
  phone: '+1 555 0100',
  website: 'panelwise.example',
  location: 'New Brunswick, New Jersey, USA',
  appUrl: 'https://panelwise.example/app',
  socials: [
    { network: 'facebook', label: 'Facebook', url: 'https://panelwise.example/facebook' },
    { network: 'instagram', label: 'Instagram', url: 'https://panelwise.example/instagram' },
    { network: 'linkedin', label: 'LinkedIn', url: 'https://panelwise.example/linkedin' },
    { network: 'youtube', label: 'YouTube', url: 'https://panelwise.example/youtube' },
    { network: 'x', label: 'X', url: 'https://panelwise.example/x' },
  ],
} as const;

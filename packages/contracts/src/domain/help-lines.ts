/** A free, confidential line that children and those who worry about them can call. */
export type HelpLine = { name: string; number: string };

/** National child helplines by country code, as their own organisations publish them. */
const helpLines: Readonly<Record<string, HelpLine>> = {
  AE: { name: 'Child Protection Centre', number: '116 111' },
  AT: { name: 'Rat auf Draht', number: '147' },
  AU: { name: 'Kids Helpline', number: '1800 55 1800' },
  BD: { name: 'Child Helpline', number: '1098' },
  BR: { name: 'Disque 100', number: '100' },
  CA: { name: 'Kids Help Phone', number: '1-800-668-6868' },
  CH: { name: 'Pro Juventute', number: '147' },
  DE: { name: 'Nummer gegen Kummer', number: '116 111' },
  DK: { name: 'BørneTelefonen', number: '116 111' },
  ES: { name: 'ANAR', number: '116 111' },
  FI: { name: 'MLL', number: '116 111' },
  FR: { name: 'Allô Enfance en Danger', number: '119' },
  GB: { name: 'Childline', number: '0800 1111' },
  IE: { name: 'Childline', number: '1800 66 66 66' },
  IN: { name: 'Childline', number: '1098' },
  IT: { name: 'Telefono Azzurro', number: '19696' },
  KE: { name: 'Childline Kenya', number: '116' },
  LK: { name: 'Childline Sri Lanka', number: '1929' },
  NL: { name: 'De Kindertelefoon', number: '0800 0432' },
  NO: { name: 'Alarmtelefonen', number: '116 111' },
  NP: { name: 'Child Helpline', number: '1098' },
  NZ: { name: "What's Up", number: '0800 942 8787' },
  PL: { name: 'Telefon Zaufania', number: '116 111' },
  PT: { name: 'SOS Criança', number: '116 111' },
  SE: { name: 'Bris', number: '116 111' },
  TZ: { name: 'Child Helpline', number: '116' },
  UG: { name: 'Sauti', number: '116' },
  US: { name: 'Childhelp', number: '1-800-422-4453' },
  ZA: { name: 'Childline', number: '116' },
  ZM: { name: 'Childline Zambia', number: '116' },
};

/** Where help is in a country, in one sentence. A country whose line is not known is sent to the list of all. */
export function helpIn(country: string): string {
  const line = helpLines[country];
  return line
    ? `Call ${line.name} at ${line.number}, or tell a grown-up you trust.`
    : 'Tell a grown-up you trust, or find the line of your country at childhelplineinternational.org.';
}

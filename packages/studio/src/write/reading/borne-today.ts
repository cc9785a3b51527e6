/** Names of history that children and pets of today bear as well, by themselves. */
const borneToday =
  /^(?:Homer|Raphael|Livia|Darius|Constantine|Augustus|Hannibal|Akbar|Mirabai|Rumi|Ashoka|Kartini|Panini|Virgil|Galen|Solon|Cyrus|Nero|Donatello|Naguib|Sukhdev|Rajguru|Darwin|Newton|Edison|Tesla|Kepler|Hubble|Nightingale|Penn|Leonidas|Geronimo|Napoleon|Cleopatra|Columbus|Wright|Nelson|Bacon|Bolt|Wilder)$/;
/** Signs that a text is about the past or about what somebody is known for. */
const ofThePast =
  /\b1[0-9]\d{2}\b|\b(?:century|telescope|experiment|scientist|theory|emperor|empire|ancient|discover|invent|gravity|evolution|voyage|queen|king\b|battle|poet\b|philosopher|species|prism|tortoises?|finch(?:es)?|Gal[aá]pagos|Beagle)/i;

/** "Raphael painted the fence": without a sign of the past a name that is borne today means somebody of today. */
export function isMaybeOfToday(name: string, sentences: readonly string[]): boolean {
  if (!borneToday.test(name)) return false;
  const about = new RegExp(`(?:about|learned of|named after|life of) ${name}(?!\\p{L})`, 'u');
  return !sentences.some((text) => ofThePast.test(text) || about.test(text));
}

/** Numbers that everybody may call for free, help for children among them. */
export const freeNumbers =
  /^\+?1?-?\(?8(?:00|33|44|55|66|77|88)\)?[ .-]?\d{3}[ .-]?\d{4}$|^0 ?80[0-9]|^116 ?\d{3}/u;
/** What shows that a number without any gaps is called. */
export const surePhoneCues =
  /(?:\bcall (?:me|her|him|us)|\btext me|\bring me|whatsapp|(?:phone|call|फोन|कॉल) ?(?:karo|kar|kijiye|karna|करो|करना|कर)|mujhe (?:call|phone)|(?:my|her|his|our|mi|su|mon|son|mein|meine|seine|ihre|mera|mere|मेरा|उसका) (?:phone |mobile |cell |mobil|handy|tele(?:fon|phone))?(?:number|numero|telefono|telephone|nummer|phone|handy|movil|नंबर|number|nambar|फोन)|llamame|appelle[ -]moi|ruf (?:mich|ihn|sie)|फोन कर|कॉल कर)/u;
/** What shows that somebody calculates. */
export const sumCues =
  /(?:divisible|binary|prime|even number|odd number|digits?|ascii|multipl|divid|divide|teile|gerade|impair|\bpair\b|\bpar\b|भाग|गुणा|rounded|square root|serial|model|order|version|isbn|article|part number|flight|bus|train|page|barcode|ticket|invoice)/u;
/** Words around numbers and names that tell what they are. All languages at once, as they stand in a folded text. */
export const phoneCues =
  /(?:call|text|ring|phone|dial|whatsapp|my number|her number|his number|mobile|cell|sms|reach me|llama\w*|telefono|movil|numero|appelle\w*|telephone|portable|joindre|ruf|rufe|handy|telefon\w*|nummer|anruf\w*|erreichst|फोन|नंबर|कॉल|मोबाइल|call|phone|number|nambar)/u;
export const homeCues =
  /(?:live|lives|living|lived|address|home is|house is|stays at|come to|meet me at|find (?:me|her|him) at|vive|vivo|vivimos|direccion|domicilio|habite|habitons|adresse|wohn\w*|zuhause|पता|रहता|रहती|रहते|rehta|rehti|rahta|pata)/u;
/** What an account's name follows. */
export const accountCues =
  /\b(?:(?:insta(?:gram)?|snap(?:chat)?|tiktok|discord|telegram|whatsapp|kik|skype|roblox|fortnite|gamertag|psn|xbox|twitch|facebook|signal|steam|username|user name|handle|usuario|pseudo|benutzername)(?: (?:name|account|konto|tag|id))?(?: (?:is|ist|est|es|hai|as|under|unter)|\s*[:=@-]|(?= @))|(?:add|follow|find|dm|message) me on \w+|(?:follow|add) me|(?:follow|add|dm|message)(?= @)|agregame|ajoute[ -]moi)/gu;
export const documentCues =
  /(?:social security|ssn|passport|aadhaar|aadhar|आधार|pan card|id card|id number|national insurance|nino|dni|nie|pasaporte|carte d'identite|numero de securite|passeport|personalausweis|ausweisnummer|reisepass|sozialversicherung\w*|credit card|debit card|card number|kreditkarte|carte bancaire|tarjeta|iban|cvv|bank account)/u;
export const passwordCues =
  /(?:my|his|her|their|mein|mon|mi|the|mera) (?:wifi |wi-fi )?(?:password|passwort|mot de passe|contrasena|pin(?: code)?|login) (?:is|ist|est|es|hai)\s*:?\s*["“]?(?=[^\s]*\d)[^\s"”]{4,40}/gu;
const streetWord =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|way|terrace|crescent|close|square|parkway|gardens|grove|row|mews';
export const englishStreetSign = new RegExp(` (?:${streetWord})\\b`, 'gu');
/** "42 Maple Street". */
export const englishStreet = new RegExp(
  `\\b\\d{1,5}[a-z]?,? (?:[a-z][a-z'.-]{1,20} ){1,3}(?:${streetWord})\\b\\.?`,
  'gu',
);
export const germanStreetSign =
  /(?:strasse|str\.|weg|gasse|allee|platz|ring|damm) \d|\b(?:am|an der|auf der) [a-z-]{3,25} \d/gu;
/** "Lindenstraße 14". */
export const germanStreet =
  /\b(?:[a-z-]{2,30}(?:strasse|str\.|weg|gasse|allee|platz|ring|damm)|(?:am|an der|auf der) [a-z-]{3,25}) \d{1,4} ?[a-z]?\b/gu;
export const frenchStreetSign = /\b(?:rue|avenue|boulevard|allee|impasse|chemin|place|quai|cours) /gu;
/** "12 rue des Lilas". */
export const frenchStreet =
  /\b\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|allee|impasse|chemin|place|quai|cours) (?:[a-z'-]{1,20} ?){1,4}/gu;
export const spanishStreetSign = /\b(?:calle|c\/|avenida|avda|plaza|paseo|camino|carrera)/gu;
/** "calle Mayor 15". */
export const spanishStreet =
  /\b(?:calle|c\/|avenida|avda\.?|plaza|paseo|camino|carrera) (?:[a-z'-]{1,20} ){1,4}(?:n\.?o?\.? ?|numero |#)?\d{1,4}\b/gu;
export const hindiStreetSign = /(?:मकान|घर|फ्लैट|प्लॉट|makan|flat|plot|house) (?:न|स|no|num|nam)/gu;
/** "मकान नंबर 12", "flat no 4". */
export const hindiStreet =
  /(?:मकान|घर|फ्लैट|प्लॉट|makan|flat|plot|house) (?:नंबर|संख्या|नं|number|no\.?|nambar) ?\d{1,5}[^.!?\n]{0,40}?(?:गली|सेक्टर|नगर|रोड|मार्ग|gali|sector|nagar|road|colony|marg|vihar)/gu;
export const postcode =
  /\b(?:\d{5}(?:-\d{4})? [a-z]{3,}|[a-z]{1,2}\d{1,2}[a-z]? ?\d[a-z]{2}|[a-z]{3,}(?: [a-z]{3,})?,? [a-z]{2} \d{5})\b/u;
/** Addresses that every child may know. */
export const famousAddresses =
  /221b baker|10 downing|1600 pennsylvania|4 privet drive|42 wallaby|124 conch|350 fifth|32 windsor gardens|742 evergreen|55 rue du faubourg/u;

/** Hosts that a school book may name. */
export const knownHosts =
  /(?:^|\.)(?:wikipedia\.org|wikimedia\.org|wiktionary\.org|wikidata\.org|britannica\.com|nasa\.gov|esa\.int|who\.int|unicef\.org|unesco\.org|un\.org|europa\.eu|nationalgeographic\.(?:com|org)|natgeokids\.com|khanacademy\.org|pbs\.org|pbskids\.org|bbc\.co\.uk|smithsonian(?:mag)?\.(?:com|org)|si\.edu|loc\.gov|noaa\.gov|usgs\.gov|gutenberg\.org|scratch\.mit\.edu|mit\.edu|larousse\.fr|duden\.de|rae\.es|planet-schule\.de|klexikon\.zum\.de|vikidia\.org|childhelp\.org|childhelplineinternational\.org|childline\.org\.uk|stopbullying\.gov|nummergegenkummer\.de|example\.(?:org|com|net)|[a-z0-9-]+\.(?:gov|edu|example|test|invalid)|[a-z0-9-]+\.(?:gov|edu|ac|gob|gouv|nic)\.[a-z]{2})$/u;

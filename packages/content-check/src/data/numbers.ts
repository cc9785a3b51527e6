/** What tells in the five languages that a number is years, as it stands in a folded text after the number, or before. */
export const eraAfter =
  /^ ?(?:b\.? ?c\.?(?: ?e\.?)?(?!\p{L})|[ac]\.? ?[de]\.?(?!\p{L})|[vn]\.? ?chr|(?:av|apr?)\.? ?j|[ad]\. ?c\.|(?:a|d)\. ?e\. ?c|ईसा|ईस्वी|ईसवी|ई\.|ई० ?पू)/u;
export const eraBefore = /(?:ईसा पूर्व|ई\. ?पू\.|ई० ?पू०|(?<!\p{L})(?:सन्?|b\.?c\.?e?\.?|a\.?d\.?)) ?\(?$/u;

const units = [
  '[kcmµn]?m|kilomet\\w*|met(?:er|re|ro)s?|[kcm]m/h|m/s|mil(?:e|la|le)s?|meilen?|miglia',
  '[km]?g|kilos?|gram\\w*|tons?|tonnes?|tonnen|toneladas|lit(?:er|re|ro)s?|watts?|volts?',
  'years?|light.years?|jahren?|lichtjahren?|ans|annees|anos|seconds?|sekunden?|secondes?|segundos|hours?|days?',
  'people|persons?|inhabitants|children|pupils|menschen|einwohner\\w*|kinder|habitants|personnes|personas|habitantes',
  'times|mal|fois|veces|cells|stars|species|zellen|sterne|cellules|etoiles|celulas|estrellas',
  'euros?|dollars?|dolares|rupees?|rupien|pesos|pounds?|degrees|grad|degres|grados',
].join('|');
/** What is measured or counted, right after the number. */
export const unitAfter = new RegExp(
  `^ ?(?:(?:${units})(?![\\p{L}\\p{M}])|[%°€$£₹]|किमी|किलो|मी|सेमी|ग्राम|टन|लीटर|लोग|व्यक्ति|बच्च|साल|वर्ष|सेकंड|घंट|दिन|बार|रुपय|डिग्री|प्रकाश|तार|कोशिका)`,
  'u',
);

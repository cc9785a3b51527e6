/**
 * Writes SVG and HTML. Every tag of a drawing or a document is written here, so that words of a script, whatever
 * they are, stay words: they can end no attribute and begin no element.
 */

/** Attributes of a tag by name, in order; what is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Words between tags, and attributes that this writer wrote before. */
class Words {
  readonly escaped: string;
  constructor(escaped: string) {
    this.escaped = escaped;
  }
}
class Written {
  readonly attributes: string;
  constructor(attributes: string) {
    this.attributes = attributes;
  }
}

type Value = string | number | Attributes | Words | Written | undefined;

/**
 * Markup with values put in, each by the place where it stands:
 * - in the quotes of an attribute: text or a number, escaped;
 * - in a tag: `Attributes`, or nothing;
 * - between tags: markup that was written before, or `words(…)`.
 * @throws TypeError where a value is of the wrong sort for its place: a mistake of the code that writes, not of a script
 */
export function svg(parts: TemplateStringsArray, ...values: Value[]): string {
  const places = placesOf(parts);
  let out = parts[0]!;
  for (let i = 0; i < values.length; i++) out += put(values[i], places[i]!) + parts[i + 1];
  return out;
}

/** The same for HTML. */
export const html = svg;

/** Words of a person, to stand between tags. */
export const words = (text: string) => new Words(escapeText(text));

/** Rules of our own, to stand in `<style>`. @throws TypeError where they could end it */
export function styleSheet(rules: string): Words {
  if (rules.includes('<')) throw new TypeError('A style sheet holds no "<".');
  return new Words(rules);
}

/** An element without content. */
export function tag(name: string, ...attributes: (Attributes | Written | undefined)[]): string {
  if (!properName.test(name)) throw new TypeError(`"${name}" is no name of an element.`);
  // biome-ignore lint/plugin: the writer itself
  return `<${name}${attributes.map((some) => put(some, 'tag')).join('')}/>`;
}

/** Attributes as text, each with a space before it: for passes that change a drawing after it was written. */
export function writeAttributes(attributes: Attributes): string {
  let out = '';
  for (const name in attributes) {
    const value = attributes[name];
    if (value === undefined) continue;
    if (!properName.test(name)) throw new TypeError(`"${name}" is no name of an attribute.`);
    out += ` ${name}="${escapeValue(value)}"`;
  }
  return out;
}

/** Attributes cut out of markup that was written before. @throws TypeError where the text is anything else */
export function written(attributes: string): Written {
  if (!attributeList.test(attributes)) throw new TypeError(`These are no attributes: ${attributes}`);
  return new Written(attributes);
}

const properName = /^[a-zA-Z][\w:-]*$/;
const attributeList = /^(?:\s+[a-zA-Z][\w:-]*="[^"<]*")*\s*$/;

type Place = 'attribute' | 'tag' | 'content';
const known = new WeakMap<TemplateStringsArray, Place[]>();

/** Where each value of a template stands. */
function placesOf(parts: TemplateStringsArray): Place[] {
  let places = known.get(parts);
  if (!places) {
    let place: Place = 'content';
    places = parts.map((part) => {
      for (const char of part) place = after(place, char);
      return place;
    });
    known.set(parts, places);
  }
  return places;
}

function after(place: Place, char: string): Place {
  if (place === 'attribute') return char === '"' ? 'tag' : 'attribute';
  if (place === 'content') return char === '<' ? 'tag' : 'content';
  return char === '"' ? 'attribute' : char === '>' ? 'content' : 'tag';
}

const standing = { attribute: 'an attribute', tag: 'a tag', content: 'an element' };

function put(value: Value, place: Place): string {
  if (place === 'attribute') {
    if (typeof value === 'string' || typeof value === 'number') return escapeValue(value);
  } else if (place === 'tag') {
    if (value === undefined) return '';
    if (value instanceof Written) return value.attributes;
    if (typeof value === 'object' && !(value instanceof Words)) return writeAttributes(value);
  } else {
    if (value instanceof Words) return value.escaped;
    if (typeof value === 'string' && isMarkup(value)) return value;
  }
  throw new TypeError(`This cannot stand in ${standing[place]}: ${value}`);
}

/** Words that nobody marked as such do not look like tags, so they are found out at once. */
const isMarkup = (text: string) => text === '' || (text.startsWith('<') && text.endsWith('>'));

const escapeValue = (value: string | number) =>
  typeof value === 'number' ? String(value) : escapeText(value);

// Control characters and lone surrogates have no place in XML, escaped or not.
const special = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const allSpecial = new RegExp(special, 'g');
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  const sound = text.toWellFormed();
  return special.test(sound) ? sound.replace(allSpecial, (char) => entities[char] ?? '') : sound;
}

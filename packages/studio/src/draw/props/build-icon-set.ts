/**
 * Writes icon-set.json from @iconify-json/fluent-emoji-flat: the icons a lesson may show, without skin-tone
 * variants, people, faces, flags, clock faces and buttons, and with coordinates cut to a hundredth of the
 * 32-unit grid. An eighth of the weight of the full set, which a browser would otherwise load for one page.
 * Run it after the icon package changes: node packages/studio/src/draw/props/build-icon-set.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tag, written } from '../markup.ts';

type IconifySet = { icons: Record<string, { body: string }> };

const unwanted =
  /-(light|medium|medium-light|medium-dark|dark)$|^flag|person|people|(^|-)(man|woman|men|women|boy|girl)(-|$)|face|family|couple|clock|thirty|hand(?!shake)|finger|-button|zodiac|^input-|squared|cocktail|beer|wine|sake|champagne|cigarette|smoking|pistol|bomb|dagger|kiss|bikini|syringe|slot-machine|coffin|headstone|poo$|-poo|middle|fist|gesture|thumbs|vampire|zombie|santa|mermaid|merman|genie|\belf\b|supervillain|superhero|fairy|mage|troll|skull|teacher|worker|prince|scientist|pilot|^artist$|detective|fighter|judge|claus|farmer|mechanic|singer|guard|officer|^cook$|student|astronaut|skier|snowboarder|angel|breast|pregnant|racing|carp-streamer|piata|^knot$|mirror-ball|ballet|kimono|bento|fish-cake|oden|dango|narutomaki|love-hotel|playing-card|mahjong|joker|japanese-(?!dolls)|keycap|^o-|medal|(broken|red|orange|yellow|green|blue|purple|black|white|brown|grey|pink|growing|beating|mending|sparkling)-heart|hearts$|bride|tuxedo|ninja|vs-|ideograph|office-building|restroom|wc$|litter|no-entry|non-potable|no-|counterclockwise|-symbol$(?<!atom-symbol)(?<!recycling-symbol)/;

/** Icons of more letters than this are left out, unless scenes or lessons need them. */
const heaviest = 3_200;
/** Petals of the colour of stone, by themselves, look like no flower. */
const repainted: Readonly<Record<string, readonly [from: string, to: string]>> = {
  blossom: ['#d3d3d3', '#f9a8cd'],
};
const needed = new Set(['snowman', 'desert', 'spider-web', 'violin', 'world-map', 'bubbles', 'peacock']);

const require = createRequire(import.meta.url);
const source = require.resolve('@iconify-json/fluent-emoji-flat/icons.json');
const { icons } = JSON.parse(await readFile(source, 'utf8')) as IconifySet;

const kept = Object.entries(icons)
  .filter(([name, { body }]) => body.length < heaviest || needed.has(name))
  .filter(([name]) => !unwanted.test(name) || name.startsWith('magnifying'))
  .map(
    ([name, { body }]) =>
      [name, repaint(name, withoutReferences(body).replace(/(\.\d{2})\d+/g, '$1'))] as const,
  )
  .sort(([a], [b]) => (a < b ? -1 : 1));

await writeFile(
  new URL('icon-set.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`,
);

function repaint(name: string, body: string): string {
  const [from, to] = repainted[name] ?? [];
  return from === undefined || to === undefined ? body : body.replaceAll(from, to);
}

/** Shapes that are defined once and used by reference, drawn where they are used: a drawing of ours refers to nothing. */
function withoutReferences(body: string): string {
  const shapes = new Map<string, string>();
  const rest = body.replace(/<defs>((?:<path id="[^"]+"[^>]*\/>)+)<\/defs>/g, (_defs, paths: string) => {
    for (const [, id, attributes] of paths.matchAll(/<path id="([^"]+)"([^>]*)\/>/g))
      shapes.set(id!, tag('path', written(attributes!)));
    return '';
  });
  return rest.replace(/<use href="#([^"]+)"\/>/g, (use, id: string) => shapes.get(id) ?? use);
}

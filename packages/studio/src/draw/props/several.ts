/** Icons that show several at once: twice of them would be twice as many. */
const groups = new Set(
  'x-seeds x-planks x-gears x-number-cards x-roots x-grass x-layers beans blueberries books bubbles chains cherries clinking-glasses crossed-flags crossed-swords eyes film-frames fireworks footprints french-fries gloves grapes japanese-dolls linked-paperclips musical-notes nest-with-eggs nesting-dolls pancakes paw-prints shopping-bags skis socks sparkles sweat-droplets admission-tickets chopsticks x-marbles x-toy-blocks x-sandals x-plates x-dates x-lentils x-slippers x-playing-cards x-earphones x-chalk-sticks x-fairy-lights x-wellies x-blackberries x-stickers'.split(
    ' ',
  ),
);

/** Of these groups it can be seen how many they are. */
const countedGroups: Readonly<Record<string, number>> = {
  cherries: 2,
  chopsticks: 2,
  'clinking-glasses': 2,
  'crossed-flags': 2,
  'crossed-swords': 2,
  eyes: 2,
  gloves: 2,
  'linked-paperclips': 2,
  skis: 2,
  'x-marbles': 3,
  'x-toy-blocks': 3,
  'x-slippers': 2,
  'x-earphones': 2,
  'x-playing-cards': 4,
  socks: 2,
  'x-sandals': 2,
};

/** Whether a picture of several things shows another number of them than is told. */
export const showsOtherNumber = (icon: string, count: number): boolean =>
  groups.has(icon) && countedGroups[icon] !== count;

/** Whether a picture shows several things of its kind at once. */
export const showsSeveral = (icon: string): boolean =>
  groups.has(icon) && !/^x-(?:roots|grass|layers)$/.test(icon);

/** One of what a group shows, to be drawn as often as words tell. */
const oneOf: Readonly<Record<string, string>> = {
  'x-coins1': 'coin',
  'x-coins2': 'coin',
  'x-coins3': 'coin',
  'x-coins4': 'coin',
  houses: 'house',
};

/** A thing of a panel, as many as there are of it; @param count undefined where nothing tells */
export function thingsOf(icon: string, count: number | undefined): { icon: string; count?: number } {
  if (count === undefined || groups.has(icon)) return { icon };
  return { icon: oneOf[icon] ?? icon, count };
}

/** Where one of several things stands in a square, from its middle and in shares of its side. */
export type Standing = { x: number; y: number; size: number };

/** Neighbours come a little nearer than their squares, which icons do not fill. */
const overlap = 1.06;

/**
 * Places for so many of one thing in a square: in rows that can be counted at a glance, the fuller ones below.
 * @param standing whether the lowest row stands on the foot of the square, else all are in its middle
 */
export function standSeveral(count: number, standing: boolean): Standing[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const step = 1 / columns;
  const size = Math.min(step * overlap, 0.6);
  const lowest = standing ? 0.5 - size / 2 : ((rows - 1) / 2) * step;
  const places: Standing[] = [];
  for (let row = 0; row < rows; row++) {
    const inRow = Math.floor(count / rows) + (row < count % rows ? 1 : 0);
    for (let i = 0; i < inRow; i++)
      places.push({ x: (i - (inRow - 1) / 2) * step, y: lowest - row * step, size });
  }
  // What stands further back is drawn first.
  return places.reverse();
}

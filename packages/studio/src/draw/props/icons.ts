import iconSet from './icon-set.json' with { type: 'json' };
import { ownIcons } from './own-icons.ts';

const emoji: Record<string, string> = iconSet;

/** SVG body of an icon in a 32-unit square, or undefined where no icon has that name. */
export function findIcon(name: string): string | undefined {
  if (Object.hasOwn(ownIcons, name)) return ownIcons[name as keyof typeof ownIcons];
  return Object.hasOwn(emoji, name) ? emoji[name] : undefined;
}

export function hasIcon(name: string): boolean {
  return findIcon(name) !== undefined;
}

/** Names of every emoji icon that can be drawn. */
export const emojiNames: readonly string[] = Object.keys(emoji);

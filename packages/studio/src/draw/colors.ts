/** Colour arithmetic on `#rrggbb` strings. */

export type Rgb = [red: number, green: number, blue: number];

/** Writes `#abc` out as `#aabbcc`. */
export function longHex(hex: string): string {
  return hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;
}

export function isHex(color: string): boolean {
  return /^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(color);
}

export function toRgb(hex: string): Rgb {
  const value = Number.parseInt(longHex(hex).slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toHex(rgb: Rgb): string {
  const digits = rgb.map((channel) =>
    Math.max(0, Math.min(255, Math.round(channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** `from` at 0, `to` at 1. */
export function mix(from: string, to: string, amount: number): string {
  const a = toRgb(from);
  const b = toRgb(to);
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
}

/** Perceived lightness, 0 black to 1 white. */
export function lightness(hex: string): number {
  const [red, green, blue] = toRgb(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

export const darken = (hex: string, amount: number) => mix(hex, '#000000', amount);
export const lighten = (hex: string, amount: number) => mix(hex, '#ffffff', amount);

/** Moves a colour away from (above 1) or towards (below 1) its own grey. */
export function saturate(hex: string, factor: number): string {
  const [red, green, blue] = toRgb(hex);
  const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
  return toHex([grey + (red - grey) * factor, grey + (green - grey) * factor, grey + (blue - grey) * factor]);
}

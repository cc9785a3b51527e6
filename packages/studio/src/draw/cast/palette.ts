import type { ClothesColor, HairColor } from '@panelwise/contracts/domain/cast';

/** Colours of skin: five of the cast from the lightest, then three that only characters of readers may have. */
export const skins = [
  '#f6d2b3',
  '#e8b48c',
  '#c98a5e',
  '#a5673f',
  '#7a4a2e',
  '#fbe5d4',
  '#d9a273',
  '#553321',
] as const;

/** What the colours that a creator may choose are drawn in. */
export const hairPaint: Record<HairColor, string> = {
  black: '#1d1518',
  brown: '#4a2c1d',
  chestnut: '#8a4b24',
  red: '#c2512b',
  blond: '#d9a441',
  grey: '#c9ccd6',
};

/** Colours of headscarves. */
export const scarfPaint = ['#5a3fa0', '#c9487a', '#2a7f8c', '#8a4b24', '#3d5a98'];

export const clothesPaint: Record<ClothesColor, string> = {
  purple: '#b388eb',
  red: '#f25c54',
  orange: '#f9a03f',
  yellow: '#ffd166',
  green: '#90be6d',
  teal: '#2a9d8f',
  blue: '#4d7cc3',
  pink: '#f78fb3',
};

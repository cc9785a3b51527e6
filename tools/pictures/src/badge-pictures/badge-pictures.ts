import { type BadgeId, badgeIds, badgeRuleOf } from '@panelwise/contracts/domain/badges';
import { findIcon } from '@panelwise/studio/draw/props/icons';
import { type BadgeShape, shapes } from './badge-shapes.ts';

/** What a badge looks like: the shape tells the kind, the colour the subject or rank, the dots how far up it is. */
export type BadgeLook = { shape: BadgeShape; colour: string; icon: string; dots: number };

const ink = '#1b1723';
const paper = '#fffdf7';
const yellow = '#ffd23f';
const looks: Record<BadgeId, BadgeLook> = {
  'first-comic': { shape: 'panel', colour: yellow, icon: 'open-book', dots: 1 },
  'five-comics': { shape: 'panel', colour: yellow, icon: 'books', dots: 2 },
  'fifteen-comics': { shape: 'panel', colour: '#ffb36b', icon: 'bookmark', dots: 3 },
  'forty-comics': { shape: 'panel', colour: '#ffb36b', icon: 'backpack', dots: 4 },
  'hundred-comics': { shape: 'panel', colour: '#ff8a70', icon: 'hundred-points', dots: 5 },
  'three-subjects': { shape: 'arch', colour: '#a7d8ff', icon: 'compass', dots: 1 },
  'six-subjects': { shape: 'arch', colour: '#7fb8f0', icon: 'world-map', dots: 2 },
  science: { shape: 'circle', colour: '#9fe0b5', icon: 'microscope', dots: 0 },
  math: { shape: 'circle', colour: '#c9c1ff', icon: 'abacus', dots: 0 },
  english: { shape: 'circle', colour: '#ffc4d6', icon: 'x-quill', dots: 0 },
  history: { shape: 'circle', colour: '#f0cfa0', icon: 'amphora', dots: 0 },
  geography: { shape: 'circle', colour: '#a7d8ff', icon: 'globe-showing-europe-africa', dots: 0 },
  society: { shape: 'circle', colour: '#d5dbe6', icon: 'ballot-box-with-ballot', dots: 0 },
  computing: { shape: 'circle', colour: '#8fe3dd', icon: 'robot', dots: 0 },
  health: { shape: 'circle', colour: '#ffb3a6', icon: 'anatomical-heart', dots: 0 },
  art: { shape: 'circle', colour: '#fbe08a', icon: 'artist-palette', dots: 0 },
  'first-silver': { shape: 'silver', colour: '#c3c7cf', icon: 'light-bulb', dots: 1 },
  'ten-silver': { shape: 'silver', colour: '#c3c7cf', icon: 'sparkles', dots: 2 },
  'first-gold': { shape: 'gold', colour: '#f2b632', icon: 'seedling', dots: 1 },
  'five-gold': { shape: 'gold', colour: '#f2b632', icon: 'sunflower', dots: 2 },
  'first-platinum': { shape: 'platinum', colour: '#a9cbd3', icon: 'deciduous-tree', dots: 1 },
  'five-platinum': { shape: 'platinum', colour: '#a9cbd3', icon: 'elephant', dots: 2 },
  'first-diamond': { shape: 'diamond', colour: '#9fdcf2', icon: 'gem-stone', dots: 0 },
  'first-repair': { shape: 'scallop', colour: '#bfe6ff', icon: 'adhesive-bandage', dots: 1 },
  'ten-repairs': { shape: 'scallop', colour: '#bfe6ff', icon: 'hammer-and-wrench', dots: 2 },
  'fifty-repairs': { shape: 'scallop', colour: '#8cc9f5', icon: 'toolbox', dots: 3 },
  'ten-reviews': { shape: 'shield', colour: '#e3d4ff', icon: 'pencil', dots: 1 },
  'fifty-reviews': { shape: 'shield', colour: '#d0b8ff', icon: 'brain', dots: 2 },
  'two-hundred-reviews': { shape: 'shield', colour: '#b695f5', icon: 'owl', dots: 3 },
  'ten-days': { shape: 'page', colour: '#ffe9c2', icon: 'tear-off-calendar', dots: 1 },
  'fifty-days': { shape: 'page', colour: '#ffd27a', icon: 'sun', dots: 2 },
  'first-week': { shape: 'page', colour: '#d6f0c4', icon: 'turtle', dots: 1 },
  'five-weeks': { shape: 'page', colour: '#b5dfa0', icon: 'full-moon', dots: 2 },
  'twelve-weeks': { shape: 'page', colour: '#8fcf7a', icon: 'four-leaf-clover', dots: 3 },
  'five-hardcore': { shape: 'burst', colour: '#ffa98f', icon: 'snow-capped-mountain', dots: 0 },
  'thirty-hardcore': { shape: 'burst', colour: '#ff7f6e', icon: 'rocket', dots: 0 },
  'clean-game': { shape: 'tile', colour: '#b9ecd9', icon: 'puzzle-piece', dots: 0 },
  'three-clean-games': { shape: 'tile', colour: '#7fd8b6', icon: 'bullseye', dots: 0 },
  'first-live': { shape: 'balloon', colour: '#ffd9e6', icon: 'bell', dots: 1 },
  'five-live': { shape: 'balloon', colour: '#ffb3cd', icon: 'handshake', dots: 2 },
  'helped-goal': { shape: 'balloon', colour: '#d9f0a3', icon: 'honeybee', dots: 0 },
};

/**
 * A badge as SVG of 96 by 96 units: its shape in ink and colour, a window of paper, the studio's drawing of the thing, and
 * the dots. @throws RangeError for an icon that the studio does not have
 */
export function badgeSvg(id: BadgeId): string {
  const { shape, colour, icon, dots } = looks[id];
  const body = findIcon(icon);
  if (!body) throw new RangeError(`The studio has no ${icon}.`);
  const { outline, middle } = shapes[shape];
  const size = dots > 0 ? 42 : 46;
  const y = middle - (dots > 0 ? 4 : 0);
  const parts = [
    `<path d="${outline}" fill="${colour}" stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"/>`,
    `<circle cx="48" cy="${y}" r="${size / 2 + 5}" fill="${paper}"/>`,
    `<svg x="${48 - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 32 32">${body}</svg>`,
    ...Array.from(
      { length: dots },
      (_, n) =>
        `<circle cx="${48 + (n - (dots - 1) / 2) * 9}" cy="${y + size / 2 + 11}" r="3" fill="${ink}"/>`,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${parts.join('')}</svg>\n`;
}

/** The file of each badge, by name. */
export function drawBadges(): Map<string, string> {
  return new Map(badgeIds.map((id) => [`${id}.svg`, badgeSvg(id)]));
}

/** What tells two badges apart at a glance. */
export const lookOf = (id: BadgeId): string =>
  `${looks[id].shape} ${looks[id].icon} of ${badgeRuleOf(id).least}`;

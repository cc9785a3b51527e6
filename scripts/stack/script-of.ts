import type { Script } from '@panelwise/contracts/domain/script';

const scenes = [
  'A fox looks at a plant',
  'A plant grows beside a fox',
  'The fox waters the plant',
  'Rain falls on the plant',
  'A fox sleeps under the plant',
];

/** A script of so many pages and panels per page, each panel with a scene of its own: for benchmarks and chaos runs. */
export function scriptOf(pages: number, panelsPerPage: number, name: string): Script {
  return Array.from({ length: pages }, (_, page) => ({
    pageNumber: page + 1,
    panels: Array.from({ length: panelsPerPage }, (_, panel) => ({
      scene: `${scenes[panel % scenes.length]} in a garden (${name}, page ${page + 1}, panel ${panel + 1}).`,
      caption: `Page ${page + 1}, panel ${panel + 1}.`,
      dialogue: [{ speaker: 'Mina', text: 'How does it grow?' }],
    })),
  }));
}

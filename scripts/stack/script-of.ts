import type { Script } from '@panelwise/contracts/domain/script';

/** A script of so many pages and panels per page, each panel with a scene of its own: for benchmarks and chaos runs. */
export function scriptOf(pages: number, panelsPerPage: number, name: string): Script {
  return Array.from({ length: pages }, (_, page) => ({
    pageNumber: page + 1,
    panels: Array.from({ length: panelsPerPage }, (_, panel) => ({
      scene: `${name}, page ${page + 1}, panel ${panel + 1}: a fox looks at a plant in a garden.`,
      caption: `Page ${page + 1}, panel ${panel + 1}.`,
      dialogue: [{ speaker: 'Mina', text: 'How does it grow?' }],
    })),
  }));
}

import type { Plugin } from 'vite';

/** The two fonts of every first screen are asked for with the page, so that its text does not jump. */
export function preloadFonts(): Plugin {
  const first = /(?:besley|atkinson-hyperlegible-next)-latin-wght-normal-.*\.woff2$/;
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => first.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}

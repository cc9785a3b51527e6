import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { compiledTexts } from './compiled-texts.ts';

const config = `${import.meta.dirname}/../../lingui.config.ts`;

/**
 * What makes JavaScript of the app's own code, wherever it is to run: its texts, then its JSX.
 * @param isWhole every text has to be translated: what is built for readers, unlike what somebody is writing
 */
export const sourcePlugins = ({ isWhole = false } = {}): PluginOption[] => [
  lingui({
    configPath: config,
    macroTransform: { macro: { descriptorFields: 'all' } },
    failOnCompileError: true,
    failOnMissing: isWhole,
  }),
  compiledTexts(),
  react(),
];

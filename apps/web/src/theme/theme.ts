import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core';
import { componentLooks } from './component-looks.ts';
import { palette } from './palette.ts';

const tones = new Set(['pencil', 'ok', 'warn', 'bad']);

/** Filled is the caption, outline an edge of ink, subtle has no edge; light is the soft fill of a tone. */
const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.variant === 'light' && input.color && tones.has(input.color))
    return {
      background: `var(--${input.color}-soft)`,
      hover: `var(--${input.color}-soft)`,
      color: `var(--${input.color})`,
      border: `var(--line-hair) solid var(--${input.color})`,
    };
  const quietColor = input.color && tones.has(input.color) ? `var(--${input.color})` : 'var(--ink)';
  if (input.variant === 'outline')
    return {
      background: 'var(--sheet)',
      hover: 'var(--sunk)',
      color: quietColor,
      border: `var(--line-ink) solid ${quietColor}`,
    };
  if (input.variant === 'subtle')
    return {
      background: 'transparent',
      hover: 'var(--sunk)',
      color: quietColor,
      border: 'var(--line-ink) solid transparent',
    };
  return defaultVariantColorsResolver(input);
};

/** Points Mantine's variables at the tokens, which already know the scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const perScheme = {
    '--mantine-color-body': 'var(--desk)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-anchor': 'var(--ink)',
    '--mantine-color-default': 'var(--sheet)',
    '--mantine-color-default-hover': 'var(--sunk)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-2)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-disabled': 'var(--sunk)',
    '--mantine-color-disabled-color': 'var(--ink-3)',
    '--mantine-color-disabled-border': 'var(--line)',
  };
  return { variables: {}, light: perScheme, dark: perScheme };
};

/** The Mantine theme: the direction's type, shape and colour; the fine parts are in the CSS modules beside it. */
export const theme = createTheme({
  colors: palette,
  primaryColor: 'caption',
  primaryShade: { light: 4, dark: 4 },
  autoContrast: true,
  black: '#1B1723',
  white: '#FFFEFB',
  fontFamily: 'var(--font-body)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: {
    fontFamily: 'var(--font-head)',
    fontWeight: '750',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 1.55rem + 1.9vw, 2.75rem)', lineHeight: '1.12' },
      h2: { fontSize: 'clamp(1.5rem, 1.3rem + .9vw, 2rem)', lineHeight: '1.12' },
      h3: { fontSize: '1.25rem', lineHeight: '1.25' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '6px', md: '10px', lg: '10px', xl: '10px' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'none',
    sm: 'var(--shadow-page)',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-float)',
    xl: 'var(--shadow-float)',
  },
  breakpoints: { xs: '30em', sm: '40em', md: '56.25em', lg: '73.75em', xl: '90em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  variantColorResolver,
  components: componentLooks,
});

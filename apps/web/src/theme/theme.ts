import {
  Alert,
  Button,
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  type MantineColorsTuple,
  Modal,
  Notification,
  Radio,
  SegmentedControl,
  Switch,
  Table,
  Tabs,
  Tooltip,
  type VariantColorsResolver,
} from '@mantine/core';
import button from './button.module.css';
import control from './control.module.css';
import surface from './surface.module.css';

/** Ten steps of one hue, light to dark. Mantine picks soft fills from the start and shades from the middle. */
const caption: MantineColorsTuple = [
  '#fffaea',
  '#fff3cc',
  '#ffe9a0',
  '#ffdd6b',
  '#ffd23f',
  '#ffc21a',
  '#f0b400',
  '#c99500',
  '#8f6a00',
  '#5c4400',
];
const pencil: MantineColorsTuple = [
  '#f1f8fd',
  '#e2f0fa',
  '#c3e1f5',
  '#8ccbf5',
  '#5aa8dd',
  '#3c8fc9',
  '#2a7bb3',
  '#1b679e',
  '#144e78',
  '#172b3b',
];
const ink: MantineColorsTuple = [
  '#f6f1e6',
  '#eae5d7',
  '#ddd6c6',
  '#c3baca',
  '#a096a9',
  '#82788e',
  '#68606f',
  '#514a5b',
  '#3a3344',
  '#1b1723',
];
const ok: MantineColorsTuple = [
  '#eef8f1',
  '#ddf0e3',
  '#bfe3cc',
  '#84d3a5',
  '#54b981',
  '#34985f',
  '#277d4f',
  '#1c6844',
  '#154d33',
  '#153122',
];
const warn: MantineColorsTuple = [
  '#fdf5e2',
  '#fbebc9',
  '#f7d998',
  '#f2c063',
  '#dda03a',
  '#b97e1d',
  '#9b6712',
  '#7f520a',
  '#5d3c07',
  '#372a10',
];
const bad: MantineColorsTuple = [
  '#fdf1ef',
  '#fbe4e0',
  '#fbc6bf',
  '#ff9c91',
  '#ec6a5d',
  '#d24a41',
  '#bd3732',
  '#a92828',
  '#7c1d1d',
  '#3d1c1c',
];

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
  colors: { caption, pencil, ink, ok, warn, bad },
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
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md' },
      classNames: { root: button.button, inner: button.inner, label: button.label },
    }),
    Input: Input.extend({ defaultProps: { size: 'md' }, classNames: { input: control.input } }),
    InputWrapper: Input.Wrapper.extend({
      classNames: {
        label: control.label,
        description: control.help,
        error: control.error,
        required: control.required,
      },
    }),
    Checkbox: Checkbox.extend({
      classNames: { input: control.tick, icon: control.tickIcon, label: control.tickLabel },
    }),
    Radio: Radio.extend({
      classNames: { radio: control.tick, icon: control.tickIcon, label: control.tickLabel },
    }),
    Switch: Switch.extend({ classNames: { track: control.switchTrack, thumb: control.switchThumb } }),
    SegmentedControl: SegmentedControl.extend({
      classNames: {
        root: control.segments,
        indicator: control.segmentIndicator,
        label: control.segmentLabel,
      },
    }),
    Tabs: Tabs.extend({ classNames: { tab: control.tab, list: control.tabList } }),
    Alert: Alert.extend({
      defaultProps: { variant: 'light', color: 'bad' },
      classNames: {
        root: surface.alert,
        title: surface.alertTitle,
        message: surface.alertMessage,
        icon: surface.alertIcon,
      },
    }),
    Modal: Modal.extend({
      defaultProps: { centered: true, overlayProps: { className: surface.overlay } },
      classNames: {
        content: surface.modal,
        header: surface.modalHeader,
        title: surface.modalTitle,
        close: surface.close,
      },
    }),
    Notification: Notification.extend({
      classNames: {
        root: surface.toast,
        icon: surface.toastIcon,
        title: surface.toastTitle,
        description: surface.toastText,
        closeButton: surface.close,
      },
    }),
    Table: Table.extend({ defaultProps: { striped: 'odd', verticalSpacing: 'sm' } }),
    Tooltip: Tooltip.extend({ defaultProps: { color: 'ink.9', withArrow: true } }),
  },
});

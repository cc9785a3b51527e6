import type {
  AlertProps,
  AlertStylesNames,
  ButtonProps,
  ButtonStylesNames,
  CheckboxProps,
  CheckboxStylesNames,
  DrawerProps,
  DrawerStylesNames,
  InputProps,
  InputStylesNames,
  InputWrapperProps,
  InputWrapperStylesNames,
  ModalHeaderProps,
  ModalProps,
  ModalStylesNames,
  NotificationProps,
  NotificationStylesNames,
  PasswordInputProps,
  RadioProps,
  RadioStylesNames,
  SegmentedControlProps,
  SegmentedControlStylesNames,
  SelectProps,
  SelectStylesNames,
  SwitchProps,
  SwitchStylesNames,
  TableProps,
  TabsProps,
  TabsStylesNames,
  TooltipProps,
} from '@mantine/core';
import button from './button.module.css';
import control from './control.module.css';
import surface from './surface.module.css';

/** As `Component.extend` takes it, without loading the component: each screen loads what it uses. */
type Part<Props, Names extends string> = {
  defaultProps?: Partial<Props>;
  classNames?: Partial<Record<Names, string | undefined>>;
};

/** Defaults and classes of Mantine's components. */
export const componentLooks = {
  Button: {
    defaultProps: { size: 'md' },
    classNames: { root: button.button, inner: button.inner, section: button.section, label: button.label },
  } satisfies Part<ButtonProps, ButtonStylesNames>,
  Input: { defaultProps: { size: 'md' }, classNames: { input: control.input } } satisfies Part<
    InputProps,
    InputStylesNames
  >,
  // Without this the eye is for mice only.
  PasswordInput: { defaultProps: { visibilityToggleFocusable: true } } satisfies Part<
    PasswordInputProps,
    never
  >,
  InputWrapper: {
    classNames: {
      label: control.label,
      description: control.help,
      error: control.error,
      required: control.required,
    },
  } satisfies Part<InputWrapperProps, InputWrapperStylesNames>,
  Checkbox: {
    classNames: { input: control.tick, icon: control.tickIcon, label: control.tickLabel },
  } satisfies Part<CheckboxProps, CheckboxStylesNames>,
  Radio: {
    classNames: { radio: control.tick, icon: control.tickIcon, label: control.tickLabel },
  } satisfies Part<RadioProps, RadioStylesNames>,
  Switch: { classNames: { track: control.switchTrack, thumb: control.switchThumb } } satisfies Part<
    SwitchProps,
    SwitchStylesNames
  >,
  // The list scrolls by itself and stands in the page beside its field: both as screen readers expect it.
  Select: {
    defaultProps: { withScrollArea: false, comboboxProps: { withinPortal: false } },
    classNames: { dropdown: control.dropdown, options: control.options, option: control.option },
  } satisfies Part<SelectProps, SelectStylesNames>,
  SegmentedControl: {
    classNames: {
      root: control.segments,
      indicator: control.segmentIndicator,
      label: control.segmentLabel,
    },
  } satisfies Part<SegmentedControlProps, SegmentedControlStylesNames>,
  Tabs: { classNames: { tab: control.tab, list: control.tabList } } satisfies Part<
    TabsProps,
    TabsStylesNames
  >,
  Alert: {
    defaultProps: { variant: 'light', color: 'bad' },
    classNames: {
      root: surface.alert,
      title: surface.alertTitle,
      message: surface.alertMessage,
      icon: surface.alertIcon,
    },
  } satisfies Part<AlertProps, AlertStylesNames>,
  Modal: {
    defaultProps: {
      centered: true,
      overlayProps: { className: surface.overlay },
      closeButtonProps: { 'aria-label': 'Close' },
    },
    classNames: {
      content: surface.modal,
      header: surface.modalHeader,
      title: surface.modalTitle,
      body: surface.modalBody,
      close: surface.close,
    },
  } satisfies Part<ModalProps, ModalStylesNames>,
  Drawer: {
    defaultProps: { position: 'right', closeButtonProps: { 'aria-label': 'Close' } },
    classNames: {
      content: surface.drawer,
      header: surface.modalHeader,
      title: surface.modalTitle,
      body: surface.modalBody,
      close: surface.close,
    },
  } satisfies Part<DrawerProps, DrawerStylesNames>,
  DrawerHeader: { defaultProps: { role: 'presentation' } } satisfies Part<ModalHeaderProps, never>,
  // The header of a dialog is not the one of the page.
  ModalHeader: { defaultProps: { role: 'presentation' } } satisfies Part<ModalHeaderProps, never>,
  Notification: {
    defaultProps: { closeButtonProps: { 'aria-label': 'Close' } },
    classNames: {
      root: surface.toast,
      icon: surface.toastIcon,
      body: surface.toastBody,
      title: surface.toastTitle,
      description: surface.toastText,
      closeButton: surface.close,
    },
  } satisfies Part<NotificationProps, NotificationStylesNames>,
  Table: { defaultProps: { striped: 'odd', verticalSpacing: 'sm' } } satisfies Part<TableProps, never>,
  Tooltip: { defaultProps: { color: 'ink.9', withArrow: true } } satisfies Part<TooltipProps, never>,
};

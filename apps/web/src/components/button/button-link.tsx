import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from '../../theme/button.module.css';

/** `filled` is the one action of a view; `ink` and `on-caption` are for yellow areas. */
export type ButtonLook = {
  variant?: 'filled' | 'outline' | 'subtle' | 'bad' | 'ink' | 'on-caption';
  size?: 'sm' | 'md' | 'lg';
};

/** A link that looks like a button. Needs no Mantine. */
export function ButtonLink({ variant = 'filled', size = 'md', className, ...link }: LinkProps & ButtonLook) {
  return (
    <Link
      {...link}
      className={[classes.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
    />
  );
}

/** A button in the same look for pages that do without Mantine. */
export function PlainButton({
  variant = 'filled',
  size = 'md',
  className,
  type = 'button',
  ...button
}: ComponentPropsWithRef<'button'> & ButtonLook) {
  return (
    <button
      {...button}
      type={type}
      className={[classes.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
    />
  );
}

/** A square button with only an icon; `label` is its name and its tooltip. */
export function IconButton({
  label,
  size = 'md',
  className,
  ...button
}: Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'title'> & { label: string; size?: 'sm' | 'md' }) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      title={label}
      className={[classes.icon, className].filter(Boolean).join(' ')}
      data-size={size}
    />
  );
}

/** As `IconButton`, for a link. */
export function IconLink({ label, className, ...link }: Omit<LinkProps, 'title'> & { label: string }) {
  return (
    <Link
      {...link}
      aria-label={label}
      title={label}
      className={[classes.icon, className].filter(Boolean).join(' ')}
    />
  );
}

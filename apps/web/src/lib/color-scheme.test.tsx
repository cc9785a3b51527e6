import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { chooseScheme, schemeChoice, watchScheme } from './color-scheme.ts';

test('a choice is told once, and screens that answer with it do not start it again', () => {
  renderApp(<p>A screen with forms</p>);
  const told: string[] = [];
  const stop = watchScheme(() => told.push(schemeChoice()));
  act(() => chooseScheme('dark'));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
  act(() => chooseScheme('auto'));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light');
  expect(told).toEqual(['dark', 'auto']);
  stop();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  // jsdom lays nothing out, so everything that is there can be seen.
  Element.prototype.checkVisibility = function (this: Element) {
    return this.isConnected && this.closest('[hidden]') === null;
  };
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <button id="open">Open</button>
      <section aria-label="Rows"><div><button id="row">Delete</button></div></section>
      <form><button id="send">Send</button></form>
    </main>
    <div id="portal"><dialog open><button id="confirm">Yes, delete</button></dialog></div>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const get = (id: string) => document.getElementById(id) as HTMLButtonElement;
const active = () => document.activeElement;
/** Longer than the keeper waits for others to move the focus. */
const settled = () => vi.advanceTimersByTimeAsync(120);

test('the focus of something that is removed goes to what it lay in', async () => {
  get('row').focus();
  get('row').parentElement!.remove();
  await vi.waitFor(() => expect(active()).toBe(document.querySelector('section')));
  get('open').focus();
  expect(document.querySelector('section')!.hasAttribute('tabindex')).toBe(false);
});

test('with a dialog and the row that it was about gone, it goes to where the row was', async () => {
  get('row').focus();
  get('confirm').focus();
  get('row').remove();
  get('portal').remove();
  await vi.waitFor(() => expect(active()).toBe(document.querySelector('section')));
});

test('a whole page that is replaced hands its focus to the next one', async () => {
  get('open').focus();
  document.body.innerHTML = '<main id="main" tabindex="-1"><h1>Next</h1></main>';
  await vi.waitFor(() => expect(active()).toBe(get('main')));
});

test('a button that is busy gives the focus away and gets it back', async () => {
  get('send').focus();
  get('send').disabled = true;
  await vi.waitFor(() => expect(active()).toBe(document.querySelector('form')));
  get('send').disabled = false;
  await vi.waitFor(() => expect(active()).toBe(get('send')));
});

test('whoever has gone on is left alone when the button comes back', async () => {
  get('send').focus();
  get('send').disabled = true;
  await vi.waitFor(() => expect(active()).toBe(document.querySelector('form')));
  get('open').focus();
  get('send').disabled = false;
  await settled();
  expect(active()).toBe(get('open'));
});

test('focus that is given to something else at once stays there', async () => {
  get('row').focus();
  get('row').remove();
  get('open').focus();
  await settled();
  expect(active()).toBe(get('open'));
});

test('a click beside everything is meant', async () => {
  get('row').focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  get('row').blur();
  get('row').remove();
  await settled();
  expect(active()).toBe(document.body);
});

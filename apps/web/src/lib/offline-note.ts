import { t } from '@lingui/core/macro';
import { offlineText } from './api-error.ts';

/** A call that fails so soon after a press is what the press was for, in ms. */
const belongsMs = 3_000;
/** A call without an answer for so long may be one that nobody hears, in ms. */
const slowMs = 2_500;
/** Between the button and what is said under it, in px. */
const gap = 8;

let pressed: { button: Element; at: number } | undefined;
let note: { element: HTMLElement; button: Element } | undefined;

/** For what is sent without a press: it is said at this button. */
export function notePress(button: Element | null | undefined): void {
  if (button) pressed = { button, at: Date.now() };
}

/** Says at the button that was just pressed that the browser is offline; nothing where nobody pressed one. */
export function sayOffline(): void {
  const button = justPressed();
  if (button) say(button, offlineText());
}

/**
 * Says at the button that was just pressed, once that takes long, that there is no answer yet: a network that swallows
 * everything looks to the browser like one that works.
 * @returns takes it away; to be called when there is an answer, or none any more
 */
export function sayWhileUnanswered(): () => void {
  const button = justPressed();
  let said: HTMLElement | undefined;
  const timer = setTimeout(() => {
    if (button?.isConnected) said = say(button, t`No answer yet. Are you online? We go on trying.`);
  }, slowMs);
  return () => {
    clearTimeout(timer);
    if (said && note?.element === said) takeAway();
  };
}

function justPressed(): Element | undefined {
  return pressed?.button.isConnected && Date.now() - pressed.at <= belongsMs ? pressed.button : undefined;
}

function say(button: Element, text: string): HTMLElement {
  takeAway();
  const element = document.createElement('p');
  element.className = 'offline-note';
  element.setAttribute('role', 'alert');
  element.textContent = text;
  // What lies outside of a modal dialog is not read out.
  (button.closest('dialog, [role="dialog"]') ?? document.body).append(element);
  note = { element, button };
  place();
  return element;
}

function takeAway(): void {
  note?.element.remove();
  note = undefined;
}

/** Under the button, or over it where there is no room. */
function place(): void {
  if (!note) return;
  if (!note.button.isConnected) {
    takeAway();
    return;
  }
  const { element, button } = note;
  const at = button.getBoundingClientRect();
  const size = element.getBoundingClientRect();
  const below = at.bottom + gap;
  const isOver = below + size.height > window.innerHeight;
  element.style.top = `${isOver ? at.top - gap - size.height : below}px`;
  element.style.left = `${Math.max(gap, Math.min(at.left, window.innerWidth - size.width - gap))}px`;
}

/**
 * Remembers which button was pressed last, and takes away what was said at it once the browser is online again, or another
 * one is pressed.
 * @returns stops
 */
export function watchPresses(): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button, [type="submit"], a');
    if (!button) return;
    takeAway();
    notePress(button);
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    const { submitter } = event as SubmitEvent;
    takeAway();
    notePress(submitter ?? form.querySelector('[type="submit"]'));
  };
  // A page that is left takes its button along.
  const observer = new MutationObserver(place);
  observer.observe(document.body, { subtree: true, childList: true });
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  window.addEventListener('online', takeAway);
  window.addEventListener('scroll', place, true);
  window.addEventListener('resize', place);
  return () => {
    takeAway();
    pressed = undefined;
    observer.disconnect();
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    window.removeEventListener('online', takeAway);
    window.removeEventListener('scroll', place, true);
    window.removeEventListener('resize', place);
  };
}

/** How many places are remembered: a button, and the dialog that it opened, are gone together. */
const remembered = 8;
/** Whoever takes something away may also give the focus to something else; that goes first. In ms. */
const patienceMs = 60;
/** What may take the focus in place of something inside of it. */
const places = 'section, form, fieldset, nav, aside, article, dialog, [role="dialog"], main';

/** What had the focus, and what it lay in, the nearest first. */
type Place = { element: Element; around: Element[] };

const canTakeFocus = (element: Element) =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true });

/**
 * Keeps keyboards and screen readers where they are when what has the focus goes away or can no longer be used, as a
 * button that was pressed, a row that was deleted, or a whole step. The focus moves to what it lay in, or to the page;
 * a button that was only busy gets it back. A browser would begin at the top again.
 * @returns stops keeping
 */
export function keepFocus(): () => void {
  let trail: Place[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What had the focus when it went away or was disabled, perhaps for a moment only. */
  let broken: Element | undefined;
  /** The stand-in, and what gets the focus back from it. */
  let lent: { to: HTMLElement; by: HTMLElement } | undefined;

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === lent?.to) return;
    lent = undefined;
    const around: Element[] = [];
    for (let up = target.parentElement; up && up !== document.body; up = up.parentElement) around.push(up);
    trail = [{ element: target, around }, ...trail.filter(({ element }) => element !== target)];
    trail.length = Math.min(trail.length, remembered);
  };
  // A pointer that leaves everything alone means it.
  const onPointerDown = () => {
    trail = [];
  };

  const rescue = () => {
    timer = undefined;
    const [last] = trail;
    if (!last || !isLost() || (last.element !== broken && canTakeFocus(last.element))) return;
    const to =
      trail
        .flatMap(({ element, around }) => [element, ...around.filter((each) => each.matches(places))])
        .find(canTakeFocus) ?? document.getElementById('main');
    if (!(to instanceof HTMLElement)) return;
    const by = last.element;
    broken = undefined;
    lent = to !== by && by instanceof HTMLElement && by.isConnected ? { to, by } : undefined;
    focusOn(to);
  };
  const observer = new MutationObserver(() => {
    if (lent && document.activeElement === lent.to && canTakeFocus(lent.by)) {
      const { by } = lent;
      lent = undefined;
      by.focus({ preventScroll: true });
    }
    const last = trail[0]?.element;
    if (!last) return;
    if (!last.isConnected || last.matches(':disabled')) broken = last;
    timer ??= setTimeout(rescue, patienceMs);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'style', 'class'],
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('pointerdown', onPointerDown, true);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('pointerdown', onPointerDown, true);
  };
}

/** A disabled element does not hold the focus, even where the browser has not noticed yet. */
function isLost(): boolean {
  const { activeElement: active } = document;
  return !active || active === document.body || active.matches(':disabled');
}

/** Focuses anything: what is no control becomes a target for as long as it has the focus. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

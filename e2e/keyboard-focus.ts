/**
 * What has the focus, and what is wrong with how it shows. Empty `name` with `lost`: nothing has it. `covered`: something
 * lies over it, or it is not in the window, which may still be scrolling there.
 */
export type Stop = { name: string; lost: boolean; inDialog: boolean; covered: boolean; faults: string[] };

/**
 * Looks at the focus of this page. Runs in the browser, so everything that it needs is inside. The look of each
 * stop is kept until the next one: what looks the same after the focus has gone did not show it.
 */
export function lookAtFocus(): Stop {
  type Mark = { node: Element; look: string };
  const memory = window as unknown as { lastStop?: { name: string; path: string; marks: Mark[] } };
  const faults: string[] = [];

  const lookOf = (node: Element) => {
    const style = getComputedStyle(node);
    return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.boxShadow].join(' ');
  };
  const size = (box: DOMRect) => box.width * box.height;
  const hasRing = (node: Element) => {
    const style = getComputedStyle(node);
    const isDrawn = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    return isDrawn && size(node.getBoundingClientRect()) > 16;
  };

  const element = document.activeElement;
  const last = memory.lastStop;
  if (last && last.path === location.pathname && last.marks[0]?.node !== element) {
    const there = last.marks.filter(({ node }) => node.isConnected);
    if (there.length === last.marks.length && there.every(({ node, look }) => lookOf(node) === look))
      faults.push(`${last.name} looks the same with and without the focus`);
  }
  memory.lastStop = undefined;
  if (!element || element === document.body || element === document.documentElement)
    return { name: '', lost: true, inDialog: false, covered: false, faults };

  const { labels } = element as HTMLInputElement;
  const said = [element.getAttribute('aria-label'), labels?.[0]?.textContent, element.textContent];
  const words = (said.find((text) => text?.trim()) ?? element.querySelector('img')?.alt ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  const name = `${element.localName} "${words}"`;
  const inDialog = element.closest('dialog, [role="dialog"]') !== null;
  if ((element as HTMLElement).tabIndex > 0) faults.push(`${name} jumps the queue with a tabindex above 0`);

  // A field may show the focus on its frame, a hidden radio or switch on what stands for it.
  const near = [element, element.nextElementSibling, (element as HTMLInputElement).labels?.[0]];
  for (let up = element.parentElement, n = 0; up && n < 3; up = up.parentElement, n++) near.push(up);
  const nodes = near.filter((node): node is Element => node instanceof Element && node !== document.body);
  if (words === '') faults.push(`A ${element.localName} has no name`);
  // A place that only takes the focus from us, such as a heading after a step, leads on and shows nothing.
  if ((element as HTMLElement).tabIndex < 0) return { name, lost: false, inDialog, covered: false, faults };
  memory.lastStop = {
    name,
    path: location.pathname,
    marks: nodes.map((node) => ({ node, look: lookOf(node) })),
  };

  const shown = nodes.find(hasRing);
  if (!shown)
    return { name, lost: false, inDialog, covered: false, faults: [...faults, `${name} shows no focus`] };

  // Of a link that breaks over lines, the largest piece.
  const box = [...shown.getClientRects()].sort((a, b) => size(b) - size(a))[0]!;
  const left = Math.max(0, box.left);
  const right = Math.min(innerWidth, box.right);
  const top = Math.max(0, box.top);
  const bottom = Math.min(innerHeight, box.bottom);
  const seen = Math.max(0, right - left) * Math.max(0, bottom - top);
  if (seen < Math.min(size(box) / 2, (innerWidth * innerHeight) / 4)) {
    faults.push(`${name} is out of sight: ${Math.round((seen / size(box)) * 100)} % in the window`);
    return { name, lost: false, inDialog, covered: true, faults };
  }
  const points = [
    [0.5, 0.5],
    [0.12, 0.25],
    [0.88, 0.25],
    [0.12, 0.75],
    [0.88, 0.75],
  ] as const;
  const free = points.map(([x, y]) => {
    const over = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    return over !== null && (shown.contains(over) || element.contains(over));
  });
  const covered = !free[0] && free.filter(Boolean).length < 3;
  if (covered) {
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    faults.push(`${name} is covered by ${over?.localName} ${over?.getAttribute('class')}`);
  }
  return { name, lost: false, inDialog, covered, faults };
}

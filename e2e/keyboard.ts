import type { Page } from 'playwright-core';
import { lookAtFocus, type Stop } from './keyboard-focus.ts';

/** How long the focus may be on its way after an action, in ms. */
const patienceMs = 5_000;
/** Behind the last stop of a page and before its first one lies the browser. */
const theEnd = '(the end of the page)';
/** More stops than this on the way to something is no way. */
const mostStops = 160;

/**
 * A person who has nothing but a keyboard. Every stop of the focus on the way is looked at: it must be there, in
 * sight, uncovered and marked. What is not reached fails with the list of stops that were passed.
 */
export class Keyboard {
  /** Stops that were looked at, of all keyboards. */
  static stops = 0;
  readonly page: Page;
  /** What was wrong with the focus on the way; a test ends with none. */
  readonly faults: string[] = [];
  /** A page that was just opened has the focus nowhere yet. */
  #fresh = true;
  /** The last stop. */
  #name = '';

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens an address, as typed into the line of the browser. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.locator('h1').first().waitFor();
    if (!(await comesTrue(() => this.page.evaluate(isAlive), 30_000)))
      throw new Error(`${address} stays a page without its app.`);
    this.#fresh = true;
  }

  /** Presses Tab (Shift+Tab with `back`) until something of this role and name has the focus. Names match as a part. */
  async to(role: string, name: string | RegExp, { back = false, most = mostStops } = {}): Promise<void> {
    if (!this.#fresh) await this.#notLost(`before ${role} "${name}"`);
    this.#fresh = false;
    const passed: string[] = [];
    if (await this.#isAt(role, name)) return;
    await this.#isThere(role, name);
    for (let n = 0; n < most; n++) {
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      const stop = await this.#look();
      passed.push(stop.lost ? theEnd : stop.name);
      if (passed.filter((one) => one === theEnd).length > 2) break;
      if (!stop.lost && (await this.#isAt(role, name))) return;
    }
    throw new Error(`${role} "${name}" is not reached:\n${listed(passed)}`);
  }

  /** Goes to something and presses a key there: Enter unless told. */
  async use(
    role: string,
    name: string | RegExp,
    options: { key?: string; back?: boolean; most?: number } = {},
  ): Promise<void> {
    await this.to(role, name, options);
    await this.press(options.key ?? 'Enter');
  }

  /** Goes to a field, empties it, and types. */
  async fill(role: string, name: string | RegExp, text: string): Promise<void> {
    await this.to(role, name);
    await this.page.keyboard.press('ControlOrMeta+A');
    if (text) await this.page.keyboard.type(text);
    else await this.page.keyboard.press('Delete');
  }

  /** Presses keys, one after the other. Afterwards something has the focus. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const from = this.#name;
      await this.page.keyboard.press(key);
      await this.#notLost(`after ${key} at ${from}`);
    }
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Waits for a page by its title; it has got the focus. The address changes before the page does. */
  async arrive(title: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await this.isInside('main');
  }

  /** Waits until something of this role and name has got the focus by itself. */
  async isAt(role: string, name: string | RegExp): Promise<void> {
    if (!(await comesTrue(() => this.#isAt(role, name))))
      throw new Error(`${await this.where()} has the focus, not ${role} "${name}".`);
  }

  /** Waits until the focus is inside of what a selector finds. */
  async isInside(selector: string): Promise<void> {
    const inside = () =>
      this.page.evaluate((within) => document.activeElement?.closest(within) != null, selector);
    if (!(await comesTrue(inside)))
      throw new Error(`${await this.where()} has the focus, which is not inside of ${selector}.`);
  }

  /** Goes once around an open dialog: the focus comes in by itself and does not leave. Gives how many stops it has. */
  async keptInDialog(): Promise<number> {
    await this.isInside('dialog, [role="dialog"]');
    const names: string[] = [];
    for (;;) {
      await this.page.keyboard.press('Tab');
      const stop = await this.#look();
      // Between the last and the first stop of the browser's own dialog lies the browser.
      if (stop.lost) continue;
      if (!stop.inDialog)
        throw new Error(`The focus has left the dialog for ${stop.name}.\n${listed(names)}`);
      if (names.includes(stop.name)) return names.length;
      names.push(stop.name);
      if (names.length > mostStops) throw new Error(`There is no end to the dialog:\n${listed(names)}`);
    }
  }

  /** What has the focus: role and name as a screen reader has them. */
  async where(): Promise<string> {
    const { lost, name } = await this.page.evaluate(lookAtFocus);
    if (lost) return 'nothing';
    if (name.startsWith('summary ')) return name;
    const focused = this.page.locator(':focus');
    // The button of a date field's calendar is the browser's own.
    if ((await focused.count()) === 0) return name;
    const snapshot = await focused.first().ariaSnapshot();
    return snapshot.split('\n')[0]!.replace(/^- '?/, '').replaceAll("''", "'").replaceAll('\\"', '"');
  }

  async #isAt(role: string, name: string | RegExp): Promise<boolean> {
    const here = await this.where();
    if (!here.startsWith(`${role} "`)) return false;
    const said = /^\w+ "(.*)"/s.exec(here)?.[1] ?? '';
    return typeof name === 'string' ? said.includes(name) : name.test(said);
  }

  /**
   * Waits until there is what somebody wants to go to. Who walked on through a page that is still loading would come
   * past its place, and be pushed out of the window by what arrives above.
   */
  async #isThere(role: string, name: string | RegExp): Promise<void> {
    const sought =
      role === 'summary'
        ? this.page.locator('summary').filter({ hasText: name })
        : this.page.getByRole(role as Parameters<Page['getByRole']>[0], { name });
    await comesTrue(async () => (await sought.count()) > 0);
  }

  async #look(): Promise<Stop> {
    Keyboard.stops++;
    let stop = await this.page.evaluate(lookAtFocus);
    // What lies over it may be about to make room, and the window to scroll to it.
    if (stop.covered)
      await comesTrue(async () => {
        stop = await this.page.evaluate(lookAtFocus);
        return !stop.covered;
      });
    this.#name = stop.name;
    for (const fault of stop.faults) this.#complain(fault);
    return stop;
  }

  #complain(fault: string): void {
    const complaint = `${fault} (${new URL(this.page.url()).pathname})`;
    if (!this.faults.includes(complaint)) this.faults.push(complaint);
  }

  async #notLost(when: string): Promise<void> {
    const held = async () => !(await this.page.evaluate(lookAtFocus)).lost;
    if (!(await comesTrue(held))) this.#complain(`The focus is lost ${when}`);
  }
}

/** Whether React has taken over the page that the server has sent. Runs in the browser. */
function isAlive(): boolean {
  return ['main', 'main h1'].every((selector) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Asks until it is so, or patience is over. */
async function comesTrue(isSo: () => Promise<boolean>, ms = patienceMs): Promise<boolean> {
  for (const end = Date.now() + ms; !(await isSo()); ) if (Date.now() > end) return false;
  return true;
}

function listed(stops: string[]): string {
  return stops.map((name, n) => `  ${n + 1}. ${name}`).join('\n');
}

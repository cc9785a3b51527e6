import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Browser } from 'puppeteer';
import type { PreparedChromium } from './chromium.ts';

/** How long a browser may take to start, ms. */
const launchTimeoutMs = 20_000;
/** How long a browser may take to end by itself, which lets it reap its own processes; then it is killed. */
const endGraceMs = 1_000;

/**
 * Starts a browser that is steered through a pipe: there is no port to connect to, and it ends by itself
 * when this process dies, however that happens.
 */
export async function launchBrowser(chromium: PreparedChromium): Promise<Browser> {
  // Loaded at first use: an idle worker need not carry it in memory.
  const { default: puppeteer } = await import('puppeteer');
  return puppeteer.launch({
    executablePath: chromium.executablePath,
    args: chromium.args,
    env: chromium.env,
    headless: chromium.headless,
    pipe: true,
    timeout: launchTimeoutMs,
    // The worker decides when it ends; printing has its own time limit.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    protocolTimeout: 0,
  });
}

/**
 * Resolves when the browser is gone. Its connection tells later or never: processes that it leaves behind may
 * hold the pipe open.
 */
export async function browserGone(browser: Browser): Promise<void> {
  const child = browser.process();
  if (!child || hasEnded(child)) return;
  await once(child, 'exit');
}

/** Ends a browser with all its processes and waits until it is gone. Never fails. */
export async function endBrowser(browser: Browser): Promise<void> {
  const child = browser.process();
  if (!child?.pid) return;
  if (!hasEnded(child)) {
    const exited = once(child, 'exit');
    browser.close().catch(() => undefined);
    const timer = setTimeout(() => killGroup(child.pid!), endGraceMs);
    await exited;
    clearTimeout(timer);
  }
  killGroup(child.pid);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Kills the browser, or what is left of its processes: it leads a process group of its own. */
function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

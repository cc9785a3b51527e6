import type { Page } from 'playwright-core';

/** The editor of a script as JSON. It draws only the lines in view, so its text is copied and pasted as a person would. */
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Script as JSON' });

async function selectAll(page: Page): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
}

/** All that stands in the editor. */
export async function readJson(page: Page): Promise<string> {
  await selectAll(page);
  return editorOf(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    field.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
}

/** Replaces all that stands in the editor. */
export async function writeJson(page: Page, text: string): Promise<void> {
  await selectAll(page);
  await editorOf(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

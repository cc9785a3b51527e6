/** Gives the person a file to keep, as a download of the browser. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read by the next task; until then the address has to be good.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

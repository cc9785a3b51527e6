/** Gives the person a file to keep, as a download of the browser. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  saveAddress(name, url);
  // The browser has begun to read by the next task; until then the address has to be good.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** The same for what lies at an address of this site. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

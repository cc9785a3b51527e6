// Sets the colour scheme before the first paint. The key and the attribute are those of src/lib/color-scheme.ts.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('panelwise.color-scheme');
  } catch {
    // Storage is blocked: the system's scheme is used.
  }
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();

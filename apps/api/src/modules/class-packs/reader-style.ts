/** How the page of a pack looks: paper, ink, and yellow where one acts. */
export const readerStyle = `
:root { color-scheme: light; --desk: #f4f1e7; --sheet: #fffefb; --ink: #1b1723; --ink-2: #514a5b; --line: #8a8175; --edge: #1b1723; --focus: #1b679e; --note: #e2f0fa; }
@media (prefers-color-scheme: dark) {
  :root { color-scheme: dark; --desk: #16131b; --sheet: #201c28; --ink: #f6f1e6; --ink-2: #c3baca; --line: #82788e; --edge: #f6f1e6; --focus: #8fc7f0; --note: #1f2f3d; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--desk); color: var(--ink); font: 1.0625rem/1.5 "Atkinson Hyperlegible Next", Verdana, system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 28px 16px 72px; outline: 0; }
h1, h2, h3 { font-family: Rockwell, Georgia, serif; line-height: 1.2; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.3rem); margin: 8px 0 12px; }
h1:focus { outline: 0; }
p { max-width: 60ch; }
.muted { color: var(--ink-2); }
button { min-height: 48px; padding: 10px 18px; border: 1.5px solid var(--edge); border-radius: 6px; background: var(--sheet); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; text-align: left; overflow-wrap: anywhere; }
button.act { background: #ffd23f; color: #1b1723; border-color: #1b1723; }
button.plain { border-color: transparent; background: none; text-decoration: underline; padding-inline: 4px; }
button:focus-visible, input:focus-visible, summary:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.names { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 10px; padding: 0; list-style: none; }
.names button { width: 100%; }
.sign { display: block; font-size: 2rem; line-height: 1.3; }
.box { margin: 14px 0; padding: 18px 20px; border: 2.5px solid var(--edge); background: var(--sheet); }
.box h2, .box h3 { margin: 0 0 6px; }
.note { padding: 12px 16px; background: var(--note); }
.page img { display: block; width: 100%; height: auto; margin: 20px 0 6px; border: 1.5px solid var(--edge); background: #fff; }
summary { min-height: 44px; padding: 10px 0; cursor: pointer; }
fieldset { margin: 18px 0; padding: 16px 18px; border: 1.5px solid var(--line); background: var(--sheet); min-width: 0; }
legend { float: left; width: 100%; margin-bottom: 8px; padding: 0; font-weight: 700; overflow-wrap: anywhere; }
.option { display: flex; clear: both; gap: 12px; align-items: center; min-height: 48px; padding: 6px 0; cursor: pointer; overflow-wrap: anywhere; }
.option input { flex: none; width: 22px; height: 22px; margin: 0; accent-color: var(--focus); }
:root[data-aids~="dyslexia-type"] body { font-family: OpenDyslexic, "Atkinson Hyperlegible Next", Verdana, sans-serif; letter-spacing: 0.04em; word-spacing: 0.12em; line-height: 1.8; }
:root[data-aids~="dyslexia-type"] :is(h1, h2, h3) { font-family: inherit; }
:root[data-aids~="high-contrast"] { color-scheme: light; --desk: #fff; --sheet: #fff; --ink: #000; --ink-2: #1c1c1c; --line: #000; --edge: #000; --focus: #0036b3; --note: #e6f3ff; }
.row { display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: center; }
`;

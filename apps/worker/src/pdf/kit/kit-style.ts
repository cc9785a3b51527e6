import type { KitAddresses } from './kit-addresses.ts';

/** Margin of a sheet on each side, in mm: printers leave out the last five. */
export const sheetMargin = 15;

/** What a sheet looks like. Words of Devanagari have a font in which each is one glyph; signs come from lettering fonts. */
export function sheetStyle(addresses: KitAddresses): string {
  const letters = (url: string, range: string) =>
    `@font-face{font-family:sheet;font-weight:200 800;src:url(${url});unicode-range:${range}}\n`;
  return `${letters(addresses.sheetFont('latin'), latin)}${letters(addresses.sheetFont('latin-ext'), latinExt)}
@font-face{font-family:deva;src:url(${addresses.words})}
.sheet{font-family:sheet,lettering-balsamiq,lettering-balsamiq-signs,lettering-balsamiq-ext;font-size:11.5pt;line-height:1.4;color:#1b1723;break-after:page}
.sheet:last-child{break-after:auto}
.deva{font-family:deva;font-size:1.05em}
.sheet b,.sheet h1,.sheet h2{font-weight:700}
.sheet h1{font-size:23pt;line-height:1.15;margin-bottom:5mm}
.sheet h2{font-size:14pt;margin:7mm 0 3mm;break-after:avoid}
.sheet ul,.sheet ol{list-style:none}
.over{font-size:10.5pt;color:#4a4654}
.how{margin:-2mm 0 5mm}
.who{display:flex;gap:8mm;margin-bottom:6mm}
.field{display:flex;flex:2;align-items:flex-end;gap:2mm}
.field.short{flex:1}
.field i{flex:1;border-bottom:.3mm solid #1b1723;height:7mm}
.question{break-inside:avoid;margin-bottom:5mm}
.asked{display:flex;gap:2mm;font-weight:600;margin-bottom:1.5mm}
.asked b{min-width:7mm}
.question ul{display:grid;grid-template-columns:1fr 1fr;gap:1.5mm 6mm;margin-left:9mm}
.question li,.right{display:flex;gap:2.5mm;align-items:flex-start}
.letter{display:inline-flex;flex:none;align-items:center;justify-content:center;min-width:6mm;height:6mm;box-sizing:border-box;padding:0 1mm;border:.3mm solid #1b1723;border-radius:3mm;font-size:9.5pt;line-height:1}
.because{margin:2mm 0 0 9mm;color:#4a4654}
.line{display:block;height:8mm;margin-left:9mm;border-bottom:.2mm solid #8a8694}
.answer{display:flex;justify-content:space-between;gap:6mm;padding-bottom:4mm;border-bottom:.2mm solid #d8d4cc}
.answer div{flex:1}
.right{margin-left:9mm}
.right .letter{background:#1b1723;color:#fff}
.why{margin:1mm 0 0 9mm;color:#4a4654}
.taught{flex:none;text-align:center;font-size:9pt;color:#4a4654}
.taught>span{display:block}
.order{display:flex;flex-wrap:wrap;gap:2mm}
.panel{position:relative;display:block;overflow:hidden}
.clip{position:absolute;inset:0}
.panel img{position:absolute;left:0;top:0;max-width:none}
.row{display:flex;gap:6mm;align-items:flex-start;margin-bottom:6mm;break-inside:avoid}
.cut{position:relative;padding:3mm 3mm 3mm 7.6mm;border:.35mm dashed #1b1723}
.cut>.letter{position:absolute;z-index:1;left:1mm;top:1mm;background:#fff}
.colouring img{position:absolute;left:0;top:0;width:1240px;height:1754px}
`;
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB';

import type { ComicMeta, Script, ScriptPage } from '@panelwise/contracts/domain/script';
import { photosynthesis, photosynthesisMeta } from '@panelwise/studio/draw/fixtures/photosynthesis';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { planPage } from '@panelwise/studio/draw/page-plan';
import sharp from 'sharp';
import type { PdfDocument } from '../pdf-renderer.ts';

export const sampleScript: Script = photosynthesis;

/** A comic to print: planned for real, with plain green art. */
export async function sampleComic(
  script: ScriptPage[] = sampleScript,
  meta: Partial<ComicMeta> = {},
): Promise<PdfDocument> {
  const fonts = await loadFontBook();
  const art = await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#7ac27a' } })
    .jpeg()
    .toBuffer();
  const whole = { ...photosynthesisMeta, ...meta };
  return {
    title: whole.title,
    language: 'en',
    author: 'Ann Ångström',
    subject: `${whole.subject}: ${whole.concept}`,
    paper: 'a4',
    pages: script.map((page) => ({
      plan: planPage(page, whole, fonts),
      art,
      artType: 'image/jpeg' as const,
    })),
  };
}

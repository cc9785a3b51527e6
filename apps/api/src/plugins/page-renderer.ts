import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@panelwise/contracts/domain/languages';
import type { FastifyInstance } from 'fastify';

/** A finished page, or none where the browser makes it by itself; `found` says whether there is such a page at all. */
export type PageAnswer = { html?: string; found: boolean };
type RenderPage = (address: string, language: Language) => Promise<PageAnswer>;
/** The web app's renderer, as its build leaves it. */
type Renderer = {
  createPageRenderer(manifest: unknown, get: (address: string) => Promise<Response>): RenderPage;
};

/** Where the renderer's own calls come from. No connection has such an address, so nobody can claim it. */
export const pageRendererAddress = 'page-renderer';

/** More pages than this are not rendered at once: everybody else gets the page that the browser makes by itself. */
const atOnceMax = 8;

/**
 * Renders the pages whose content changes, with the web app's own code, which asks this API for what it shows. The code
 * is loaded when the first such page is asked for. A page that cannot be rendered is left to the browser.
 */
export function createPageRenderer(app: FastifyInstance, serverDir: string): RenderPage {
  const file = path.join(serverDir, 'render.js');
  if (!existsSync(file)) return async () => ({ found: true });
  let loading: Promise<RenderPage> | undefined;
  let going = 0;

  const load = async (): Promise<RenderPage> => {
    const renderer = (await import(pathToFileURL(file).href)) as Renderer;
    const manifest: unknown = JSON.parse(readFileSync(path.join(serverDir, 'manifest.json'), 'utf8'));
    return renderer.createPageRenderer(manifest, async (url) => {
      const { statusCode, body } = await app.inject({
        url,
        headers: { accept: 'application/json' },
        remoteAddress: pageRendererAddress,
      });
      return new Response(body, { status: statusCode, headers: { 'content-type': 'application/json' } });
    });
  };

  return async (address, language) => {
    if (going >= atOnceMax) return { found: true };
    going += 1;
    try {
      loading ??= load();
      return await (await loading)(address, language);
    } catch (error) {
      app.log.error({ err: error, path: address.split('?')[0] }, 'A page could not be rendered');
      return { found: true };
    } finally {
      going -= 1;
    }
  };
}

import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { brand } from '../config/brand.ts';
import { layoutRoute, publicRoutes } from './public-routes.tsx';

const handler = createStaticHandler([layoutRoute(publicRoutes)]);

/** The content of `#root` for a public page, as a visitor sees it. @throws Error when the page cannot be shown */
export async function renderPage(path: string): Promise<string> {
  const context = await handler.query(new Request(new URL(path, brand.origin)));
  if (context instanceof Response || context.errors) throw new Error(`${path} could not be rendered.`);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
}

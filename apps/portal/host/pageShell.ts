import { inertJson } from '../src/page/inertJson.ts';
import { STATE_ID } from '../src/page/pageState.ts';
import type { RenderedHtml } from '../src/page/rendered.ts';
import type { PageAssets } from './clientAssets.ts';
import { staleLoginScript } from './staleLogin.ts';

/** The order of the cascade, before every style sheet: a chunk's style sheet names only its own layer, so load order would decide without it. */
const LAYER_ORDER = '@layer reset,theme,ui,features,site;';

const END = '</body></html>';

/** Puts what only the host knows into a rendered document: styles, scripts, state, structured data, each with the nonce. */
export function completeHtml(page: RenderedHtml, assets: PageAssets, nonce: string): string {
  const head = [
    ...(page.state.member ? [`<script nonce="${nonce}">${staleLoginScript(page.state.facts.cookieDomain)}</script>`] : []),
    `<style nonce="${nonce}">${LAYER_ORDER}</style>`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`),
    `<script type="module" src="${assets.entry}" nonce="${nonce}"></script>`,
  ].join('');
  const tail = [
    ...page.jsonLd.map((data) => `<script type="application/ld+json">${inertJson(data)}</script>`),
    `<script type="application/json" id="${STATE_ID}">${inertJson(page.state)}</script>`,
  ].join('');
  const headAt = page.html.indexOf('</head>');
  const end = page.html.endsWith(END) ? page.html.length - END.length : page.html.length;
  return `${page.html.slice(0, headAt)}${head}${page.html.slice(headAt, end)}${tail}${END}`;
}

import { existsSync } from 'node:fs';
import { root } from '../steps/tally.ts';
import { detailPiece, formPiece, listPiece } from './pagePieces.ts';
import type { About as PieceAbout, Piece } from './pieceFiles.ts';
import { camel, insertBefore, kebab, pascal, type Scaffold, upFrom } from './scaffold.ts';

type Kind = 'plain' | 'list' | 'detail' | 'form';

/** A page with its row of the route table, address, words and samples, e.g. `stock/entries list`; list, detail and form bring a piece that is bound to the calls of `new domain`. */
export function pageScaffold(wish: string): Scaffold {
  const [path, kind = 'plain'] = wish.split(' ') as [string, Kind?];
  const folders = path.split('/');
  const page = folders.pop()!;
  const domain = folders[0]!;
  const area = folders.join('/');
  const name = `${pascal(domain)}${pascal(page)}`;
  const piece = pieceOf(kind, { domain, name, folder: `${area}/${kebab(`${domain}${pascal(page)}`)}`, up: upFrom(`${area}/x`) });
  const address = `/${domain}/${page}`;
  const words = `apps/portal/src/routes/${domain}/${domain}.words.ts`;
  const paths = `apps/portal/src/routes/${domain}/${domain}.paths.ts`;
  return {
    afterwards: piece ? ['doors'] : [],
    files: {
      ...piece?.files,
      [`apps/portal/src/routes/${area}/${page}.route.tsx`]: routeFile(kind, {
        domain,
        page,
        name,
        toDomain: '../'.repeat(folders.length - 1) || './',
        src: upFrom(`routes/${area}`),
        piece,
      }),
    },
    edits: {
      [`apps/portal/src/routes/${domain}/${domain}.pages.ts`]: (text) =>
        insertBefore(openRows(text || newPages(domain)), /^\];/, row(kind, address, [...folders.slice(1), page].join('/'), page)),
      [`apps/portal/src/routes/${domain}/${domain}.table.ts`]: (text) => text || newTable(domain),
      'apps/portal/src/routes/allPages.ts': (text) => listed(text, domain),
      'apps/portal/src/routes/domainOf.ts': (text) =>
        text.includes(`'/${domain}': '`) ? text : insertBefore(text, /^ {2}'\/operator': /, `  '/${domain}': '${domain}',\n`),
      ...(kind === 'detail' && {
        'e2e/sampleThings.ts': (text: string) =>
          text.includes(`'${entryOf(address)}'`) ? text : text.replace('SAMPLE_THINGS = [', `SAMPLE_THINGS = ['${entryOf(address)}', `),
        'e2e/accounts.ts': (text: string) =>
          text.includes(`${entryOf(address)}:`)
            ? text
            : text.replace(/(#things: .*\{\n)/, `$1    ${entryOf(address)}: () => this.added('/${domain}/entry/add', { title: 'LM358DR' }),\n`),
      }),
      [words]: (text) => insertBefore(text || newWords(domain), /^\}\);/, `  ${page}Title: '${name}',\n  ${page}Description: '${name}。',\n`),
      [paths]: (text) =>
        insertBefore(openPaths(text || `/** The addresses of ${domain}. */\nexport const ${domain}Paths = {\n};\n`), /^\};/, pathLine(kind, page, address)),
    },
  };
}

/** The name that the sample of a page of one entry has in braces: `e2e/accounts.ts` makes the entry. */
const entryOf = (address: string): string => `${address.split('/')[1]}Entry`;

/** A new page is not for search engines until it has something to read. */
const row = (kind: Kind, address: string, file: string, page: string): string => {
  const path = kind === 'detail' ? `${address}/:id` : address;
  return `  { paths: ['${path}'], file: '${file}', title: '${page}Title', description: '${page}Description', indexing: 'noindex', samples: ['${kind === 'detail' ? `${address}/{${entryOf(address)}}` : address}'] },\n`;
};

/** Rows may stand on one line. */
const openRows = (text: string): string => text.replace(/= \[(\{.*\})\];$/m, '= [\n  $1,\n];');

const newPages = (domain: string): string => `import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './${domain}.words.ts';

/** The pages of ${domain}. */
export const ${domain}Pages: readonly PageRow<Parameters<typeof t>[0]>[] = [
];
`;

const newTable = (domain: string): string => `import { tableOf } from '../../page/pageTable.ts';
import type { RouteModule } from '../../page/routeModule.ts';
import { ${domain}Pages } from './${domain}.pages.ts';
import { t } from './${domain}.words.ts';

/** The pages of ${domain} as routes. */
export const table = tableOf('${domain}', ${domain}Pages, import.meta.glob<RouteModule>('./**/*.route.tsx'), t);
`;

/** The list of all pages, with those of the domain. */
function listed(text: string, domain: string): string {
  if (text.includes(`${domain}Pages`)) return text;
  return insertBefore(
    insertBefore(text, /^import type /, `import { ${domain}Pages } from './${domain}/${domain}.pages.ts';\n`),
    /^\};/,
    `  ${domain}: ${domain}Pages,\n`,
  );
}

function pieceOf(kind: Kind, about: PieceAbout): Piece | undefined {
  if (kind === 'plain') return undefined;
  if (!existsSync(`${root}/packages/api/contract/${about.domain}.tsp`)) throw new Error(`先 npm run new domain ${about.domain}`);
  return { list: listPiece, detail: detailPiece, form: formPiece }[kind](about);
}

const pathLine = (kind: Kind, page: string, address: string): string =>
  ({
    plain: `  ${page}: () => '${address}',\n`,
    form: `  ${page}: () => '${address}',\n`,
    list: `  ${page}: (page = 1) => (page > 1 ? \`${address}?page=\${page}\` : '${address}'),\n`,
    detail: `  ${page}: (id: number) => \`${address}/\${id}\`,\n`,
  })[kind];

/** A file of addresses may hold them on one line. */
const openPaths = (text: string): string => text.replace(/^(export const \w+Paths = \{) (.*[^,]),? \};$/m, '$1\n  $2,\n};');

const newWords = (domain: string): string => `import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portal${pascal(domain)}', {
});

/** Reads a word of the pages of ${domain}. */
export const t = translator(messages);
`;

interface About {
  domain: string;
  page: string;
  name: string;
  /** From the page to its domain's folder, and to `src`. */
  toDomain: string;
  src: string;
  piece: Piece | undefined;
}

function routeFile(kind: Kind, { domain, page, name, toDomain, src, piece }: About): string {
  const bound = piece ? `import { ${name}, use${name} } from '@chippage/features/${name}';\n` : '';
  const needs = `import { vital } from '${src}page/needs.ts';\nimport { prefetch } from '${src}page/prefetch.ts';\n`;
  const words = `import { t } from '${toDomain}${domain}.words.ts';\n`;
  const query = kind === 'list' ? `${domain}EntriesQuery` : `${domain}EntryQuery`;
  const route = `
/** Say in one sentence what the page is for. */
export default function ${name}Route() {`;
  if (kind === 'plain')
    return `${words}${route}
  return <h1 tabIndex={-1}>{t('${page}Title')}</h1>;
}
`;
  if (kind === 'form')
    return `${bound}${route}
  return <${name} {...use${name}()} />;
}
`;
  if (kind === 'detail')
    return `import { ${query} } from '@chippage/api/${domain}';
${bound}import { useParams } from 'react-router-dom';
import { idFrom } from '${src}page/missing.ts';
${needs}
export const loader = prefetch(({ params }) => [vital(${query}, { id: idFrom(params['id']) })]);
${route}
  return <${name} {...use${name}(idFrom(useParams()['id']))} />;
}
`;
  return `import { ${query} } from '@chippage/api/${domain}';
import { ${name}, ${camel(name)}Vars, use${name} } from '@chippage/features/${name}';
import { useSearchParams } from 'react-router-dom';
${needs}import { pageOf } from '${src}page/pageOf.ts';
import { ${domain}Paths } from '${toDomain}${domain}.paths.ts';

export const loader = prefetch(({ search }) => [vital(${query}, ${camel(name)}Vars(pageOf(search.get('page'))))]);
${route}
  const page = pageOf(useSearchParams()[0].get('page'));
  return <${name} {...use${name}(page)} page={page} getHref={${domain}Paths.${page}} />;
}
`;
}

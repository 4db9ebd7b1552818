// The fence between the server's domains, kept true: reads every import of apps/server/src.
import { describe, expect, it } from 'vitest';
import { fileOf, importsOf, ourFiles, read, withoutComments } from './sourceFiles.ts';

const src = 'apps/server/src/';

/**
 * Whom each domain may ask, from the lowest layer to the highest: a domain asks only those that stand above it in this
 * table. All may use platform and services, which know none of them. A new edge is written down here first.
 */
const mayAsk: Record<string, string[]> = {
  messages: [],
  reviews: [],
  enterprise: ['messages', 'reviews'],
  account: ['messages', 'reviews', 'enterprise'],
  favourites: [],
  datasheets: ['account', 'messages', 'reviews', 'favourites'],
  disk: ['messages', 'datasheets'],
  directory: ['datasheets'],
  site: ['datasheets', 'directory'],
  news: ['account', 'messages', 'reviews', 'favourites', 'datasheets', 'site'],
  resources: ['messages', 'reviews', 'datasheets', 'site', 'news'],
  circle: ['messages', 'reviews', 'favourites', 'datasheets', 'site', 'news'],
  mall: ['messages', 'reviews', 'enterprise', 'datasheets'],
  entries: ['messages', 'reviews', 'enterprise', 'datasheets', 'directory', 'mall'],
  inquiries: ['account', 'messages', 'reviews', 'enterprise', 'datasheets', 'directory', 'mall', 'entries'],
  inbox: ['messages', 'reviews', 'enterprise', 'datasheets', 'news', 'mall', 'inquiries'],
  jobs: ['messages', 'reviews', 'enterprise'],
  bom: ['datasheets'],
  assistant: ['datasheets', 'bom'],
  history: ['datasheets', 'directory', 'news', 'mall', 'inquiries'],
  feedback: ['reviews', 'datasheets'],
  takedowns: ['messages', 'datasheets', 'news'],
  companies: ['account', 'messages', 'reviews', 'enterprise'],
  operator: ['account', 'messages', 'reviews', 'datasheets', 'site', 'mall', 'feedback', 'takedowns'],
};
const domains = Object.keys(mayAsk);
const floor = ['platform', 'services'];
/** What composes the domains, and the commands. */
const composing = ['domains.ts', 'createServer.ts', 'cli'];

interface Edge {
  from: string;
  to: string;
  file: string;
  target: string;
}

const placeOf = (file: string) => file.slice(src.length).split('/')[0] ?? '';
const sources = ourFiles(`${src}**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
const edges: Edge[] = sources.flatMap((file) =>
  importsOf(read(file)).flatMap(({ target: named }) => {
    const target = fileOf({ file, target: named });
    if (!target?.startsWith(src) || placeOf(target) === placeOf(file)) return [];
    return [{ from: placeOf(file), to: placeOf(target), file, target }];
  }),
);
const withoutImports = (source: string) => source.replaceAll(/^(?:import|export)\b[^;]*\bfrom '[^']*';$/gm, '');
const list = (found: Edge[]) => found.map(({ file, target }) => `${file.slice(src.length)} → ${target.slice(src.length)}`);

describe('the domains of the server', () => {
  it('are all in the table, each with a manifest', () => {
    const folders = [...new Set(sources.map(placeOf))].filter((place) => !composing.includes(place) && !floor.includes(place));
    expect(folders.toSorted()).toEqual(domains.toSorted());
    expect(domains.filter((domain) => !sources.includes(`${src}${domain}/${domain}.domain.ts`))).toEqual([]);
  });

  it('ask only whom the table lets them ask', () => {
    const wrong = edges.filter(({ from, to }) => domains.includes(from) && !floor.includes(to) && !mayAsk[from]?.includes(to));
    expect(list(wrong)).toEqual([]);
    const unused = Object.entries(mayAsk).flatMap(([from, asked]) =>
      asked.filter((to) => !edges.some((edge) => edge.from === from && edge.to === to)).map((to) => `${from} → ${to}`),
    );
    expect(unused).toEqual([]);
  });

  it('have no arrow that runs back up, and no two that ask each other', () => {
    const between = edges.filter(({ from, to }) => domains.includes(from) && domains.includes(to));
    const up = between.filter(({ from, to }) => domains.indexOf(to) > domains.indexOf(from));
    const mutual = domains.filter((one) => between.some(({ from, to }) => from === one && between.some((back) => back.from === to && back.to === from)));
    console.log(`Arrows between domains of the server: ${between.length}, back up: ${up.length}, domains that ask each other: ${mutual.length}.`);
    expect(list(up)).toEqual([]);
    expect(mutual).toEqual([]);
  });

  it('are known to nobody below them, and all of them only to what composes them', () => {
    expect(list(edges.filter(({ from, to }) => floor.includes(from) && !floor.includes(to)))).toEqual([]);
    expect(list(edges.filter(({ from, target }) => target.endsWith('.domain.ts') && from !== 'domains.ts'))).toEqual([]);
    expect(list(edges.filter(({ from, to }) => from === 'createServer.ts' && domains.includes(to)))).toEqual([]);
  });

  it("leave each other's tables alone; only tables name tables of others, for foreign keys", () => {
    const isTable = (file: string) => file.endsWith('.schema.ts');
    const foreign = edges.filter(({ from, to, file, target }) => isTable(target) && !isTable(file) && domains.includes(from) && domains.includes(to));
    // The member's row stands below all domains; account is the one that writes it.
    const members = edges.filter(({ from, file, target }) => target.endsWith('/members.schema.ts') && !isTable(file) && from !== 'account');
    expect(list([...foreign, ...members])).toEqual([]);
  });
});

/** Who may hold SQL beside `.queries.ts`, each with the reason. */
const besideQueries: Record<string, string> = {
  '.schema.ts': 'says what the tables are, their defaults and indexes',
  'platform/database/': 'opens the database and brings its tables up to date, before any query can be asked',
};
const holdsSql = /^import (?!type\b)[^;]*from 'drizzle-orm|\b(?:db|tx|client)\s*\.\s*(?:select\w*|insert|update|delete|execute|\$count|query)\b/m;

describe('the roles of the server', () => {
  it('hold: SQL stands in queries', () => {
    const isBeside = (file: string) => Object.keys(besideQueries).some((role) => (role.endsWith('/') ? file.startsWith(src + role) : file.endsWith(role)));
    const wrong = sources.filter((file) => !file.endsWith('.queries.ts') && !isBeside(file) && holdsSql.test(withoutComments(read(file))));
    expect(wrong).toEqual([]);
  });

  it("hold: SQL that is written as text names its own domain's tables only; a join with another's goes through what that domain offers", () => {
    const owners = new Map(
      sources.flatMap((file) => [...read(file).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']): [string, string] => [table, placeOf(file)])),
    );
    const wrong = sources
      .filter((file) => !file.endsWith('.schema.ts'))
      .flatMap((file) => {
        const templates = withoutImports(withoutComments(read(file)));
        const named = [...templates.matchAll(/\b(?:from|join|into|update|using|analyze)\s+("?\w+"?(?:\s*,\s*\w+)*)/g)].flatMap(
          ([, list = '']) => list.match(/\w+/g) ?? [],
        );
        const foreign = named.filter((name) => owners.has(name) && owners.get(name) !== placeOf(file));
        return [...new Set(foreign)].map((table) => `${file.slice(src.length)} names ${table} of ${owners.get(table)}`);
      });
    expect(wrong).toEqual([]);
    expect(owners.size).toBeGreaterThan(60);
  });

  it('hold: handlers ask no database', () => {
    const asking = /from 'drizzle-orm|\.schema\.ts'|\b(?:db|tx)\s*\.(?:select|selectDistinct|insert|update|delete|execute|\$count|query)\b/;
    const wrong = sources.filter((file) => file.endsWith('.handlers.ts') && asking.test(withoutComments(read(file))));
    expect(wrong).toEqual([]);
  });

  it('hold: rules decide from what they are given, without database, clock or chance', () => {
    const rules = sources.filter((file) => file.endsWith('.rules.ts'));
    const reaching = /from 'drizzle-orm|\basync\b|\bawait\b|\bDate\.now\(|\bnew Date\(\)|Math\.random|\.schema\.ts';/;
    const wrong = rules.filter((file) => {
      const code = withoutComments(read(file)).replaceAll(/^import type [^;]*;$/gm, '');
      return reaching.test(code);
    });
    expect(wrong).toEqual([]);
  });
});

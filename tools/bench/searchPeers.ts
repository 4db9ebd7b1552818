import { DatabaseSync } from 'node:sqlite';
import MiniSearch from 'minisearch';
import type { OpenDatabase } from '../../apps/server/src/platform/database/open.ts';
import type { JudgedHit } from '../../apps/server/test/quality/judge.ts';

/** Another way to search the same parts: the one box over number, brand and category that is built in an afternoon. */
export interface SearchPeer {
  name: string;
  search: (query: string) => Promise<JudgedHit[]> | JudgedHit[];
  close: () => Promise<void> | void;
}

interface Row extends JudgedHit {
  text: string;
}

const columns = `p.mpn, b.name as brand, p.category_id as category, p.package_case as package, p.params`;
const from = `from parts p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id`;
const words = `p.mpn || ' ' || b.name || ' ' || coalesce(b.name_cn, '') || ' ' || c.name || ' ' || coalesce(p.package_case, '')`;

/** `ILIKE '%…%'` over everything, every word. */
export function plainIlike({ pool }: OpenDatabase): SearchPeer {
  return {
    name: 'ILIKE',
    async search(query) {
      const tokens = query.trim().split(/\s+/);
      const { rows } = await pool.query<JudgedHit>(
        `select ${columns} ${from} where ${tokens.map((_, at) => `(${words}) ilike $${at + 1}`).join(' and ')} order by length(p.mpn), p.mpn limit 20`,
        tokens.map((token) => `%${token.replaceAll(/[\\%_]/g, '\\$&')}%`),
      );
      return rows;
    },
    close: () => undefined,
  };
}

/** pg_trgm alone: the most similar numbers, by an index. */
export async function trigramAlone({ pool }: OpenDatabase): Promise<SearchPeer> {
  await pool.query('create index bench_trigram on parts using gin (mpn gin_trgm_ops)');
  await pool.query('analyze parts');
  return {
    name: 'pg_trgm',
    async search(query) {
      const { rows } = await pool.query<JudgedHit>(`select ${columns} ${from} where p.mpn % $1 order by similarity(p.mpn, $1) desc, p.mpn limit 20`, [query]);
      return rows;
    },
    close: async () => {
      await pool.query('drop index bench_trigram');
    },
  };
}

/** SQLite FTS5 with trigrams, in memory. */
export async function sqliteFts({ pool }: OpenDatabase): Promise<SearchPeer> {
  const { rows } = await pool.query<Row>(`select ${columns}, ${words} as text ${from} order by p.id`);
  const db = new DatabaseSync(':memory:');
  db.exec(`create virtual table parts using fts5(text, tokenize = 'trigram')`);
  const insert = db.prepare('insert into parts (rowid, text) values (?, ?)');
  db.exec('begin');
  for (const [at, row] of rows.entries()) insert.run(at + 1, row.text);
  db.exec('commit');
  const find = db.prepare('select rowid from parts where parts match ? order by rank limit 20');
  return {
    name: 'SQLite FTS5',
    search(query) {
      const match = query
        .trim()
        .split(/\s+/)
        .filter((word) => [...word].length > 2)
        .map((word) => `"${word.replaceAll('"', '""')}"`)
        .join(' AND ');
      return match === '' ? [] : find.all(match).flatMap(({ rowid }) => rows[Number(rowid) - 1] ?? []);
    },
    close: () => db.close(),
  };
}

/** MiniSearch in memory, with prefixes and a fifth of the letters wrong. */
export async function miniSearch({ pool }: OpenDatabase): Promise<SearchPeer> {
  const { rows } = await pool.query<Row>(`select ${columns}, ${words} as text ${from} order by p.id`);
  const index = new MiniSearch<{ id: number; mpn: string; text: string }>({ fields: ['mpn', 'text'] });
  index.addAll(rows.map((row, id) => ({ id, mpn: row.mpn, text: row.text })));
  return {
    name: 'MiniSearch',
    search: (query) =>
      index
        .search(query, { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { mpn: 2 } })
        .slice(0, 20)
        .flatMap(({ id }) => rows[Number(id)] ?? []),
    close: () => undefined,
  };
}

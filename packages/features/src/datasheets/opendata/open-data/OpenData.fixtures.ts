import type { OpenFile, OpenRelease, OpenTableName } from '@chippage/api/types';

const tables: OpenTableName[] = ['parts', 'brands', 'documents', 'categories', 'parameters', 'sources'];
const things: OpenTableName[] = ['parts', 'brands', 'documents'];
const digest = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const fileOf = (name: string, table: OpenTableName | null, format: OpenFile['format'], sizeBytes: number): OpenFile => ({
  name,
  table,
  format,
  sizeBytes,
  sha256: digest,
});

const files: OpenFile[] = [
  ...tables.flatMap((table) => [
    fileOf(`${table}.csv`, table, 'csv', 4_100_000),
    fileOf(`${table}.parquet`, table, 'parquet', 730_000),
    ...(things.includes(table) ? [fileOf(`${table}.jsonld`, table, 'json-ld', 9_800_000)] : []),
  ]),
  fileOf('schema.json', null, 'json', 6_100),
  fileOf('datapackage.json', null, 'json', 9_400),
  fileOf('licence.txt', null, 'text', 2_100),
  fileOf('changes.csv', null, 'csv', 420),
];

/** The releases of two days. */
export const openDataSample: OpenRelease[] = [
  {
    day: '2026-11-26',
    createdAt: '2026-11-25T18:23:04.000Z',
    previousDay: '2026-11-25',
    tables: tables.map((name, at) => ({
      name,
      rows: [14_921, 408, 3_204, 196, 93, 13][at] ?? 0,
      added: at === 0 ? 12 : 0,
      changed: at === 0 ? 3 : 0,
      removed: 0,
    })),
    files,
    withheldParts: 42,
  },
  {
    day: '2026-11-25',
    createdAt: '2026-11-24T18:23:04.000Z',
    previousDay: null,
    tables: tables.map((name) => ({ name, rows: name === 'parts' ? 14_909 : 13, added: 0, changed: 0, removed: 0 })),
    files,
    withheldParts: 42,
  },
];

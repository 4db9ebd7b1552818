// Writes a table in all of its formats while its rows are read once.
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { OpenTable, OpenTableName } from '@chippage/api/types';
import { fileWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import { csvRecord, keyOf, recordsOf } from './csv.ts';
import { toJsonLd } from './jsonLd.rules.ts';
import { type OpenColumn, type OpenRow, openTables, type OpenValue } from './openTables.ts';

/** A written file, and what it is called in the release. */
export interface WrittenFile {
  name: string;
  path: string;
}

/** What was written of a table. */
export interface WrittenTable {
  files: WrittenFile[];
  facts: OpenTable;
}

/** Rows of a Parquet row group. */
const GROUP = 50_000;

const parquetTypes = { integer: 'INT64', text: 'STRING', boolean: 'BOOLEAN', day: 'STRING', time: 'STRING', object: 'JSON', list: 'JSON' } as const;

function parquetValue({ type }: OpenColumn, value: OpenValue): unknown {
  return type === 'integer' && typeof value === 'number' ? BigInt(value) : value;
}

/** Rows by column, as Parquet keeps them. */
function columnsOf(columns: readonly OpenColumn[], rows: readonly OpenRow[]) {
  return columns.map((column) => ({
    name: column.name,
    type: parquetTypes[column.type],
    nullable: column.isNullable === true,
    data: rows.map((row) => parquetValue(column, row[column.name] ?? null)),
  }));
}

const digestOf = (text: string) => createHash('sha1').update(text).digest('base64');

/** What of each row the release before said, by its key. */
export async function digestsOf(csv: NodeJS.ReadableStream | null): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  if (csv === null) return digests;
  let isHead = true;
  // A record ends in CR LF; an LF alone stands within a cell.
  for await (const record of recordsOf(createInterface({ input: csv, crlfDelay: Infinity }))) {
    if (!isHead) digests.set(keyOf(record), digestOf(record));
    isHead = false;
  }
  return digests;
}

interface WriteOptions {
  table: OpenTableName;
  folder: string;
  /** What the release before said of each row; empty for the first. */
  before: Map<string, string>;
  isFirst: boolean;
  units: Parameters<NonNullable<(typeof toJsonLd)['parts']>>[1];
  /** Takes a line of the log of changes. */
  onChange: (record: string) => Promise<unknown>;
}

/** Writes `<table>.csv`, `<table>.parquet` and, where the table is about things, `<table>.jsonld`. */
export async function writeTable(pages: AsyncIterable<OpenRow[]>, { table, folder, before, isFirst, units, onChange }: WriteOptions): Promise<WrittenTable> {
  const { columns } = openTables[table];
  const names = columns.map(({ name }) => name);
  const node = toJsonLd[table];
  const pathOf = (kind: string) => join(folder, `${table}.${kind}`);
  const csv = await open(pathOf('csv'), 'w');
  const jsonLd = node && (await open(pathOf('jsonld'), 'w'));
  const parquet = new ParquetWriter({
    writer: fileWriter(pathOf('parquet')),
    schema: schemaFromColumnData({ columnData: columnsOf(columns, []) }),
    createdBy: 'ChipPage',
  });
  const facts: OpenTable = { name: table, rows: 0, added: 0, changed: 0, removed: 0 };
  let group: OpenRow[] = [];
  const flush = async () => {
    if (group.length > 0) await parquet.write({ columnData: columnsOf(columns, group), rowGroupSize: GROUP });
    group = [];
  };
  try {
    await csv.write(csvRecord(names));
    await jsonLd?.write('{"@context":"https://schema.org/","@graph":[');
    for await (const rows of pages) {
      const records = rows.map((row) => csvRecord(names.map((name) => row[name] ?? null)));
      await csv.write(records.join(''));
      await jsonLd?.write(rows.map((row, at) => `${facts.rows + at === 0 ? '' : ','}\n${JSON.stringify(node?.(row, units))}`).join(''));
      // As they are read back a day later: without the line's own end, every other line end the same.
      for (const record of records) await noteChange(keyOf(record), digestOf(record.slice(0, -2).replaceAll(/\r\n?/g, '\n')));
      facts.rows += rows.length;
      group.push(...rows);
      if (group.length >= GROUP) await flush();
    }
    for (const key of isFirst ? [] : before.keys()) {
      facts.removed++;
      await onChange(csvRecord([table, key, 'removed']));
    }
    await jsonLd?.write('\n]}\n');
    await flush();
    await parquet.finish();
  } finally {
    await csv.close();
    await jsonLd?.close();
  }
  const kinds = ['csv', 'parquet', ...(node ? ['jsonld'] : [])];
  return { files: kinds.map((kind) => ({ name: `${table}.${kind}`, path: pathOf(kind) })), facts };

  async function noteChange(key: string, digest: string): Promise<void> {
    const known = before.get(key);
    before.delete(key);
    if (isFirst || known === digest) return;
    facts[known === undefined ? 'added' : 'changed']++;
    await onChange(csvRecord([table, key, known === undefined ? 'added' : 'changed']));
  }
}

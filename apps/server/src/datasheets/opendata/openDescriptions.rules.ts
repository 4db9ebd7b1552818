// What explains a release to programs and people: a JSON Schema of the rows, a data package and the licence in words.
import type { OpenTable } from '@chippage/api/types';
import { type OpenColumn, openLicence, openTableNames, openTables } from './openTables.ts';

const jsonTypes = {
  integer: { type: 'integer' },
  text: { type: 'string' },
  boolean: { type: 'boolean' },
  day: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'date-time' },
  object: { type: 'object' },
  list: { type: 'array' },
} as const;

function propertyOf({ type, isNullable, about }: OpenColumn) {
  const schema = jsonTypes[type];
  return { ...schema, ...(isNullable && { type: [schema.type, 'null'] }), description: about };
}

/** JSON Schema (2020-12) of a row of each table, under `$defs`. */
export const rowSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: '芯页开放数据：每个表的一行',
  $defs: Object.fromEntries(
    openTableNames.map((name) => [
      name,
      {
        title: openTables[name].title,
        description: openTables[name].about,
        type: 'object',
        properties: Object.fromEntries(openTables[name].columns.map((column) => [column.name, propertyOf(column)])),
        required: openTables[name].columns.map((column) => column.name),
        additionalProperties: false,
      },
    ]),
  ),
});

const fieldTypes = { integer: 'integer', text: 'string', boolean: 'boolean', day: 'date', time: 'datetime', object: 'object', list: 'array' } as const;

/** Where facts come from, as `data_sources` says. */
export type Credit = Readonly<{ code: string; name: string; licence: string; url: string | null }>;

/** A data package (Data Package standard, version 1) that lists the csv files, their fields, sources and licence. */
export const dataPackage = ({
  day,
  createdAt,
  tables,
  credits,
}: {
  day: string;
  createdAt: Date;
  tables: readonly OpenTable[];
  credits: readonly Credit[];
}) => ({
  name: 'chippage-open-data',
  title: '芯页开放数据',
  version: day,
  created: createdAt.toISOString(),
  licenses: [openLicence],
  sources: credits.map(({ name, url }) => ({ title: name, ...(url !== null && { path: url }) })),
  resources: tables.map(({ name, rows }) => ({
    name,
    path: `${name}.csv`,
    title: openTables[name].title,
    description: openTables[name].about,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    rowCount: rows,
    schema: {
      fields: openTables[name].columns.map((column) => ({
        name: column.name,
        type: fieldTypes[column.type],
        description: column.about,
        constraints: { required: column.isNullable !== true },
      })),
      primaryKey: openTables[name].columns[0]?.name,
      missingValues: [''],
    },
  })),
});

/** The licence and whom to name, in words. */
export function licenceText(day: string, credits: readonly Credit[]): string {
  return [
    `芯页开放数据 ${day}`,
    '',
    `许可：${openLicence.title}（${openLicence.name}）`,
    openLicence.path,
    '',
    '可以复制、修改、再发布，也可以用于商业；要注明来自芯页和下列来源，说明改动过什么，并以相同的许可发布。',
    '只用某几行时，以这些行的 sources 列写明的来源及其许可为准。',
    '',
    '来源：',
    ...credits.map(({ code, name, licence, url }) => `- ${code}：${name}，${licence}${url === null ? '' : `，${url}`}`),
    '',
  ].join('\n');
}

import type { OpenFile } from '@chippage/api/types';
import { openTables } from './openTables.ts';

const formats: Readonly<Record<string, { format: OpenFile['format']; contentType: string }>> = {
  csv: { format: 'csv', contentType: 'text/csv' },
  parquet: { format: 'parquet', contentType: 'application/vnd.apache.parquet' },
  jsonld: { format: 'json-ld', contentType: 'application/ld+json' },
  json: { format: 'json', contentType: 'application/json' },
  txt: { format: 'text', contentType: 'text/plain' },
};

const isTable = (name: string): name is keyof typeof openTables => name in openTables;

/** What the name of a file says: `parts.parquet`. */
export function factsOfFile(name: string): Pick<OpenFile, 'table' | 'format'> {
  const [stem = '', kind = ''] = name.split('.');
  return { table: isTable(stem) ? stem : null, format: formats[kind]?.format ?? 'text' };
}

/** The media type that a file is sent with. */
export const contentTypeOf = (name: string): string => formats[name.split('.')[1] ?? '']?.contentType ?? 'text/plain';

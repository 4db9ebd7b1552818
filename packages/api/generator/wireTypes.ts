import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';

const banner = '// Generated from the contract by `npm run generate`; do not edit.\n';

/** Turns the document in `input` into TypeScript types, using `output` as a scratch folder. */
export async function emitTypes(input: string, output: string): Promise<string> {
  await createClient({
    input,
    output: { path: output, importFileExtension: '.ts', entryFile: false },
    plugins: ['@hey-api/typescript'],
    logs: { level: 'silent' },
  });
  const files = readdirSync(output).filter((name) => name.endsWith('.ts'));
  const text = files.map((name) => readFileSync(join(output, name), 'utf8')).join('\n');
  return text.replace(/^\/\/ .*\n/, banner);
}

/**
 * Writes packages/api/openapi.json and packages/api/src/generated from packages/api/contract.
 * `--check` writes nothing, lists what would differ and exits with 1.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isObject } from '../packages/api/generator/document.ts';
import { assertFlat, emitCalls, emitOperations } from '../packages/api/generator/emit.ts';
import { emitLimits } from '../packages/api/generator/limits.ts';
import { normalise } from '../packages/api/generator/normalise.ts';
import { emitTypes } from '../packages/api/generator/wireTypes.ts';

const root = join(import.meta.dirname, '..');
const api = join(root, 'packages/api');
const generated = join(api, 'src/generated');
const isCheck = process.argv.includes('--check');
const scratch = mkdtempSync(join(tmpdir(), 'chippage-api-'));

function compileContract(): unknown {
  const tsp = join(dirname(createRequire(import.meta.url).resolve('@typespec/compiler/package.json')), 'cmd/tsp.js');
  const contract = join(api, 'contract');
  const config = join(contract, 'tspconfig.yaml');
  const run = [tsp, 'compile', join(contract, 'main.tsp'), '--config', config, '--output-dir', scratch, '--warn-as-error'];
  const done = spawnSync(process.execPath, run, { cwd: root, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`The contract does not compile:\n${done.stdout}${done.stderr}`);
  return JSON.parse(readFileSync(join(scratch, '@typespec/openapi3/openapi.json'), 'utf8'));
}

/** The file of the contract, without its ending, by the interfaces that it states. */
function readAreas(): Map<string, string> {
  const contract = join(api, 'contract');
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsp'));
  return new Map(
    files.flatMap((file) => {
      const names = readFileSync(join(contract, file), 'utf8').matchAll(/^interface (\w+)/gm);
      return [...names].map(([, name]): [string, string] => [name ?? '', file.slice(0, -'.tsp'.length).replaceAll('\\', '/')]);
    }),
  );
}

async function writeTypes(document: string): Promise<string> {
  const input = join(scratch, 'openapi.json');
  writeFileSync(input, document);
  return emitTypes(input, join(scratch, 'types'));
}

async function generate(): Promise<Map<string, string>> {
  const raw = compileContract();
  if (!isObject(raw)) throw new Error('The contract gave no document');
  const document = normalise(raw, readAreas());
  assertFlat(document);
  const text = `${JSON.stringify(document, null, 2)}\n`;
  return new Map([
    [join(api, 'openapi.json'), text],
    [join(generated, 'types.ts'), await writeTypes(text)],
    [join(generated, 'operations.ts'), emitOperations(document)],
    ...[...emitLimits(document), ...emitCalls(document)].map(([file, text]): [string, string] => [join(generated, file), text]),
  ]);
}

function current(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

try {
  const files = await generate();
  const stale = [...files].filter(([file, text]) => current(file) !== text).map(([file]) => file);
  const known = new Set([...files.keys()].map((file) => file.slice(file.lastIndexOf('/') + 1)));
  const left = readdirSync(generated).filter((name) => !known.has(name));
  if (isCheck) {
    for (const file of [...stale, ...left.map((name) => join(generated, name))]) console.error(`not current: ${file.slice(root.length + 1)}`);
    if (stale.length + left.length > 0) process.exitCode = 1;
  } else {
    mkdirSync(generated, { recursive: true });
    for (const name of left) rmSync(join(generated, name));
    for (const [file, text] of files) writeFileSync(file, text);
  }
  console.log(`${isCheck ? 'checked' : 'generated'} ${files.size} files, ${stale.length} changed`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

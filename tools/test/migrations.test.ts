// Made anew in a copy of the server: migrations that were edited by hand, or not made anew after a change, differ.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';

const server = join(root, 'apps/server');
const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const textsIn = (folder: string) =>
  new Map(
    globSync('migrations/**/*.{sql,json}', { cwd: folder })
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

it('同样的表再生成一次，迁移一字不差；改了表要重新生成', () => {
  for (const file of globSync('src/**/*.{ts,sql}', { cwd: server })) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(server, file), join(copy, file));
  }
  for (const file of ['package.json', 'drizzle.config.ts', 'makeMigrations.ts']) cpSync(join(server, file), join(copy, file));
  symlinkSync(join(server, 'node_modules'), join(copy, 'node_modules'), 'dir');
  const path = [dirname(process.execPath), join(server, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  execFileSync(process.execPath, ['makeMigrations.ts'], { cwd: copy, stdio: 'ignore', env: { ...process.env, PATH: path } });
  const made = textsIn(copy);
  expect([...made.keys()]).toEqual([...textsIn(server).keys()]);
  for (const [file, text] of textsIn(server)) expect(made.get(file) === text, file).toBe(true);
});

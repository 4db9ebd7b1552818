/**
 * Until the first release there is one migration set, made anew from the schema files:
 * 0000 holds the extensions and functions written by hand (*.functions.sql), 0001 the tables (*.schema.ts), 0002 the
 * triggers (*.triggers.sql).
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const folder = join(here, 'migrations');
const generate = (...args: string[]) =>
  execFileSync('drizzle-kit', ['generate', ...args], { cwd: here, stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '' } });
const together = (files: string[]) => `${files.map((file) => readFileSync(join(here, file), 'utf8').trim()).join('\n--> statement-breakpoint\n')}\n`;

rmSync(folder, { recursive: true, force: true });
generate('--custom', '--name=functions');
const written = ['src/platform/extensions.sql', ...globSync('src/**/*.functions.sql', { cwd: here }).toSorted()];
writeFileSync(join(folder, '0000_functions.sql'), together(written));
generate('--name=tables');
const triggers = globSync('src/**/*.triggers.sql', { cwd: here }).toSorted();
if (triggers.length > 0) {
  generate('--custom', '--name=triggers');
  writeFileSync(join(folder, '0002_triggers.sql'), together(triggers));
}

// Without this the snapshots would carry random ids and every run would be a change to review.
for (const [index, file] of globSync('meta/*_snapshot.json', { cwd: folder }).toSorted().entries()) {
  const path = join(folder, file);
  const snapshot: Record<string, unknown> = JSON.parse(readFileSync(path, 'utf8'));
  const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  writeFileSync(path, `${JSON.stringify({ ...snapshot, id: id(index + 1), prevId: id(index) }, null, 2)}\n`);
}
const journalFile = join(folder, 'meta', '_journal.json');
const journal: { entries: { when: number }[] } = JSON.parse(readFileSync(journalFile, 'utf8'));
for (const [index, entry] of journal.entries.entries()) entry.when = Date.UTC(2026, 0, 1, 0, 0, index);
writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`);

// What sites rely on, as text: the types behind the doors of ui and features, without their comments. A change of it wants a
// word to those sites.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps/tally.ts';
import type { PackageName } from './libConfig.ts';

/** The contract of `api` is its OpenAPI document, which is committed anyway. */
const WATCHED: readonly PackageName[] = ['ui', 'features'];

const snapshotOf = (name: PackageName) => join(root, 'tools/packages/publicApi', `${name}.txt`);

/** The types that the doors of a package name, door by door. */
function apiOf(name: PackageName): string {
  const dist = join(root, 'packages', name, 'dist');
  return globSync('exports/*.d.ts', { cwd: dist })
    .sort()
    .map((door) => {
      const text = withoutComments(readFileSync(join(dist, door), 'utf8'));
      const named = [...text.matchAll(/from '\.\.\/(src\/[^']+)\.js'/g)]
        .map(([, module]) => `${module}.d.ts`)
        .filter((file) => !file.endsWith('/messages.d.ts'));
      return [`// ${door}`, text, ...[...new Set(named)].map((file) => `// ${file}\n${withoutComments(readFileSync(join(dist, file), 'utf8'))}`)].join('\n');
    })
    .join('\n\n');
}

/** The declarations alone: better words for the same types change nothing for a site. */
function withoutComments(declarations: string): string {
  return declarations.replaceAll(/^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*\n?/gm, '').trim();
}

/** Compares the built types with what is recorded. @returns what to do about each difference */
export function apiProblems(): string[] {
  return WATCHED.filter((name) => !existsSync(snapshotOf(name)) || readFileSync(snapshotOf(name), 'utf8') !== apiOf(name)).map(
    (name) => `${name} 的公开接口变了：写一条 .changeset，再运行 npm run packages -- record`,
  );
}

/** Records the built types. @throws when nobody has written down what changes for sites */
export function recordApi(): void {
  const notes = globSync('.changeset/*.md', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  for (const name of WATCHED) {
    const api = apiOf(name);
    const file = snapshotOf(name);
    if (existsSync(file) && readFileSync(file, 'utf8') === api) continue;
    if (!notes.some((note) => note.includes(`'@chippage/${name}'`))) throw new Error(`先在 .changeset 里写下 @chippage/${name} 对站点有什么变化。`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, api);
  }
}

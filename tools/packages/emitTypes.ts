// Types of the packages, next to their modules.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../steps/tally.ts';

/** Emits the declarations of all packages in one run, since they refer to each other. @throws when the compiler finds fault */
export async function emitTypes(root: string): Promise<void> {
  const out = mkdtempSync(join(tmpdir(), 'chippage-types-'));
  const config = join(root, 'tsconfig.packages.json');
  try {
    const code = await run('tsc', ['-p', config, '--outDir', out]);
    if (code !== 0) throw new Error('类型没有生成。');
    for (const file of globSync('*/{exports,src,test,generator}/**/*.d.ts', { cwd: out })) {
      const [name, ...rest] = file.split('/');
      const to = join(root, 'packages', name ?? '', 'dist', ...rest);
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, withBuiltNames(readFileSync(join(out, file), 'utf8')));
    }
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Types name the modules as the sources do; what is installed has none. */
const withBuiltNames = (types: string) => types.replace(/((?:from|import\() ?['"]\.{1,2}\/[^'"]+?)\.tsx?(['"])/g, '$1.js$2');

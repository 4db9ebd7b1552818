// Which modules a server component may not run, but only refer to.
import { readFileSync } from 'node:fs';

const USES_REACT = /^import\s+(?!type\b)[^;]*?from\s+'(?:react|react-dom|swr(?:\/[\w-]+)?|react-aria-components\/\w+)'/m;

/** Whether the module uses what only exists in the browser's half of a React app: hooks, contexts, handlers. */
export function isForBrowserOnly(file: string): boolean {
  if (!/\/src\/.*\.tsx?$/.test(file) || file.endsWith('.css.ts')) return false;
  const source = readFileSync(file, 'utf8');
  const imports = source.match(new RegExp(USES_REACT, 'gm')) ?? [];
  // `import { type ReactNode } from 'react'` brings types alone.
  return imports.some((line) => !/\{\s*(?:type\s+[\w$]+\s*,?\s*)+\}/.test(line)) || /\son[A-Z]\w*=\{/.test(source);
}

// Lists every react-aria-components sub-path that our sources import.
import { globSync, readFileSync } from 'node:fs';

/**
 * Returns the specifiers for Vite's `optimizeDeps.include`. An entry that Vite finds only while stories run makes it
 * bundle again and reload, which leaves two Reacts on the page («Invalid hook call» in every story).
 */
export function ariaEntries(root: string): string[] {
  const found = new Set<string>();
  for (const file of globSync(['packages/{ui,features}/src/**/*.{ts,tsx}', '.storybook/*.tsx'], { cwd: root })) {
    for (const match of readFileSync(`${root}/${file}`, 'utf8').matchAll(/from '(react-aria-components\/[\w/-]+)'/g)) found.add(String(match[1]));
  }
  return [...found].toSorted();
}

// Which of our files takes which: what a change can reach.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, importsOf, ourFiles, read, root } from '../test/sourceFiles.ts';

/** For each of our source files, the files of ours that it takes at run time. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Reads every import of the project; types are left out, since the type check reads them. */
export function readImportGraph(): ImportGraph {
  const sources = ourFiles('{packages,apps}/*/{src,exports,host,test,sample,generator}/**/*.{ts,tsx}');
  const tools = ourFiles('{tools,.storybook,e2e}/**/*.{ts,tsx}');
  return new Map(
    [...sources, ...tools].map((file) => {
      const taken = importsOf(read(file))
        .filter(({ isType }) => !isType)
        .flatMap(({ target }) => fileOf({ file, target }) ?? []);
      return [file, taken.filter((to) => existsSync(join(root, to)) && statSync(join(root, to)).isFile())];
    }),
  );
}

/** Returns the changed files and all that takes one of them, directly or through others. */
export function touchedBy(changed: readonly string[], graph: ImportGraph): Set<string> {
  const takers = new Map<string, string[]>();
  for (const [file, taken] of graph) for (const to of taken) takers.set(to, [...(takers.get(to) ?? []), file]);
  const touched = new Set(changed);
  for (const file of touched) for (const taker of takers.get(file) ?? []) touched.add(taker);
  return touched;
}

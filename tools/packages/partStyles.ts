// Gathers the styles that the build left beside each module: one file for all, one for the ground, one for each door.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/** Where a door of another package lies once it is built. */
export type ResolveDoor = (specifier: string) => { modules: Modules; file: string } | undefined;

/** The built modules of a package by file name, in the order in which they load. */
export type Modules = ReadonlyMap<string, Module>;

interface Module {
  /** What it imports, at once or later; files of the same package or names of others. */
  imports: readonly string[];
  css: string;
}

const NAMES = /\.css\.ts\.vanilla\.css$/;

/** Reads the built modules with their styles, and takes the loose style sheets away. */
export function takeModules(output: Rolldown.RolldownOutput, dist: string): Modules {
  const modules = new Map<string, Module>();
  for (const chunk of output.output) {
    if (chunk.type !== 'chunk') continue;
    const sheets = [...(chunk.viteMetadata?.importedCss ?? [])];
    modules.set(chunk.fileName, {
      imports: [...chunk.imports, ...chunk.dynamicImports],
      css: sheets.map((sheet) => readFileSync(join(dist, sheet), 'utf8').trim()).join('\n'),
    });
  }
  for (const asset of output.output) if (asset.type === 'asset' && NAMES.test(asset.fileName)) rmSync(join(dist, asset.fileName));
  return modules;
}

/** Every style sheet that a module needs, deepest first, without those of `except`. */
export function stylesOf(start: { modules: Modules; file: string }, resolve: ResolveDoor, except: ReadonlySet<string> = new Set()): string {
  const seen = new Set<Module>();
  const sheets: string[] = [];
  const visit = (modules: Modules, file: string) => {
    const module = modules.get(file);
    if (!module || seen.has(module)) return;
    seen.add(module);
    for (const name of module.imports) {
      const inside = modules.has(name) ? { modules, file: name } : resolve(name);
      if (inside) visit(inside.modules, inside.file);
    }
    if (module.css !== '' && !except.has(module.css)) sheets.push(module.css);
  };
  visit(start.modules, start.file);
  return sheets.join('\n');
}

/** Writes a style sheet, with the folder it is in. */
export function writeSheet(dist: string, name: string, css: string): void {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${css}\n`);
}

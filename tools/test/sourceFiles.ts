import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';

/** The folder of the whole project. */
export const root = resolve(import.meta.dirname, '../..');

/** Returns the paths, from the root, of our files that match. */
export function ourFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' || name === 'storybook-static' })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/** Returns the text of a file given from the root. */
export function read(file: string): string {
  return readFileSync(`${root}/${file}`, 'utf8');
}

/** Returns the source without comments; strings and line numbers stay. */
export function withoutComments(source: string): string {
  const tokens = /(\/\*[\s\S]*?\*\/)|(\/\/[^\n]*)|('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|(`(?:\\.|[^`\\])*`)/g;
  return source.replaceAll(tokens, (all, block: string | undefined, line: string | undefined) =>
    block ? block.replaceAll(/[^\n]/g, '') : line === undefined ? all : '',
  );
}

/** A module that a source names. */
export interface Import {
  target: string;
  /** Whether only types come from it, so that nothing is left of it at run time. */
  isType: boolean;
}

/** Returns every module that a source names: static, dynamic, re-exported or mocked. */
export function importsOf(source: string): Import[] {
  const named = /(?:\b(?:import|export)\s+(type\s)?[^'"`;()]*?\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\s*\(\s*)(['"])([^'"\n]+)\2/g;
  return [...withoutComments(source).matchAll(named)].map(([text, type, , target]) => ({
    target: String(target),
    isType: Boolean(type) || /^\w+\s*\{(\s*type\s[^,}]*,?)+\s*\}\s*from/.test(text),
  }));
}

/** Returns the file of ours that an import means, or undefined for a package from outside. */
export function fileOf({ file, target }: { file: string; target: string }): string | undefined {
  const clean = target.replace(/\?.*$/, '');
  if (clean.startsWith('.')) return normalize(join(dirname(file), clean));
  const own = /^@chippage\/(\w+)(?:\/(.+))?$/.exec(clean);
  if (!own) return undefined;
  const folder = own[1] === 'portal' || own[1] === 'server' ? `apps/${own[1]}` : `packages/${own[1]}`;
  if (own[1] === 'ui' && own[2] === 'theme') return `${folder}/src/theme/contract.css.ts`;
  if (own[1] === 'ui' && own[2] === 'global') return `${folder}/src/theme/global.ts`;
  return own[2]?.endsWith('.json') ? `${folder}/${own[2]}` : `${folder}/exports/${own[2]}.ts`;
}

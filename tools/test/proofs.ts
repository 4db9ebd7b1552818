// Tables of docs name the tests that prove what they say, as `file` 「title」.
import { existsSync } from 'node:fs';
import { read, root } from './sourceFiles.ts';

/** A test, or a story by its name, and the file that it stands in. */
export interface Proof {
  file: string;
  title: string;
}

/** The proofs that a cell of a table names. */
export const proofsIn = (cell: string): Proof[] => [...cell.matchAll(/`([^`]+)` 「(.+?)」(?=<br>|$)/g)].map(([, file = '', title = '']) => ({ file, title }));

/** Those of which the file is not there, or holds no test of this title and no story of this name. */
export const withoutTest = (proofs: readonly Proof[]): Proof[] => proofs.filter((proof) => !existsSync(`${root}/${proof.file}`) || !isThere(proof));

function isThere({ file, title }: Proof): boolean {
  const source = read(file);
  if (file.endsWith('.stories.tsx')) return source.includes(`export const ${title}: Story`);
  return ["'", '`', '"'].some((quote) => source.includes(`${quote}${title}${quote}`)) || (!file.endsWith('.test.ts') && source.includes(title));
}

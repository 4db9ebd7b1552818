import { packageKey } from './understanding/packages.ts';
import { storedWord } from './valueLabels.ts';

/** What sources wrote where the catalogue writes it otherwise, by field: evidence for the value that is shown. */
export type OriginalFacts = Record<string, string>;

interface Facts {
  package: string | null;
  params: Record<string, string | number | boolean>;
}

/** The one form of a case's name: `LQFP-64(10x10)` and `LQFP64` are LQFP-64. Names that are not known stay as they are. */
export function normalPackage(name: string): string {
  const key = packageKey(name).replace(/-$/, '');
  return key === name.toUpperCase() ? name : key;
}

/** Facts in the catalogue's forms, with the originals of those that were written otherwise. */
export function normalFacts({ package: written, params }: Facts): Facts & { originals: OriginalFacts } {
  const originals: OriginalFacts = {};
  const packageCase = written === null ? null : normalPackage(written);
  if (written !== null && packageCase !== written) originals['package'] = written;
  const normal: Facts['params'] = {};
  for (const [code, value] of Object.entries(params)) {
    const stored = typeof value === 'string' ? storedWord(code, value) : value;
    normal[code] = stored;
    if (stored !== value) originals[code] = String(value);
  }
  return { package: packageCase, params: normal, originals };
}

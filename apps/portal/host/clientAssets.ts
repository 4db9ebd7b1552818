import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** The files that one page needs before it is alive. */
export interface PageAssets {
  entry: string;
  styles: readonly string[];
  /** Modules that the browser may fetch while it reads the HTML, instead of after the entry has named them. */
  preloads: readonly string[];
}

/** Finds the files of a page from the modules of its routes, by Vite's manifest. */
export type AssetsOf = (modules: readonly string[]) => PageAssets;

const ENTRY = 'src/entry-client.tsx';

/** Reads the manifest of the built client. */
export async function readClientAssets(clientFolder: string): Promise<AssetsOf> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'));
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The client build has no ${ENTRY}; build the portal again.`);
  const known = new Map<string, PageAssets>();
  return (modules) => {
    const key = modules.join('|');
    const assets = known.get(key) ?? collect(manifest, entry.file, [ENTRY, ...modules]);
    known.set(key, assets);
    return assets;
  };
}

function collect(manifest: Record<string, ManifestChunk>, entry: string, roots: readonly string[]): PageAssets {
  const styles = new Set<string>();
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(`/${file}`));
    files.add(`/${chunk.file}`);
  };
  roots.forEach(visit);
  files.delete(`/${entry}`);
  return { entry: `/${entry}`, styles: [...styles], preloads: [...files] };
}

import { existsSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A package of others that is part of what browsers get. */
export interface Licence {
  name: string;
  version: string;
  licence: string;
  url: string | null;
  text?: string;
}

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  license?: string;
  homepage?: string;
  repository?: string | { url?: string };
  dependencies?: Record<string, string>;
}

const MODULE = 'virtual:licences';
/** It runs on the server and reaches no browser. */
const isServerOnly = (name: string) => name === '@chippage/server' || /^(@fastify\/|fastify$)/.test(name);

/** Everything that the portal's pages are made of, with what its licence asks to be told. */
export async function collectLicences(folder: string): Promise<Licence[]> {
  const found = new Map<string, Licence>();
  const seen = new Set<string>();
  const visit = async (place: string): Promise<void> => {
    if (seen.has(place)) return;
    seen.add(place);
    const manifest: Manifest = JSON.parse(await readFile(join(place, 'package.json'), 'utf8'));
    if (!manifest.private && !manifest.name.startsWith('@chippage/')) found.set(`${manifest.name} ${manifest.version}`, await licenceOf(place, manifest));
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const next = isServerOnly(name) ? null : await folderOf(place, name);
      if (next) await visit(next);
    }
  };
  await visit(folder);
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Looks where Node would look. */
async function folderOf(from: string, name: string): Promise<string | null> {
  for (let place = from; ; place = dirname(place)) {
    const candidate = join(place, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpath(candidate);
    if (dirname(place) === place) return null;
  }
}

async function licenceOf(folder: string, { name, version, license = '', homepage, repository }: Manifest): Promise<Licence> {
  const text = (await licenceTexts(folder)).join('\n\n');
  return {
    name,
    version,
    licence: license,
    url: webAddress(homepage ?? (typeof repository === 'string' ? repository : repository?.url)),
    ...(text && { text }),
  };
}

/** The package's own licence, and those of the fonts and libraries in its folders, under the names of their files. */
async function licenceTexts(folder: string): Promise<string[]> {
  const own = (await readdir(folder)).find((one) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(one));
  const carried = (await readdir(folder, { recursive: true })).filter((one) => /^(?!.*node_modules)[^/\\]+[/\\]licen[cs]e[\w-]*(\.(md|txt))?$/i.test(one));
  const read = async (file: string) => (await readFile(join(folder, file), 'utf8')).trim();
  return Promise.all([...(own ? [read(own)] : []), ...carried.toSorted().map(async (file) => `${file}\n\n${await read(file)}`)]);
}

function webAddress(address: string | undefined): string | null {
  const url = address
    ?.replace(/^git\+/, '')
    .replace(/^git:\/\//, 'https://')
    .replace(/^git@github\.com:/, 'https://github.com/')
    .replace(/\.git$/, '');
  return url && /^https?:\/\//.test(url) ? url : null;
}

/** Gives the list to the page that shows it, as a module of its own: no other page carries it. */
export function licencesPlugin(folder: string): Plugin {
  return {
    name: 'licences',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: async (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(await collectLicences(folder))};` : undefined),
  };
}

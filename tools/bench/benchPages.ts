// Our pages for the bench: a site of its own, outside the workspace, with nothing but the packed packages.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackages } from '../packages/buildPackages.ts';
import { runIn } from '../packages/consumer.ts';
import { packPackages } from '../packages/packPackages.ts';

const PAGES = ['shell', 'login', 'table', 'cart'] as const;

/** Packs the packages, installs them beside the pages and builds each page by itself. @returns the folder to serve */
export async function buildBenchPages(folder: string): Promise<string> {
  const site = join(folder, 'site');
  const dist = join(site, 'dist');
  await buildPackages();
  const tarballs = await packPackages(join(folder, 'tarballs'));
  mkdirSync(site, { recursive: true });
  cpSync(join(import.meta.dirname, 'pages'), site, { recursive: true });
  const overrides = [...tarballs].map(([name, file]) => `  '${name}': 'file:${file}'`).join('\n');
  writeFileSync(join(site, 'pnpm-workspace.yaml'), `overrides:\n${overrides}\n`);
  await runIn(site, 'pnpm', ['install', '--ignore-scripts', '--prefer-offline']);
  const template = readFileSync(join(site, 'page.html'), 'utf8');
  for (const page of PAGES) {
    mkdirSync(join(site, page), { recursive: true });
    writeFileSync(join(site, page, 'index.html'), template.replaceAll('{page}', page));
    await runIn(site, 'pnpm', ['exec', 'vite', 'build', page, '--config', 'vite.config.ts', '--outDir', join(dist, page), '--emptyOutDir']);
  }
  await runIn(site, 'pnpm', ['exec', 'vite', 'build', '--ssr', 'src/server.tsx', '--outDir', 'dist/ssr', '--config', 'vite.config.ts']);
  const { shell } = (await import(pathToFileURL(join(dist, 'ssr/server.js')).href)) as { shell: () => string };
  cpSync(join(dist, 'shell'), join(dist, 'shell-ssr'), { recursive: true });
  const file = join(dist, 'shell-ssr/index.html');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('<div id="root"></div>', () => `<div id="root">${shell()}</div>`),
  );
  return dist;
}

// A site of somebody else's: outside the workspace, with nothing but the packed packages.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const templates = resolve(import.meta.dirname, 'consumers');

/** Runs a command in the site's folder. @throws with what it said when it fails */
export function runIn(folder: string, command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const { NODE_OPTIONS: _conditions, ...env } = process.env;
    const child = spawn(command, args, { cwd: folder, env: { ...env, NEXT_TELEMETRY_DISABLED: '1', CI: '1' }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')}\n${said.trim()}`))));
  });
}

/** Makes a fresh site from a template and installs it. @param tarballs By package name. @param pagesFolder Where the template has its modules. */
export async function freshSite(folder: string, template: string, pagesFolder: string, tarballs: ReadonlyMap<string, string>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  cpSync(join(templates, template), folder, { recursive: true });
  cpSync(join(templates, 'shared'), join(folder, pagesFolder), { recursive: true });
  const overrides = [...tarballs].map(([name, file]) => `  '${name}': 'file:${file}'`).join('\n');
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `overrides:\n${overrides}\n`);
  await runIn(folder, 'pnpm', ['install', '--ignore-scripts', '--prefer-offline']);
}

// Packs what other sites would install, installs it in two fresh sites, and looks at both in a browser.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { one, root, type Tally } from '../steps/tally.ts';
import { elementsWeights } from './buildElements.ts';
import { buildPackages } from './buildPackages.ts';
import { checkTarball } from './checkTarball.ts';
import { freshSite, runIn } from './consumer.ts';
import { doorsOf, PACKAGES } from './libConfig.ts';
import { differencesUnderHost, lookAt, lookAtElements } from './lookAt.ts';
import { packPackages } from './packPackages.ts';
import { partWeightProblems } from './partWeights.ts';
import { apiProblems } from './publicApi.ts';

/** Builds, packs, installs and tries the packages. */
export async function tryPackages(): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'chippage-packages-'));
  const tally: Tally = { passed: 0, failed: 0 };
  const note = (what: string, problems: readonly string[]) => {
    const { passed, failed } = one(problems.length === 0);
    tally.passed += passed;
    tally.failed += failed;
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${what}`);
    for (const problem of problems) console.log(`    ${problem}`);
  };
  try {
    await buildPackages();
    const tarballs = await packPackages(join(folder, 'tarballs'));
    for (const name of PACKAGES) {
      const file = tarballs.get(`@chippage/${name}`) ?? '';
      note(`${name}：每个入口都在，类型相符`, await checkTarball(file, doorsOf(join(root, 'packages', name), name)));
    }
    note('公开接口与记录相同', apiProblems());
    note('单个部件的重量', await partWeightProblems(join(root, 'packages/ui')));
    note('Vite 与 React 18：构建、类型、服务端渲染、浏览器', await tryVite(join(folder, 'vite'), tarballs));
    note('没有 React 的页面：自定义元素', await tryElements());
    note('Next App Router 与 React 19：构建、类型、浏览器', await tryNext(join(folder, 'next'), tarballs));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return tally;
}

async function tryVite(folder: string, tarballs: ReadonlyMap<string, string>): Promise<string[]> {
  await freshSite(folder, 'vite', 'src', tarballs);
  await runIn(folder, 'pnpm', ['exec', 'tsc']);
  await runIn(folder, 'pnpm', ['exec', 'vite', 'build']);
  await runIn(folder, 'pnpm', ['exec', 'vite', 'build', '--ssr', 'src/server.tsx', '--outDir', 'dist/ssr']);
  const { html } = (await import(pathToFileURL(join(folder, 'dist/ssr/server.js')).href)) as { html: () => string };
  const site = await serve([join(folder, 'dist')], html());
  try {
    const { port } = site.address() as AddressInfo;
    const plain = `http://127.0.0.1:${port}/index.html`;
    return [...(await lookAt(plain)), ...(await differencesUnderHost(plain, `http://127.0.0.1:${port}/hostile.html`))];
  } finally {
    site.close();
  }
}

/** Beyond React itself, which weighs 58 kB. */
const ELEMENTS_MAX_KB = 58 + 60;
/** Each element beyond that; the search brings the list of its hints when somebody types. */
const ELEMENT_MAX_KB = 40;
const SEARCH_MAX_KB = 50;

async function tryElements(): Promise<string[]> {
  const features = join(root, 'packages/features');
  const { first, later } = elementsWeights(features);
  console.log(`    脚本 ${first.toFixed(1)} kB，再取：${later.map(([name, kb]) => `${name} ${kb.toFixed(1)} kB`).join('，')}`);
  const heavy = later
    .filter(([name, kb]) => kb > (name === 'PartSearchCombo' ? SEARCH_MAX_KB : ELEMENT_MAX_KB))
    .map(([name, kb]) => `${name} ${kb.toFixed(1)} kB，太重`);
  const consumers = resolve(import.meta.dirname, 'consumers');
  const site = await serve([join(consumers, 'elements'), join(consumers, 'shared'), join(features, 'dist')]);
  try {
    const { port } = site.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/index.html`;
    return [...(await lookAtElements(address)), ...(first > ELEMENTS_MAX_KB ? [`脚本 ${first.toFixed(1)} kB，太重`] : []), ...heavy];
  } finally {
    site.close();
  }
}

async function tryNext(folder: string, tarballs: ReadonlyMap<string, string>): Promise<string[]> {
  await freshSite(folder, 'next', 'app', tarballs);
  await runIn(folder, 'pnpm', ['exec', 'next', 'build']);
  await runIn(folder, 'pnpm', ['exec', 'tsc']);
  const port = await freePort();
  const site = spawn('pnpm', ['exec', 'next', 'start', '--hostname', '127.0.0.1', '--port', String(port)], { cwd: folder, stdio: 'ignore', detached: true });
  try {
    const address = `http://127.0.0.1:${port}/`;
    await answering(address);
    return await lookAt(address);
  } finally {
    stop(site);
  }
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** Folders over HTTP, with the rendered app in their pages. */
function serve(folders: readonly string[], app = ''): Promise<Server> {
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = folders.map((folder) => join(folder, pathname)).find((path) => existsSync(path));
    if (file !== undefined && pathname !== '/') {
      const body = readFileSync(file);
      answer.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
      answer.end(pathname.endsWith('.html') ? body.toString().replace('<!--app-->', app) : body);
    } else {
      answer.statusCode = 404;
      answer.end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function freePort(): Promise<number> {
  const server = await serve([]);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answering(address: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${address} 没有回应。`);
}

/** The whole group: the package manager starts the site as a child of its own. */
function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

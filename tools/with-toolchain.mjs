// Runs on any Node >= 18: gets the pinned Node and pnpm through npx, installs from the lockfile, then runs the command with both.
// What it learned is kept in node_modules/.toolchain.json, so that a warm start asks neither npx nor pnpm anything.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE = '24.21.0';
const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));
const isWindows = process.platform === 'win32';
const PNPM = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
const notes = join(root, 'node_modules', '.toolchain.json');

if (process.argv[2] === '--where') {
  console.log(JSON.stringify({ node: process.execPath, bin: process.env.PATH.split(delimiter)[0] }));
} else {
  const { node, bin } = prepare();
  run(node, bin, process.argv.slice(2));
}

/** Makes Node, pnpm and node_modules what the lockfile says; returns where Node and its neighbours are. */
function prepare() {
  const wanted = fingerprint();
  const known = readNotes();
  if (known?.wanted === wanted && existsSync(known.node) && existsSync(join(root, 'node_modules', '.modules.yaml'))) return known;
  const found = findToolchain();
  const env = environment(found.bin);
  const install = shell('pnpm install --frozen-lockfile --prefer-offline --config.confirmModulesPurge=false', { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (install.status !== 0) fail('依赖没有装好，原因见上面的输出。请确认能访问 npm 源，再运行一次。');
  writeFileSync(notes, JSON.stringify({ ...found, wanted }));
  return found;
}

function findToolchain() {
  const isNode = process.versions.node === NODE;
  if (isNode && shell('pnpm -v', { encoding: 'utf8' }).stdout?.trim() === PNPM) return { node: process.execPath, bin: dirname(process.execPath) };
  console.log(`正在准备 Node ${NODE} 与 pnpm ${PNPM}……`);
  // The words reach two shells; only these plain ones need no quoting in either.
  const where = shell(`npx --yes --prefer-offline --loglevel=error -p node@${NODE} -p pnpm@${PNPM} -c "node tools/with-toolchain.mjs --where"`, {
    encoding: 'utf8',
    env: { ...process.env, npm_config_update_notifier: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answer = where.stdout?.trim().split('\n').at(-1);
  if (where.status !== 0 || !answer?.startsWith('{')) fail(`取不到 Node ${NODE} 与 pnpm ${PNPM}。请确认能访问 npm 源，再运行一次。`);
  return JSON.parse(answer);
}

/** Runs the command as our one child: it gets our signals, and we end as it ended. */
function run(node, bin, [name, ...args]) {
  const env = environment(bin);
  const isNode = name === 'node';
  const command = isNode ? node : join(root, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name);
  // A child that must not outlive us looks for this number.
  const child = spawn(isWindows && !isNode ? `"${command}"` : command, isWindows && !isNode ? args.map((word) => `"${word.replaceAll('"', '""')}"`) : args, {
    cwd: root,
    env: { ...env, LAUNCHER_PID: String(process.pid) },
    stdio: 'inherit',
    shell: isWindows && !isNode,
  });
  // A terminal sends Ctrl-C to the child as well; sent twice it would mean «at once».
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm runs us in a shell that does not pass signals on: when npm is told to stop, only the shell goes.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent || !process.env.npm_lifecycle_event) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 200);
  watch.unref();
  child.on('error', (error) => fail(`无法运行 ${name}：${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

function environment(bin) {
  const options = process.env.NODE_OPTIONS ?? '';
  return {
    ...process.env,
    PATH: [bin, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    NODE_OPTIONS: options.includes('chippage-source') ? options : `${options} --conditions=chippage-source`.trim(),
  };
}

/** Changes whenever an install could have something to do. */
function fingerprint() {
  const manifests = ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`));
  const hash = createHash('sha256').update(`${NODE} ${PNPM} ${process.platform} ${process.arch} ${root}`);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'e2e/package.json', ...manifests]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function readNotes() {
  try {
    return JSON.parse(readFileSync(notes, 'utf8'));
  } catch {
    return undefined;
  }
}

function shell(line, options) {
  return spawnSync(line, { cwd: root, shell: true, ...options });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

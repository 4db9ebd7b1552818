// Finds the one Chromium that stories, e2e and screenshots share, so that a machine needs only one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Flags for a browser that runs as root in a container and talks to nobody but us. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same for tests: their pages live too short for optimised code to pay, and compiling it takes a tenth of the processor time. */
export const testArgs = [...chromiumArgs, '--js-flags=--no-opt'];

/** The same browser without windows: a tab of its own profile takes a fifth of the processor time, as nobody's toolbar is drawn around it. */
const withoutWindows = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  withoutWindows,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** What a person reads when no browser can be had. */
export const noChromium =
  '找不到 Chromium：请安装 Chrome 或 Chromium（Debian/Ubuntu：apt-get install chromium-headless-shell fonts-noto-cjk），或把环境变量 CHROMIUM_PATH 设为浏览器可执行文件的路径，再运行一次。';

/** Returns the path of a Chromium that exists, or undefined. */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return existsSync(wanted) ? wanted : undefined;
  return [...usualPlaces, playwrightsOwn()].find((path) => path && existsSync(path));
}

/** Returns a Chromium, installing Debian's packages when this process may; throws {@link noChromium} otherwise. */
export function requireChromium(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM_PATH 指向的文件不存在：${wanted}。${noChromium}`);
  if (mayInstall()) {
    const missing = [...(wanted || existsSync(withoutWindows) ? [] : ['chromium-headless-shell']), ...(lacksChineseFont() ? ['fonts-noto-cjk'] : [])];
    if (missing.length > 0) aptInstall(...missing);
    // Distributions that have it with windows only.
    if (!findChromium()) aptInstall('chromium');
  }
  const found = findChromium();
  if (!found) throw new Error(noChromium);
  return found;
}

// Without a CJK font every Chinese glyph is an empty box, and widths measured in the tests are wrong.
function lacksChineseFont(): boolean {
  const fonts = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' });
  return fonts.status !== 0 || fonts.stdout.trim() === '';
}

function mayInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function aptInstall(...packages: string[]) {
  console.log(`正在安装 Debian 的 ${packages.join(' 与 ')}……`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

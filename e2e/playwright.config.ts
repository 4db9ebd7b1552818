import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { testArgs, requireChromium } from '../tools/chromium.ts';

// The workers read this file again: the first reading decides, and tells them by the environment.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DEV_PORT'] ??= String(await freePort());
process.env['E2E_DATA_DIR'] ??= temporaryFolder();
process.env['E2E_LOG'] ??= `${process.env['E2E_DATA_DIR']}.log`;
const port = process.env['E2E_PORT'];
const baseURL = process.env['E2E_URL'] ?? `http://127.0.0.1:${port}`;
// Of a portal that runs already: what it printed at its start.
process.env['E2E_DEV_URL'] ??= `http://127.0.0.1:${process.env['E2E_DEV_PORT']}`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  ...(!process.env['E2E_URL'] && { globalTeardown: './portalLog.ts' }),
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording every step of every test costs a fifth of the time, so it is on request only: E2E_TRACE=1.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Under the locale C a browser cannot name a file in Chinese and calls every download `download`.
    launchOptions: { executablePath: requireChromium(), args: testArgs, env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' } },
  },
  // A portal of its own, on a free port and an empty folder. E2E_URL and E2E_DEV_URL point the tests at one that already runs.
  ...(!process.env['E2E_URL'] && {
    webServer: {
      // Its log is read when all is done (portalLog.ts). cmd.exe has no exec, and needs none: it passes no signals on.
      command: process.platform === 'win32' ? 'node tools/start.ts > "%E2E_LOG%"' : 'exec node tools/start.ts > "$E2E_LOG"',
      cwd: '..',
      url: `${baseURL}/readyz`,
      timeout: 180_000,
      env: {
        ...(process.env as Record<string, string>),
        PORT: port,
        DEV_PORT: process.env['E2E_DEV_PORT'],
        HOST: '127.0.0.1',
        DATA_DIR: process.env['E2E_DATA_DIR'],
        // Those that tests look at are read first; the other four hundred would take a tenth of the processor from them.
        SAMPLE_READING: '60',
      },
      stderr: 'pipe' as const,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 12_000 },
    },
  }),
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chippage-e2e-'));
  process.on('exit', () => [folder, `${folder}.log`].forEach((path) => rmSync(path, { recursive: true, force: true })));
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

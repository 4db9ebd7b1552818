// `npm run visual`: builds Storybook, photographs its stories and compares them with the pictures kept in .cache/visual.
// The first run makes the pictures. `-- --update-snapshots` replaces them, `-- -g Button` looks at some stories only.
import { existsSync } from 'node:fs';
import { requireChromium } from './chromium.ts';
import { root, run } from './steps/tally.ts';

const options = process.argv.slice(2);
process.env['CHROMIUM_PATH'] = requireChromium();
const built = await run('node', ['tools/storybook.ts', 'build', '--output-dir', 'storybook-static', '--quiet']);
if (built !== 0) process.exit(built);
const isFirst = !existsSync(`${root}/.cache/visual`);
if (isFirst) console.log('还没有基线：这一次拍下的就是基线，存在 .cache/visual。');
process.exitCode = await run('node', [
  `${root}/e2e/node_modules/@playwright/test/cli.js`,
  'test',
  '--config',
  'e2e/visual/playwright.config.ts',
  ...(isFirst ? ['--update-snapshots'] : []),
  ...options,
]);
if (process.exitCode !== 0) console.log('差别并排放在 playwright-report/index.html。');

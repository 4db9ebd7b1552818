// `npm run new domain stock | call stock/countEntries | feature stock/entry-card | page stock/entries list | ui Rating`:
// a slice that works and is tested, from the contract to the door; then it is yours to change.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { callScaffold } from './scaffolds/call.ts';
import { domainScaffold } from './scaffolds/domain.ts';
import { featureScaffold } from './scaffolds/feature.ts';
import { pageScaffold } from './scaffolds/page.ts';
import type { Scaffold } from './scaffolds/scaffold.ts';
import { uiScaffold } from './scaffolds/ui.ts';
import { root, run } from './steps/tally.ts';

interface Kind {
  shape: RegExp;
  example: string;
  make: (name: string) => Scaffold;
}

const kinds: Record<string, Kind> = {
  domain: { shape: /^[a-z]+$/, example: 'domain stock', make: domainScaffold },
  call: { shape: /^[a-z]+(\/[a-z]+)?\/[a-z][A-Za-z]+$/, example: 'call stock/countEntries', make: callScaffold },
  feature: { shape: /^[a-z]+(-[a-z]+)*(\/[a-z]+)?\/[a-z]+(-[a-z]+)*$/, example: 'feature stock/entry-card', make: featureScaffold },
  page: { shape: /^[a-z]+(\/[a-z]+)?\/[a-z][A-Za-z]+( (list|detail|form))?$/, example: 'page stock/entries [list|detail|form]', make: pageScaffold },
  ui: { shape: /^[A-Z][A-Za-z]+$/, example: 'ui Rating', make: uiScaffold },
};

const [kind = '', ...rest] = process.argv.slice(2);
const name = rest.join(' ');
const wanted = kinds[kind];
if (!wanted?.shape.test(name)) {
  const examples = Object.values(kinds).map(({ example }) => `  npm run new ${example}`);
  console.error(`用法：\n${examples.join('\n')}`);
  process.exit(1);
}

const { files, edits = {}, afterwards = [] } = wanted.make(name);
const taken = Object.keys(files).filter((file) => existsSync(`${root}/${file}`));
if (taken.length > 0) {
  console.error(`已经存在，没有改动任何文件：${taken.join('、')}`);
  process.exit(1);
}
// Every edit is made before anything is written: one that finds no place leaves everything as it was.
const edited = Object.entries(edits).map(([file, edit]): [string, string] => [
  file,
  edit(existsSync(`${root}/${file}`) ? readFileSync(`${root}/${file}`, 'utf8') : ''),
]);
for (const [file, text] of [...Object.entries(files), ...edited]) {
  mkdirSync(dirname(`${root}/${file}`), { recursive: true });
  writeFileSync(`${root}/${file}`, text);
  console.log(`${file in files ? '写了' : '改了'} ${file}`);
}
if (afterwards.includes('generate')) await run('node', ['tools/generate-api.ts']);
if (afterwards.includes('migrations'))
  await run('node', ['apps/server/makeMigrations.ts'], { PATH: `${root}/apps/server/node_modules/.bin${delimiter}${process.env['PATH']}` });
const formatted = [...Object.keys(files), ...Object.keys(edits)].filter((file) => !file.endsWith('.tsp'));
await run('oxfmt', formatted);
if (afterwards.includes('doors')) await run('vitest', ['run', '--project', 'unit', 'tools/test/exports.test.ts', '-u', '--silent', '--reporter=dot']);
console.log('写好了，测试都能通过：npm test -- changed。CONTRIBUTING.md 说明每个文件放什么。');

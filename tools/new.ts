// `npm run new ui Rating | feature datasheets/rating-list | domain orders`: the folder, the door, the first story and a failing test.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { domainFiles, featureFiles, uiFiles } from './scaffolds.ts';

const root = new URL('..', import.meta.url).pathname.replace(/\/$/, '');
const [kind = '', name = ''] = process.argv.slice(2);

const kinds: Record<string, { shape: RegExp; example: string; files: (name: string) => Record<string, string> }> = {
  ui: { shape: /^[A-Z][A-Za-z]+$/, example: 'ui Rating', files: uiFiles },
  feature: { shape: /^[a-z]+\/[a-z]+(-[a-z]+)*$/, example: 'feature datasheets/rating-list', files: featureFiles },
  domain: { shape: /^[a-z]+$/, example: 'domain orders', files: domainFiles },
};

const wanted = kinds[kind];
if (!wanted?.shape.test(name)) {
  console.error(
    `用法：npm run new ${Object.values(kinds)
      .map(({ example }) => example)
      .join(' | npm run new ')}`,
  );
  process.exit(1);
}

const files = wanted.files(name);
const taken = Object.keys(files).filter((file) => existsSync(`${root}/${file}`));
if (taken.length > 0) {
  console.error(`已经存在，没有改动任何文件：${taken.join('、')}`);
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(`${root}/${file}`), { recursive: true });
  writeFileSync(`${root}/${file}`, text);
  console.log(`写了 ${file}`);
}
console.log('下一步：让测试通过。CONTRIBUTING.md 说明了每个文件放什么。');

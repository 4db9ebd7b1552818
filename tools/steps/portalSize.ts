// The budget of JavaScript that a page may load before it works, measured on the built portal.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './tally.ts';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

/** A page, the route module that only it loads, and what it may weigh. */
const budgets = [
  { page: '/', route: /routes\/shell\/home\.route\.tsx$/, maxKb: 150 },
  { page: '/datasheet/datasheetSearch/…', route: /partSearch\.route\.tsx$/, maxKb: 170 },
];

/** Prints the weight of each page in the budget. @returns whether all are within. */
export function checkPortalSize(): boolean {
  const dist = `${root}/apps/portal/dist/client`;
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((key) => /entry-client/.test(key));
  const weigh = (file: string) => brotliCompressSync(readFileSync(`${dist}/${file}`), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  return budgets
    .map(({ page, route, maxKb }) => {
      const routeKey = Object.keys(manifest).find((key) => route.test(key));
      if (!entry || !routeKey) {
        console.error(`构建清单里没有 ${page} 的入口，无法称重。`);
        return false;
      }
      const files = reach(manifest, [entry, routeKey]);
      const kb = [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + weigh(file), 0) / 1000;
      console.log(`${page} 的脚本 ${kb.toFixed(1)} kB（brotli），上限 ${maxKb} kB，${files.size} 个文件`);
      return kb <= maxKb;
    })
    .every(Boolean);
}

function reach(manifest: Manifest, keys: string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...keys];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(manifest[key]?.imports ?? []));
  }
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []));
}

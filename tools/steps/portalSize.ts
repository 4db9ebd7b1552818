// What each page loads of JavaScript before it works, measured on the built portal, against the budget in its row.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { DEFAULT_MAX_KB } from '../../apps/portal/src/page/pageRow.ts';
import { allPages } from '../../apps/portal/src/routes/allPages.ts';
import { root } from './tally.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

const ENTRY = 'src/entry-client.tsx';

/** Prints the weight of each page. @returns whether all are within their budgets. */
export function checkPortalSize(): boolean {
  const dist = `${root}/apps/portal/dist/client`;
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest;
  const known = new Map<string, number>();
  const weigh = (file: string) => {
    const bytes = known.get(file) ?? brotliCompressSync(readFileSync(`${dist}/${file}`), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    known.set(file, bytes);
    return bytes;
  };
  return allPages
    .map(({ domain, file, paths, maxKb = DEFAULT_MAX_KB }) => {
      const keys = [ENTRY, `src/routes/${domain}/${domain}.table.ts`, `src/routes/${domain}/${file}.route.tsx`];
      const missing = keys.filter((key) => !manifest[key]);
      if (missing.length > 0) {
        console.error(`构建清单里没有 ${missing.join('、')}，${paths[0]} 无法称重。`);
        return false;
      }
      const files = [...reach(manifest, keys)].filter((name) => name.endsWith('.js'));
      const kb = files.reduce((sum, name) => sum + weigh(name), 0) / 1000;
      console.log(`${paths[0]} 的脚本 ${kb.toFixed(1)} kB（brotli），上限 ${maxKb} kB，${files.length} 个文件${kb > maxKb ? '：超过上限' : ''}`);
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

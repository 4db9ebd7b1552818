// What each page loads of JavaScript before it works, measured on the built portal, against the budget in its row.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { DEFAULT_MAX_KB, gateOf } from '../../apps/portal/src/page/pageRow.ts';
import { allPages } from '../../apps/portal/src/routes/allPages.ts';
import { root } from './tally.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

const ENTRY = 'src/entry-client.tsx';
const TEN_PAGES_MAX_KB = 0.3;

/** Prints the weight of each page. @returns whether all are within their budgets. */
export function checkPortalSize(): boolean {
  const dist = `${root}/apps/portal/dist/client`;
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest;
  const known = new Map<string, number>();
  const weigh = (file: string) => {
    const bytes = known.get(file) ?? compressed(readFileSync(`${dist}/${file}`));
    known.set(file, bytes);
    return bytes;
  };
  const perPage = allPages
    .map(({ domain, file, paths, maxKb = DEFAULT_MAX_KB, ...row }) => {
      const gate = gateOf(row);
      const keys = [ENTRY, `src/routes/${domain}/${domain}.table.ts`, `src/routes/${domain}/${file}.route.tsx`, ...(gate ? [gate] : [])];
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
  return isCheapToGrow(readFileSync(`${dist}/${manifest[ENTRY]?.file ?? ''}`, 'utf8')) && perPage;
}

/**
 * Measures what ten more pages cost `/`: rows, words and addresses load with their domain, so all that the entry takes on
 * is one beginning of an address for each, when every one of them has a new beginning.
 */
function isCheapToGrow(entry: string): boolean {
  const known = /(["'`])\/brandlist\1:\s*(["'`])directory\2,?/.exec(entry);
  if (!known) {
    console.error('入口里找不到地址开头的表（routes/domainOf.ts），量不出多十页要多少。');
    return false;
  }
  const more = ['inquiry', 'prefecture', 'agentList', 'companies', 'circle', 'jobs', 'disk', 'taskList', 'courses', 'ai'];
  const grown = entry.replace(known[0], `${more.map((name) => `"/${name.toLowerCase()}":"${name.toLowerCase()}",`).join('')}${known[0]}`);
  const kb = (compressed(grown) - compressed(entry)) / 1000;
  console.log(`/ 每多十页重 ${kb.toFixed(2)} kB（brotli；十页的地址开头都是新的），上限 ${TEN_PAGES_MAX_KB} kB`);
  return kb < TEN_PAGES_MAX_KB;
}

const compressed = (text: string | Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

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

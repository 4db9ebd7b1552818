// The budget of JavaScript of the frame alone: header, footer and quick tools, closed, beyond React, router and data layer.
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './tally.ts';

const MAX_KB = 45;

/** The pieces that every page draws before anything is opened. */
const doors = ['FeaturesProvider', 'SiteHeader', 'SiteFooter', 'SideMenu', 'AccountMenu', 'PartSearchBox', 'QuickNav', 'ConnectionBanner'];
const beyond = [/^react$/, /^react\//, /^react-dom/, /^react-router/, /^swr/, /^ky$/, /^@chippage\/api\//];
const ENTRY = 'virtual:shell';

interface Built {
  type: string;
  fileName: string;
  isEntry?: boolean;
  imports?: string[];
  code?: string;
}

/** Prints the weight of the frame. @returns whether it is within its budget. */
export async function checkShellSize(): Promise<boolean> {
  // Vite belongs to the checks that need it: the others must start without it.
  const { build } = await import('vite');
  const imports = doors.map((door, index) => `import * as door${index} from '${root}/packages/features/exports/${door}.ts';`);
  const shell = {
    name: 'shell-entry',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id: string) => (id === `\0${ENTRY}` ? `${imports.join('\n')}\nglobalThis.shell = [${doors.map((_, index) => `door${index}`).join()}];` : undefined),
  };
  const nodeEnv = process.env['NODE_ENV'];
  const result = await build({
    configFile: `${root}/apps/portal/vite.config.ts`,
    logLevel: 'error',
    plugins: [shell],
    build: { write: false, rolldownOptions: { input: ENTRY, external: beyond, output: { codeSplitting: true } } },
  });
  // Vite makes the whole process one of production; the portal that the next step starts is not.
  if (nodeEnv === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
  else process.env['NODE_ENV'] = nodeEnv;
  const files = new Map((result as { output: Built[] }).output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const first = [...files.values()].find(({ isEntry }) => isEntry);
  if (!first) {
    console.error('页面框架没有构建出入口，无法称重。');
    return false;
  }
  const seen = new Set<Built>([first]);
  for (const chunk of seen) for (const name of chunk.imports ?? []) if (files.has(name)) seen.add(files.get(name) ?? chunk);
  const kb = [...seen].reduce((sum, { code = '' }) => sum + brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length, 0) / 1000;
  console.log(`页面框架的脚本（页头、页脚、快捷工具，都收起）${kb.toFixed(1)} kB（brotli），上限 ${MAX_KB} kB，${seen.size} 个文件`);
  return kb <= MAX_KB;
}

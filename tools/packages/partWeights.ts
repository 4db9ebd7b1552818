// What a site pays for one part: all that its door brings along, React excluded.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import locales from '@react-aria/optimize-locales-plugin';
import type { Rolldown } from 'vite';
import { brotliKb } from './brotliKb.ts';
import recorded from './partWeights.json' with { type: 'json' };
import { viteBuild } from './viteBuild.ts';

/** Bars in kB, brotli, for what a site imports by these names. */
const BARS: Readonly<Record<string, number>> = { Button: 14, Dialog: 24, 'Tab, TabList, TabPanel, Tabs': 33, Table: 8, ComboBox: 62 };
const CSS_BAR = 22;
/** How much a part may grow over what is recorded before somebody has to say so. */
const GROWTH = 1.05;

/** Weighs the parts that have a bar, from the built package. @returns what is too heavy */
export async function partWeightProblems(uiFolder: string): Promise<string[]> {
  const weights: Record<string, number> = {};
  for (const names of Object.keys(BARS)) {
    const door = names.split(' ').at(-1) ?? '';
    weights[names] = await weigh(`import { ${names} } from '${join(uiFolder, 'dist/exports', door)}.js'; globalThis.part = [${names}];`);
  }
  weights['CSS'] = brotliKb(readFileSync(join(uiFolder, 'dist/styles.css')));
  const bars: Record<string, number> = { ...BARS, CSS: CSS_BAR };
  return Object.entries(weights).flatMap(([name, kb]) => {
    const bar = bars[name] ?? 0;
    const was = (recorded as Record<string, number>)[name] ?? bar;
    console.log(`    ${name} ${kb.toFixed(2)} kB，上限 ${bar}，记录 ${was}`);
    if (kb > bar) return [`${name} ${kb.toFixed(2)} kB，超过上限 ${bar} kB`];
    return kb > was * GROWTH ? [`${name} ${kb.toFixed(2)} kB，比记录的 ${was} kB 多出 5 % 以上；确有必要就改 partWeights.json`] : [];
  });
}

const ENTRY = 'virtual:part';

async function weigh(source: string): Promise<number> {
  const result = (await viteBuild({
    configFile: false,
    logLevel: 'error',
    // As docs/new-site.md tells a site to: the other thirty dictionaries of React Aria stay out.
    plugins: [
      { name: 'part', enforce: 'pre', resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined), load: (id) => (id === `\0${ENTRY}` ? source : undefined) },
      { ...locales.vite({ locales: ['zh-CN'] }), enforce: 'pre' },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: ENTRY,
        checks: { moduleLevelDirective: false },
        external: [/^react$/, /^react\//, /^react-dom/],
        output: { codeSplitting: false },
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })) as Rolldown.RolldownOutput;
  return result.output.reduce((sum, file) => sum + (file.type === 'chunk' ? brotliKb(file.code) : 0), 0);
}

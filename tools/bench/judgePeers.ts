import bars from './peerBars.json' with { type: 'json' };
import { printTable, quantile } from './table.ts';

/** What was measured of one screen of one system, at one speed. */
export interface PeerRun {
  t: string;
  s: string;
  cpu: string;
  err?: string;
  [value: string]: number | string | boolean | null | undefined;
}

interface Weight {
  br: number;
}

/** All that was measured in one run, as the harness writes it. */
export interface PeerResults {
  static: Readonly<Record<string, { js?: Weight; css?: Weight; axe?: readonly { n: number }[]; later?: number }>>;
  runs: readonly PeerRun[];
}

interface Bar {
  screen: string;
  what: string;
  value: string;
  cpu?: string;
  /** Greatest ratio, and to whom. */
  bar?: number;
  to?: string;
  /** Greatest value whatever the others have. */
  most?: number;
  /** Greatest value when nobody else is measured; without it nothing is judged then. */
  alone?: number;
}

const OURS = 'ours';
const FLOOR = 'floor';

/** Prints ours against the bars. @returns whether all that can be judged holds */
export function judgeAll(results: PeerResults): boolean {
  const others = [...new Set(Object.keys(results.static).map((key) => key.split('/')[0] ?? ''))].filter((name) => name !== OURS);
  let isMet = true;
  const rows = (bars as Bar[]).flatMap((bar) => {
    const own = valueOf(results, OURS, bar);
    if (own === null) return [];
    const found = others.flatMap((name) => {
      const value = valueOf(results, name, bar);
      return value === null || (bar.to === 'floor') !== (name === FLOOR) ? [] : [{ name, value }];
    });
    const [best] = found.toSorted((a, b) => a.value - b.value);
    const ratio = best && bar.bar !== undefined ? own / best.value : null;
    const most = bar.most ?? (others.length === 0 || bar.bar === undefined ? bar.alone : undefined);
    const holds = ratio === null ? most === undefined || own <= most : ratio <= (bar.bar ?? 0);
    isMet &&= holds;
    const speed = bar.cpu === undefined ? '' : bar.cpu === '4n' ? '4×，慢网' : `${bar.cpu}×`;
    return [
      [
        `${bar.screen} ${bar.what}`,
        speed,
        digits(own),
        best && ratio !== null ? `${best.name} ${digits(best.value)}` : '',
        ratio?.toFixed(2) ?? '',
        ratio === null ? (most === undefined ? '' : `≤ ${most}`) : `≤ ${bar.bar}`,
        holds ? '' : '没有达到',
      ],
    ];
  });
  printTable(['', '速度', '芯页', '比较', '比值', '目标', ''], rows);
  const later = results.static[`${OURS}/login`]?.later;
  if (later !== undefined) process.stdout.write(`登录框自己的脚本在手靠近按钮时才取：${digits(later)} kB，不在上面。\n`);
  for (const { s, cpu, err } of results.runs.filter((run) => run.t === OURS && run.err)) process.stdout.write(`${s} ${cpu}：${err}\n`);
  process.stdout.write(isMet ? '达到目标。\n' : '没有达到目标。\n');
  return isMet;
}

const digits = (value: number) => (value < 10 && !Number.isInteger(value) ? value.toFixed(1) : value.toFixed(0));

function valueOf({ static: still, runs }: PeerResults, name: string, { screen, value, cpu }: Bar): number | null {
  const page = still[`${name}/${screen}`];
  if (value === 'kb') return page?.js && page.css ? (page.js.br + page.css.br) / 1000 : null;
  if (value === 'axe') return page?.axe ? page.axe.length : null;
  const values = runs.flatMap((run) => {
    const measured = run[value];
    return run.t === name && run.s === screen && run.cpu === cpu && typeof measured === 'number' ? [measured] : [];
  });
  return values.length === 0 ? null : quantile(values, 0.5);
}

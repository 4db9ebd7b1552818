// Steps of `npm test` that run in a process of their own while another step runs.
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { one, run } from './tally.ts';

/** The setting that names the file for what was found. */
export const BESIDE = 'CHIPPAGE_TEST_BESIDE';

/** What the steps found together: counts, and the lines that name what failed. */
export interface Found {
  passed: number;
  failed: number;
  failures: string[];
}

/** Runs steps one after the other, behind whatever else wants the processor, and shows what they said once they are done. @param folder Takes what they say meanwhile. */
export async function runBeside(names: readonly string[], folder: string): Promise<Found> {
  const [report, words] = [join(folder, 'beside.json'), join(folder, 'beside.txt')];
  const output = openSync(words, 'w');
  const code = await run('node', ['tools/test.ts', ...names], { [BESIDE]: report }, { output, isPatient: true });
  closeSync(output);
  process.stdout.write(readFileSync(words));
  const found = readFound(report);
  // One that was ended, or whose report says less than its exit code.
  if (!found || (code !== 0 && found.failed === 0)) return { ...one(false), failures: [`${names.join(' ')} 没有做完：退出码 ${code}`] };
  return found;
}

function readFound(file: string): Found | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Found;
  } catch {
    return undefined;
  }
}

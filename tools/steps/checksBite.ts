// `npm test -- bite`: plays a story that breaks each check once, and expects every one to fail with the words of that check.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenSays } from '../../.storybook/checks/broken/brokenSays.ts';
import { run, type Tally } from './tally.ts';

interface Told {
  fullName: string;
  title: string;
  status: string;
  failureMessages: string[];
}

/** Plays the broken stories. @param folder Where the report goes. */
export async function checksBite(folder: string): Promise<Tally> {
  const report = join(folder, 'bite.json');
  await run('vitest', ['run', '.storybook/checks/broken', '--project', 'stories', '--silent', '--reporter=json', `--outputFile=${report}`], {
    BROKEN_STORIES: '1',
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { assertionResults: Told[] }[] };
  const told = new Map(testResults.flatMap(({ assertionResults }) => assertionResults).map((one) => [one.title.replaceAll(' ', ''), one]));
  const tally: Tally = { passed: 0, failed: 0 };
  const count = (name: string, problem: string | undefined) => {
    tally[problem === undefined ? 'passed' : 'failed'] += 1;
    console.log(`${problem === undefined ? '✓' : '×'} ${name}${problem === undefined ? '' : `：${problem}`}`);
  };
  count('Sound', told.get('Sound')?.status === 'passed' ? undefined : `没有错的故事没有通过：${told.get('Sound')?.failureMessages.join(' ')}`);
  for (const [name, words] of Object.entries(brokenSays)) {
    const said = told.get(name)?.failureMessages.join('\n') ?? '';
    count(name, said.includes(words) ? undefined : `没有说「${words}」，说的是：${said.slice(0, 300) || told.get(name)?.status}`);
  }
  return tally;
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ParsedFile, Parsing } from '../src/platform/parsing/parsing.ts';

/**
 * Lets each file be read by a process once for each way of reading it: that process knows nothing but the file and the settings, so it would
 * answer the same again. What has no answer is read anew.
 */
export function parseOnce(parsing: Parsing): void {
  const answers = new Map<string, Awaited<ReturnType<Parsing['parse']>>>();
  const read = parsing.parse;
  parsing.parse = async (task, owner, file, settings) => {
    const key = JSON.stringify([task, settings, await digestOf(file)]);
    const known = answers.get(key) as Awaited<ReturnType<typeof read<typeof task>>> | undefined;
    if (known !== undefined) return known;
    const answer = await read(task, owner, file, settings);
    answers.set(key, answer);
    return answer;
  };
}

async function digestOf(file: ParsedFile): Promise<string> {
  const bytes = 'kind' in file ? await readFile(file.path) : file;
  return createHash('sha256').update(bytes).digest('hex');
}

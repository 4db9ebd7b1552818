import { readFileSync } from 'node:fs';
import { StartError } from '../startError.ts';

/** Why PostgreSQL did not start, by what it wrote into its log. */
export type StartTrouble = 'busy' | 'full' | 'damaged' | 'unknown';

const troubles: [StartTrouble, RegExp][] = [
  // What a killed server left ends in a moment.
  ['busy', /lock file ".*" already exists|pre-existing shared memory block|could not bind .* Address already in use/],
  ['full', /No space left on device/],
  [
    'damaged',
    /could not locate a valid checkpoint record|invalid (?:primary )?checkpoint|incorrect checksum in control file|database files are incompatible|is not a valid data directory|could not open (?:file|directory) "(?!\/)|could not read file "(?!\/)|could not find the database system|database ".*" does not exist|requested (?:timeline|WAL segment)|recovery ended before|page verification failed|invalid data in file|control file appears to be corrupt|file "(?!\/).*" (?:is missing|does not exist)/,
  ],
];

/** Judges the lines that one start wrote. */
export function troubleIn(lines: string): StartTrouble {
  return troubles.find(([, pattern]) => pattern.test(lines))?.[0] ?? 'unknown';
}

/** A start that failed; `trouble` says whether trying again helps. */
export class DatabaseStartError extends StartError {
  readonly trouble: StartTrouble;
  constructor(trouble: StartTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }
}

/** The sentence about a start whose lines begin at `from` in the log. */
export function startFailure(cluster: string, logFile: string, from: number, cause?: Error): DatabaseStartError {
  const lines = readFileSync(logFile).subarray(from).toString('utf8').trimEnd();
  const trouble = troubleIn(lines);
  const log = `完整日志：${logFile}`;
  if (trouble === 'damaged') return new DatabaseStartError(trouble, `${damaged(cluster)}（${log}）`, { cause });
  if (trouble === 'full') return new DatabaseStartError(trouble, `存放 ${cluster} 的磁盘已满，数据库没有启动；请先腾出空间。（${log}）`, { cause });
  const tail = cause?.message ?? lines.split('\n').slice(-3).join(' / ');
  return new DatabaseStartError(trouble, `内置 PostgreSQL 没有启动成功：${tail}（${log}）`, { cause });
}

/** What to do about a folder that is not whole. */
export const damaged = (folder: string) =>
  `数据库文件夹 ${folder} 不完整或已损坏，为免覆盖数据没有动它；请用 npm run portal -- restore 备份文件夹 恢复到一个空的 DATA_DIR，或换一个 DATA_DIR。`;

/** `npm run portal -- restore FOLDER`, into the empty DATA_DIR */
import { resolve } from 'node:path';
import { restore } from '../platform/backup/restore.ts';
import { runCommand } from '../platform/runCommand.ts';

async function main(): Promise<number> {
  const [, , folder] = process.argv;
  if (folder === undefined) {
    process.stderr.write('用法：DATA_DIR=空的文件夹 npm run portal -- restore 备份文件夹\n');
    return 1;
  }
  // Not by `readConfig`: it would make keys in a folder that has to be empty.
  const dataDir = resolve(process.env['DATA_DIR'] || 'data');
  const { madeAt, tables, files } = await restore({ folder: resolve(folder), dataDir, databaseUrl: process.env['DATABASE_URL'] || undefined });
  process.stdout.write(
    `核对了 ${Object.keys(files).length} 个文件的 SHA-256，恢复了 ${tables.length} 张表，是 ${madeAt} 的样子，在 ${dataDir}。现在可以启动门户。\n`,
  );
  return 0;
}

runCommand(main);

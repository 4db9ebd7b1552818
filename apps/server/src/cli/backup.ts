/** `npm run portal -- backup FOLDER` */
import { resolve } from 'node:path';
import { backUp } from '../platform/backup/backup.ts';
import { readConfig } from '../platform/config.ts';
import { openSharedDatabase } from '../platform/database/open.ts';
import { runCommand } from '../platform/runCommand.ts';

async function main(): Promise<number> {
  const [, , folder] = process.argv;
  if (folder === undefined) {
    process.stderr.write('用法：npm run portal -- backup 新的文件夹\n');
    return 1;
  }
  const { dataDir, databaseUrl } = readConfig(process.env);
  const database = await openSharedDatabase({ dataDir, databaseUrl });
  try {
    const { tables, files, bytes } = await backUp({ url: database.url, dataDir, folder: resolve(folder) });
    process.stdout.write(
      `备份完成：${tables} 张表，${files} 个文件，共 ${(bytes / 1e6).toFixed(1)} MB，在 ${resolve(folder)}。里面有密钥，请只让可信的人读到。\n`,
    );
    return 0;
  } finally {
    await database.close();
  }
}

runCommand(main);

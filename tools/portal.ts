// `npm run portal -- <command> …`: the operator's commands, each a module of the server.
import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../apps/server/src/cli');
const [command = '', ...args] = process.argv.slice(2);

if (!/^[a-z][\w-]*$/i.test(command) || !existsSync(`${folder}/${command}.ts`)) {
  const commands = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts') && !/\.(test|rules)\.ts$/.test(file)) : [];
  console.error(command ? `没有“${command}”这个命令。` : '请写出要运行的命令。');
  console.error(`可用的命令：${commands.map((file) => file.replace(/\.ts$/, '')).join('、')}。例如：npm run portal -- import parts 文件.ndjson`);
  process.exit(1);
}
// The module reads process.argv as if it had been started itself.
process.argv = [process.argv[0]!, `${folder}/${command}.ts`, ...args];
await import(pathToFileURL(`${folder}/${command}.ts`).href);

import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../startError.ts';

/** Holds a data folder for one portal. */
export interface FolderLock {
  release: () => Promise<void>;
}

/**
 * The address on which the holder listens. The kernel drops it with the process, however that dies, so there is
 * no stale lock to guess about: an abstract socket on Linux, a named pipe on Windows, a socket file elsewhere.
 */
function lockAddress(dataDir: string): string {
  const { dev, ino } = statSync(dataDir, { bigint: true });
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24);
  if (process.platform === 'linux') return `\0chippage-${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\chippage-${name}` : join('/tmp', `chippage-${name}.lock`);
}

/**
 * Start time of a process in the kernel's ticks, so that a recycled pid is not taken for the old process. One that has
 * ended and only waits for its parent to ask how has none.
 */
function birthOf(pid: number): string | null {
  try {
    const [state, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' || state === 'X' ? null : (rest[18] ?? null);
  } catch {
    return null;
  }
}

const askHolder = (address: string) =>
  new Promise<string | null>((done) => {
    const socket = createConnection(address);
    let text = '';
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', () => done(null));
    socket.on('close', () => done(text || null));
  });

const listen = (address: string) =>
  new Promise<Server | null>((done, fail) => {
    const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(`${process.pid}`));
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(null) : fail(error)));
    server.listen(address, () => done(server.unref()));
  });

const held = (dataDir: string, pid: string) =>
  new StartError(`数据文件夹 ${dataDir} 正由另一个芯页进程使用（进程号 ${pid}），请先停止它，或用 DATA_DIR 指定另一个文件夹。`);

/**
 * Takes the data folder for this process.
 * @throws StartError naming the pid of the portal that has it.
 */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const address = lockAddress(dataDir);
  let server = await listen(address);
  if (!server) {
    const pid = await askHolder(address);
    if (pid || !address.startsWith('/')) throw held(dataDir, pid ?? '未知');
    rmSync(address, { force: true }); // a socket file left by a killed process: nobody answers on it
    server = await listen(address);
    if (!server) throw held(dataDir, (await askHolder(address)) ?? '未知');
  }
  // Abstract sockets end at a network namespace; the file tells of a portal on the other side of it.
  const file = join(dataDir, 'portal.pid');
  const [pid, birth] = readPidFile(file);
  if (birth !== '' && pid !== `${process.pid}` && birthOf(Number(pid)) === birth) {
    server.close();
    throw held(dataDir, pid);
  }
  writeFileSync(file, `${process.pid} ${birthOf(process.pid) ?? ''}\n`);
  return {
    async release() {
      rmSync(file, { force: true });
      await new Promise((done) => server.close(done));
    },
  };
}

function readPidFile(file: string): [pid: string, birth: string] {
  try {
    const [pid = '', birth = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return [pid, birth];
  } catch {
    return ['', ''];
  }
}

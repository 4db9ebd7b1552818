import { createServer } from 'node:net';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { passwordFile } from './cluster.ts';
import { giveToDatabase } from './spawnAs.ts';

/** Where the embedded server listens. */
export interface Address {
  /** Folder of the Unix socket as the server is told it, or the loopback host on Windows. */
  host: string;
  /** The true folder, which the server has to reach. */
  folder: string;
  port: number;
  password: string | null;
  /** Folders to remove when the server has ended. */
  temporary: string[];
}

/** A socket's path has at most 107 bytes on Linux and 103 on macOS, and the server adds `/.s.PGSQL.5432.lock`. */
const LONGEST_FOLDER = 80;

/** Chooses the address: a socket in the data folder, reached through a short link when its path is too long. */
export function prepareAddress(dataDir: string): Address {
  if (process.platform === 'win32') {
    const password = readFileSync(passwordFile(dataDir), 'utf8');
    return { host: '127.0.0.1', folder: dataDir, port: freePort(), password, temporary: [] };
  }
  const folder = resolve(dataDir, 'postgres-socket');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveToDatabase(folder);
  if (Buffer.byteLength(folder) <= LONGEST_FOLDER) return { host: folder, folder, port: 5432, password: null, temporary: [] };
  const short = mkdtempSync(join(existsSync('/tmp') ? '/tmp' : tmpdir(), 'chippage-'));
  giveToDatabase(short);
  const host = join(short, 's');
  symlinkSync(folder, host);
  return { host, folder, port: 5432, password: null, temporary: [short] };
}

/** The connection string of one database at the address. */
export function toConnection({ host, port, password }: Pick<Address, 'host' | 'port' | 'password'>, database = 'chippage'): string {
  if (password !== null) return `postgresql://chippage:${encodeURIComponent(password)}@${host}:${port}/${database}`;
  return `postgresql://chippage@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** A port that was free a moment ago; only Windows needs one. */
function freePort(): number {
  const server = createServer().listen(0, '127.0.0.1');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 54_320 + (process.pid % 1000);
}

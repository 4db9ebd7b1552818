import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Binaries } from './binaries.ts';
import { signalServer } from './signalServer.ts';

/** Ends a database whose portal is gone. */
export interface Watcher {
  /** The database ended in order; there is nothing left to watch. */
  release: () => void;
}

/**
 * Waits until the portal's end of the pipe is closed without a word, however the portal went, and then ends the database: fast, then
 * immediately, then by force, nine seconds in all. Signals for the portal's group or terminal do not reach it. A shell, because it
 * stays for as long as the portal and a second Node would cost forty megabytes.
 */
const SCRIPT = `
trap '' HUP INT QUIT TERM
read -r word && exit 0
pid=$1 file=$2/postmaster.pid
shift 2
runs() { [ "$(head -n 1 "$file" 2> /dev/null)" = "$pid" ] && kill -0 "$pid" 2> /dev/null; }
for order in INT QUIT KILL; do
  runs || break
  kill -s "$order" "$pid"
  tenths=0
  while runs && [ "$tenths" -lt 30 ]; do sleep 0.1; tenths=$((tenths + 1)); done
done
[ $# -eq 0 ] || rm -rf -- "$@"
`;

/**
 * Watches over one postmaster.
 * @param temporary Folders outside the data folder that go with it.
 */
export function watchDatabase(server: ChildProcess, binaries: Binaries, cluster: string, temporary: string[]): Watcher {
  if (process.platform === 'win32') {
    const stop = () => signalServer(binaries, cluster, server.pid, 'SIGINT');
    process.once('exit', stop);
    return { release: () => void process.off('exit', stop) };
  }
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'chippage-watcher', `${server.pid}`, cluster, ...temporary], {
    cwd: '/',
    // A session of its own.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const pipe = shell.stdin;
  shell.on('error', () => undefined);
  pipe.on('error', () => undefined);
  shell.unref();
  if (pipe instanceof Socket) pipe.unref();
  return { release: () => void pipe.end('released\n') };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { parse } from 'node:path';

/** What a process may use. The system ends it at the first three. */
export interface ProcessLimits {
  /** Memory of its own: data, heap and everything that is mapped for writing. */
  memoryMb: number;
  cpuSeconds: number;
  wallMs: number;
  /** Bytes that it may answer with. */
  outputBytes: number;
  /** As `os.constants.priority`; whoever serves requests goes first. */
  priority: number;
}

/** What a process reads: bytes, or an open file by its number. */
export type ProcessInput = Uint8Array | number;

/** The process was ended from outside, which says nothing about its input. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

/** The process used up its time; more of anything else would not help. */
export class OutOfTime extends Error {
  override name = 'OutOfTime';
  /** It waited for the processor more than it ran, which says nothing about its input either. */
  readonly isStarved: boolean;
  constructor(isStarved: boolean) {
    super('a parser used up its time');
    this.isStarved = isStarved;
  }
}

/** V8 maps this much for machine code at its start, whether or not it is used, and it counts as data. */
const CODE_RANGE_MB = 512;
/** Small stacks, because they count as memory; no file is written, and a crash leaves none. */
const UNDER_LIMITS = 'ulimit -s 2048; ulimit -d "$1"; ulimit -S -t "$2"; ulimit -f 0; ulimit -c 0; shift 2; exec "$@"';
const systemRoot = parse(process.execPath).root;

/** The command behind the shell that sets the limits; Windows has neither, and there only the time is limited. */
function withLimits(command: readonly string[], { memoryMb, cpuSeconds }: ProcessLimits): [string, ...string[]] {
  if (process.platform === 'win32') return [process.execPath, ...command];
  const kilobytes = (CODE_RANGE_MB + memoryMb) * 1024;
  return ['/bin/sh', '-c', UNDER_LIMITS, 'sh', `${kilobytes}`, `${cpuSeconds}`, process.execPath, ...command];
}

/**
 * Runs Node with these arguments in a process of its own, without this one's environment, folder or open files.
 * @returns what it wrote; null when it failed or reached another limit
 * @throws OutOfTime, or Interrupted when it was ended from outside
 */
export async function runLimited(args: readonly string[], input: ProcessInput, limits: ProcessLimits, signal: AbortSignal): Promise<Buffer | null> {
  const [program, ...rest] = withLimits(args, limits);
  const child = spawn(program, rest, {
    cwd: systemRoot,
    // One thread for what the libraries do beside JavaScript: one core at most is busy.
    env: { UV_THREADPOOL_SIZE: '1', VIPS_BLOCK_UNTRUSTED: '1', VIPS_CONCURRENCY: '1' },
    stdio: [typeof input === 'number' ? input : 'pipe', 'pipe', 'ignore'],
    windowsHide: true,
    signal,
    timeout: limits.wallMs,
    killSignal: 'SIGKILL',
  });
  lowerPriority(child, limits.priority);
  // It may end before it has read everything.
  child.stdin?.on('error', () => undefined);
  if (typeof input !== 'number') child.stdin?.end(input);
  const ended = once(child, 'close').catch(() => [null, 'SIGKILL']);
  const output = await outputOf(child, limits.outputBytes).catch(() => null);
  const [code, endedBy] = (await ended) as [number | null, NodeJS.Signals | null];
  if (code === 0) return output;
  const isFromOutside = signal.aborted || endedBy === 'SIGTERM' || endedBy === 'SIGINT' || endedBy === 'SIGHUP' || (endedBy === 'SIGKILL' && !child.killed);
  if (isFromOutside) throw new Interrupted('a parser was ended from outside');
  if (endedBy === 'SIGXCPU' || (endedBy === 'SIGKILL' && output !== null)) throw new OutOfTime(endedBy !== 'SIGXCPU');
  return null;
}

function lowerPriority({ pid }: ChildProcess, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority);
  } catch {
    // It has ended already.
  }
}

async function outputOf(child: ChildProcess, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of child.stdout ?? []) {
    size += (chunk as Buffer).byteLength;
    if (size > most) {
      child.kill('SIGKILL');
      throw new Error('too much output');
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

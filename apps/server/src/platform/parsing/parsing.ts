import { open } from 'node:fs/promises';
import { constants } from 'node:os';
import { Failure, unavailable } from '../errors.ts';
import type { FileDraft, StoredBytes } from '../files.ts';
import { createFileQueue } from './fileQueue.ts';
import { Interrupted, OutOfTime, runLimited } from './limitedProcess.ts';
import { parserEntry, parserFlags } from './parserFlags.ts';
import type { ParserRoom, ParserTasks } from './parserTasks.ts';

/** What is read: bytes in memory, or on the disk. */
export type ParsedFile = Uint8Array | FileDraft | StoredBytes;

/** The owner of what no visitor waits for: the jobs that read stored files. One of them runs at a time, behind all visitors' files; none is refused. */
export const JOBS = 'jobs';

/** Reads what strangers gave, each file in a process of its own that can harm nothing (docs/adr/0012). */
export interface Parsing {
  /**
   * @param owner Whose file it is; one of an owner is read at a time. `JOBS` for a job.
   * @returns the answer and what bytes were made; null when the file broke its parser or took more than it may
   * @throws Failure 429 or 503 when too many wait, 503 when the parser was ended from outside
   */
  parse: <T extends keyof ParserTasks>(task: T, owner: string, file: ParsedFile, settings: ParserTasks[T]['settings']) => Promise<Parsed<T> | null>;
  /** Ends what runs. */
  close: () => void;
}

/** What a parser said, and the bytes that it made. */
export interface Parsed<T extends keyof ParserTasks> {
  answer: ParserTasks[T]['answer'];
  bytes: Buffer;
}

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

/** Two ordinary parsers or a large one: with the program's own pages all of them stay below 300 MB. */
const rooms = { ordinary: { memoryMb: 130, isLarge: false }, large: { memoryMb: 250, isLarge: true } } satisfies Record<string, ParserRoom>;
const PLACES = 2;
/** Files beyond this get the large room at once. */
const LARGE_BYTES = 6 * 1024 * 1024;
/** Beyond this a file does not fit into the large room beside what its parser needs. */
const HUGE_BYTES = 50 * 1024 * 1024;
const MB = 1024 * 1024;
const limits = { cpuSeconds: 8, wallMs: 20_000, outputBytes: 4 * MB };
/** The rows of a sheet are its whole content. */
const SHEET_OUTPUT_BYTES = 16 * MB;

/** A huge file gets as much more of everything as it is longer than one of the large room: one at a time, as those. */
function roomOfHuge(sizeBytes: number) {
  const more = sizeBytes - HUGE_BYTES;
  return { room: { memoryMb: rooms.large.memoryMb + Math.ceil(more / MB), isLarge: true }, time: Math.max(1, sizeBytes / HUGE_BYTES) };
}

/** Opens the queue of parsers; no process is started before there is a file. */
export function createParsing(): Parsing {
  const queue = createFileQueue({ places: PLACES, waitingOfOne: 2, waiting: 32, patient: JOBS });
  const closing = new AbortController();
  return {
    close: () => closing.abort(),
    parse: async (task, owner, file, settings) =>
      queue.enter(owner, async (take) => {
        const priority = owner === JOBS ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL;
        const run = (room: ParserRoom) => take(room.isLarge ? PLACES : 1, () => runParser(task, file, settings, room, { signal: closing.signal, priority }));
        try {
          const sizeBytes = sizeOf(file);
          if (sizeBytes > HUGE_BYTES) {
            const { room, time } = roomOfHuge(sizeBytes);
            return answerOf(await take(PLACES, () => runParser(task, file, settings, room, { signal: closing.signal, priority, time })));
          }
          if (sizeBytes > LARGE_BYTES) return answerOf(await run(rooms.large));
          const first = await run(rooms.ordinary);
          // What broke an ordinary room may only have been too large for it.
          return answerOf(first === null || first.answer === 'needsMore' ? await run(rooms.large) : first);
        } catch (error) {
          // A sheet is tried again: its company would be told that a file is broken which only had no turn.
          if (error instanceof OutOfTime && error.isStarved && task === 'sheet') throw unavailable();
          if (error instanceof OutOfTime) return null;
          throw error;
        }
      }),
  };
}

const sizeOf = (file: ParsedFile) => ('kind' in file ? file.sizeBytes : file.byteLength);

const answerOf = <T extends keyof ParserTasks>(reply: { answer: ParserTasks[T]['answer'] | 'needsMore'; bytes: Buffer } | null): Parsed<T> | null =>
  reply === null || reply.answer === 'needsMore' ? null : { answer: reply.answer, bytes: reply.bytes };

interface ParserRun {
  signal: AbortSignal;
  /** What the system gives a process when others want the processor too. */
  priority: number;
  /** So many times the usual time. @default 1 */
  time?: number;
}

async function runParser<T extends keyof ParserTasks>(
  task: T,
  file: ParsedFile,
  settings: ParserTasks[T]['settings'],
  room: ParserRoom,
  { signal, priority, time = 1 }: ParserRun,
): Promise<{ answer: ParserTasks[T]['answer'] | 'needsMore'; bytes: Buffer } | null> {
  const args = [
    ...parserFlags,
    `--max-old-space-size=${Math.floor(Math.min(room.memoryMb, rooms.large.memoryMb) / 2)}`,
    parserEntry,
    task,
    JSON.stringify(settings),
    JSON.stringify(room),
  ];
  const outputBytes = task === 'sheet' ? SHEET_OUTPUT_BYTES : limits.outputBytes;
  const allowed = { ...limits, outputBytes, cpuSeconds: Math.ceil(limits.cpuSeconds * time), wallMs: Math.ceil(limits.wallMs * time) };
  const opened = 'kind' in file ? await open(file.path) : null;
  try {
    if (signal.aborted) throw unavailable();
    const output = await runLimited(args, opened?.fd ?? (file as Uint8Array), { ...allowed, memoryMb: room.memoryMb, priority }, signal);
    const end = output?.indexOf('\n') ?? -1;
    if (!output || end < 0) return null;
    return { answer: JSON.parse(output.toString('utf8', 0, end)) as ParserTasks[T]['answer'], bytes: output.subarray(end + 1) };
  } catch (error) {
    throw error instanceof Interrupted ? new Failure(503, 'service.unavailable', '检查文件时中断了，请重新上传', { retryAfter: 5 }) : error;
  } finally {
    await opened?.close();
  }
}

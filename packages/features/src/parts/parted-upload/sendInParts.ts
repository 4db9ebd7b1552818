import { ApiError } from '@chippage/api/errors';
import type { PartedUpload } from '@chippage/api/types';

/** How far a file is. */
export type SendStep =
  | { kind: 'checking' }
  | { kind: 'sending'; share: number; partedId: number | null }
  | { kind: 'waiting'; seconds: number }
  | { kind: 'reading' };

/** Which parts of a file are there. */
export type Parted = Pick<PartedUpload, 'id' | 'partBytes' | 'partCount' | 'received' | 'receivedBytes'>;

/** What carries the steps out; `Answer` is what comes of a file. */
export interface PartCalls<Answer> {
  /** SHA-256 in hexadecimal. */
  digest: (bytes: Blob) => Promise<string>;
  start: (file: { name: string; sizeBytes: number; sha256: string }, signal: AbortSignal) => Promise<{ parted: Parted } | { answer: Answer }>;
  add: (
    part: { id: number; part: number; sha256: string; file: Blob },
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<unknown>;
  finish: (id: number, signal: AbortSignal) => Promise<Answer>;
  /** Whether a part was broken on its way. */
  isBroken: (error: ApiError) => boolean;
  /** Rests. @throws when `signal` fires */
  rest: (seconds: number, signal: AbortSignal) => Promise<void>;
}

/** Seconds between the tries of one call: together a minute and a half, then the visitor is asked. */
const RESTS = [1, 2, 4, 8, 16, 30, 30];

/**
 * Sends a file in parts. What is here already is not sent: another try, also after a reload, goes on where it stopped.
 * @throws ApiError once trying again does not help; what `signal` was aborted with
 */
export async function sendInParts<Answer>(
  file: File,
  { digest, start, add, finish, rest, isBroken }: PartCalls<Answer>,
  { signal, onStep }: { signal: AbortSignal; onStep: (step: SendStep) => void },
): Promise<Answer> {
  // The same call may succeed later: nobody answered, the server is busy, or a part was broken on its way.
  const mayRepeat = (error: unknown): error is ApiError =>
    error instanceof ApiError && (error.status === 0 || error.status === 408 || error.status >= 500 || isBroken(error));
  const insist = async <Given>(call: () => Promise<Given>, step: SendStep): Promise<Given> => {
    for (let tries = 0; ; tries += 1) {
      onStep(step);
      try {
        return await call();
      } catch (error) {
        signal.throwIfAborted();
        const seconds = RESTS[tries];
        if (seconds === undefined || !mayRepeat(error)) throw error;
        const wait = Math.max(seconds, error.retryAfter ?? 0);
        onStep({ kind: 'waiting', seconds: wait });
        await rest(wait, signal);
      }
    }
  };
  onStep({ kind: 'checking' });
  const sha256 = await digest(file);
  signal.throwIfAborted();
  const started = await insist(() => start({ name: file.name, sizeBytes: file.size, sha256 }, signal), { kind: 'checking' });
  if ('answer' in started) return started.answer;
  const { parted } = started;
  const { id, partBytes, partCount, received } = parted;
  const has = new Set(received);
  let sent = parted.receivedBytes;
  for (let part = 1; part <= partCount; part += 1) {
    if (has.has(part)) continue;
    const bytes = file.slice((part - 1) * partBytes, part * partBytes);
    const before = sent;
    const share = await digest(bytes);
    await insist(
      () =>
        add(
          { id, part, sha256: share, file: bytes },
          { signal, onProgress: (done) => onStep({ kind: 'sending', partedId: id, share: (before + done * bytes.size) / file.size }) },
        ),
      { kind: 'sending', partedId: id, share: before / file.size },
    );
    sent += bytes.size;
  }
  return insist(() => finish(id, signal), { kind: 'reading' });
}

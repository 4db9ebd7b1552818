import { Agent, request } from 'node:http';
import type { BenchMember } from '../portalProcess.ts';

/** What came of requests. */
export interface Heard {
  /** How many had each answer: its status, and its reason where it has one. */
  answers: Map<string, number>;
  fivehundreds: number;
  hangs: number;
  slowestMs: number;
}

/** Nothing heard yet. */
export const nothingHeard = (): Heard => ({ answers: new Map(), fivehundreds: 0, hangs: 0, slowestMs: 0 });

/** A request to send. */
export interface Sending {
  path: string;
  contentType: string;
  body: Buffer;
  isChunked?: boolean;
}

/** Two readings of a file, each with twenty seconds, and what may wait before them. */
const HANG_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request as a member and notes what came of it. @returns the text of the answer */
export async function send(origin: string, member: BenchMember, { path, contentType, body, isChunked = false }: Sending, heard: Heard): Promise<string> {
  const began = performance.now();
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve) => {
    const sent = request(`${origin}/api${path}`, {
      agent,
      method: 'POST',
      timeout: HANG_MS,
      headers: {
        token: member.token,
        uid: `${member.id}`,
        cookie: `sid=${member.sid}`,
        'sec-fetch-site': 'same-origin',
        'content-type': contentType,
        ...(!isChunked && { 'content-length': body.byteLength }),
      },
    });
    sent.on('response', async (reply) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of reply) chunks.push(chunk as Buffer);
      } catch {
        // It was closed after its answer.
      }
      resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
    });
    sent.on('timeout', () => {
      heard.hangs += 1;
      sent.destroy();
    });
    // Refused while it was still being sent.
    sent.on('error', () => resolve({ status: 0, text: '' }));
    sent.end(body);
  });
  heard.slowestMs = Math.max(heard.slowestMs, performance.now() - began);
  if (status >= 500) heard.fivehundreds += 1;
  const reason = /"reason":"([^"]+)"/.exec(text)?.[1] ?? '';
  const answer = `${status === 0 ? '断开' : status}${reason && ` ${reason}`}`;
  heard.answers.set(answer, (heard.answers.get(answer) ?? 0) + 1);
  return text;
}

/** Does pieces of work, several at once, until there are no more or it is too late. @returns how many were done */
export async function inTurns(atOnce: number, [first, end]: readonly [number, number], until: number, work: (index: number) => Promise<void>): Promise<number> {
  let next = first;
  const workers = Array.from({ length: atOnce }, async () => {
    while (next < end && performance.now() < until) await work(next++);
  });
  await Promise.all(workers);
  return next - first;
}

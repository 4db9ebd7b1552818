import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, timedOut } from '../errors.ts';

/** A body has this long, and longer by what has come of it: a form has to be quick, a large file may take its time. */
const GRACE_MS = 10_000;
const SLOWEST_BYTES_PER_MS = 16;
/** What is read of a body after its request was answered, so that the sender gets to read the answer. */
const DRAIN = { bytes: 16 * 1024 * 1024, ms: 5000 };
const SLOW = Symbol('slow body');

/** How long bodies may take; tests are shorter. */
export interface BodyTimes {
  graceMs?: number;
  drainMs?: number;
}

/**
 * Holds every request's body to its time. Too slow: 408, and the connection is closed. A body that goes on after its
 * request was answered is read for a moment and then cut off.
 */
export function watchBodies(app: FastifyInstance, { graceMs = GRACE_MS, drainMs = DRAIN.ms }: BodyTimes = {}): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) watch(request, reply, graceMs, drainMs);
    done();
  });
}

/** Tells a reader of its own that the body is too slow; it answers instead of the watch. */
export function onSlowBody(raw: IncomingMessage, listener: (failure: Failure) => void): void {
  raw.once(SLOW, listener);
}

const hasBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watch({ raw }: FastifyRequest, reply: FastifyReply, graceMs: number, drainMs: number): void {
  const began = performance.now();
  const before = raw.socket.bytesRead;
  let timer = setTimeout(look, graceMs);
  function look(): void {
    const left = graceMs + (raw.socket.bytesRead - before) / SLOWEST_BYTES_PER_MS - (performance.now() - began);
    if (left > 0) {
      timer = setTimeout(look, left);
    } else if (!reply.sent) {
      reply.header('connection', 'close');
      const failure = timedOut();
      if (!raw.emit(SLOW, failure)) reply.send(failure);
    }
  }
  raw.once('end', () => clearTimeout(timer));
  raw.once('close', () => clearTimeout(timer));
  reply.raw.once('finish', () => {
    clearTimeout(timer);
    if (!raw.complete && !raw.readableEnded) drain(raw, drainMs);
  });
}

/** Reads on without keeping anything, and cuts off who does not stop. */
function drain(raw: IncomingMessage, drainMs: number): void {
  const { socket } = raw;
  const last = socket.bytesRead + DRAIN.bytes;
  const end = setTimeout(() => socket.destroy(), drainMs);
  const finish = () => clearTimeout(end);
  raw.on('data', () => {
    if (socket.bytesRead > last) socket.destroy();
  });
  raw.once('end', finish);
  raw.once('close', finish);
  raw.resume();
}

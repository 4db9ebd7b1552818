import type { ServerResponse } from 'node:http';

/** Bytes that wait for a slow reader before it is let go; it comes back and goes on where it was. */
const MOST_WAITING = 256 * 1024;

/** Says that the connection is alive. */
export const BEAT = ': \n\n';

/** An event as a stream carries it. @param id Absent: it is not one of the numbered ones. */
export const eventText = (event: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A member's browser that holds a stream open. */
export class Stream {
  readonly memberId: number;
  readonly sessionId: number;
  /** The newest event that was sent. */
  lastId: number;
  /** It is known where it begins. */
  isReady = false;
  /** What was said of unread messages last. */
  unread = '';
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, { memberId, sessionId, lastId }: { memberId: number; sessionId: number; lastId: number }) {
    this.#response = response;
    this.memberId = memberId;
    this.sessionId = sessionId;
    this.lastId = lastId;
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed;
  }

  /** Sends what is written already, so that what several streams get is written once. */
  write(text: string): void {
    if (!this.isOpen) return;
    this.#response.write(text);
    if (this.#response.writableLength > MOST_WAITING) this.#response.destroy();
  }

  /** Sends an event. @param id Absent: it is not one of the numbered ones. */
  send(event: string, data: unknown, id?: number): void {
    this.write(eventText(event, data, id));
  }

  /** Ends it. @param event Says why, where the browser should not come back at once. */
  end(event?: string): void {
    if (!this.isOpen) return;
    if (event !== undefined) this.send(event, {});
    this.#response.end();
  }
}

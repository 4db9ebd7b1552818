/** How a body goes out. */
export type Encoding = 'form' | 'json' | 'multipart';

/** What a client must know of a call, as the generated code states it. */
export type Call = {
  /** Name of the call, as in the contract. */
  id: string;
  /** Method and path template, e.g. `GET /spec/{brandId}`; also the first part of every cache key. */
  route: string;
  /** How a body goes out. */
  encoding: Encoding;
  /** The answer is a file, not JSON. */
  isFile: boolean;
  /** Sent as `Idempotency-Key`: the same key with the same body does the same thing once, however often it arrives. */
  idempotencyKey?: string;
  /** Hears how much of the body has gone out, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Carries calls out: the real one speaks HTTP, a fake one answers from functions. */
export type ApiClient = {
  /**
   * Gives what the call answers: `data` of a single, `{data, totalRecord, …}` of a list, a file.
   * @throws ApiError when refused, failed or unreachable; AbortError when `signal` fired
   */
  request: (call: Call, vars: object, signal?: AbortSignal) => Promise<unknown>;
  /**
   * Opens a stream of events; a client that has none is asked again and again instead.
   * @param lastEventId The last event that is known, or null.
   * @throws ApiError when refused, failed or unreachable
   */
  openStream?: (path: string, lastEventId: string | null, signal: AbortSignal) => Promise<Response>;
  /** Loads what the first request will need, once the page is idle. */
  warm?: () => void;
};

import type { FailureData, FieldError, RefusalData } from './generated/types.ts';
import type { Reason } from './operations.ts';

/** What a screen needs beside the message: seconds to wait, or what changed meanwhile. */
export type ErrorData = RefusalData & FailureData;

/** A failed transport as an object: no status, no data, only causes. */
export type TransportFailure = { s: 0; d: null; errors: unknown[] };

/** Why a request got no usable answer at all. */
export type TransportReason = 'network.unreachable' | 'network.timeout' | 'network.unreadable';

/**
 * Reasons that no server of the contract gives: the way there failed, something between answered without a reason
 * (`http.502`), the portal's host did not reach the API, the captcha could not be solved in this browser, or no passkey came of it.
 */
export type ClientReason = TransportReason | `http.${number}` | 'api.unreachable' | 'captcha.unavailable' | 'captcha.unsolved' | PasskeyReason;

/** Why a browser gave no passkey: the visitor left or was too late, another request took its place, there is one already, or the device or the address has none. */
export type PasskeyReason = `passkey.${'cancelled' | 'timed_out' | 'replaced' | 'exists' | 'incapable' | 'wrong_site' | 'failed'}`;

const transportMessages: Record<TransportReason, string> = {
  'network.unreachable': '网络连接失败，请检查网络后重试',
  'network.timeout': '等待时间过长，请稍后重试',
  'network.unreadable': '服务返回的内容无法识别，请稍后重试',
};

/** What is known about a refused or failed call. */
export type ApiErrorFacts = {
  status: number;
  reason: Reason;
  message: string;
  requestId?: string | null;
  fields?: FieldError[];
  data?: ErrorData | null;
  retryAfter?: number | null;
  cause?: unknown;
};

/** Every way in which a call does not give its answer: refused, failed, or never arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 200 for a refusal that a screen shows, 0 when no answer arrived. */
  readonly status: number;
  /** Stable machine name, `domain.reason`; `reasonOf` narrows it to those of one call. */
  readonly reason: Reason;
  /** Finds the request in the server's log; null when no answer arrived. */
  readonly requestId: string | null;
  /** The wrong fields, when the input was refused; else empty. */
  readonly fields: readonly FieldError[];
  /** What a screen needs beside the message, e.g. the seconds to wait. */
  readonly data: ErrorData | null;
  /** Seconds after which the server wants to be asked again, or null. */
  readonly retryAfter: number | null;

  constructor(facts: ApiErrorFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.status = facts.status;
    this.reason = facts.reason;
    this.requestId = facts.requestId ?? null;
    this.fields = facts.fields ?? [];
    this.data = facts.data ?? null;
    this.retryAfter = facts.retryAfter ?? null;
  }
}

/** Makes the error of a call that got no usable answer; its cause has the shape `{s: 0, d: null, errors}`. */
export function transportError(reason: TransportReason, ...errors: unknown[]): ApiError {
  const cause: TransportFailure = { s: 0, d: null, errors };
  return new ApiError({ status: 0, reason, message: transportMessages[reason], cause });
}

/**
 * Gives the answer of a call, or, where none arrived, `{ s: 0, d: null, errors }` in its place, as code expects that was written for the
 * calls of older sites. A refusal and a failure of the server are thrown as ever.
 * @throws ApiError with the server's status
 */
export async function orTransportFailure<Answer>(call: Promise<Answer>): Promise<Answer | TransportFailure> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 0 && isTransportFailure(error.cause)) return error.cause;
    throw error;
  }
}

/** Tells the object of a failed transport from an answer. */
export function isTransportFailure(answer: unknown): answer is TransportFailure {
  return typeof answer === 'object' && answer !== null && 's' in answer && answer.s === 0 && 'errors' in answer && Array.isArray(answer.errors);
}

/** Tells whether the same call may succeed when it is simply made again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

import type { ContractReason } from '@chippage/api/operations';
import type { FailureData } from '@chippage/api/types';

/** One wrong field of a request, as the failure body shows it. */
export interface FieldError {
  field: string;
  msg: string;
}

interface FailureOptions {
  fields?: FieldError[];
  /** Seconds until the same request makes sense again; becomes Retry-After. */
  retryAfter?: number;
  /** What changed meanwhile. */
  data?: FailureData;
}

/** A refusal that leaves the server with a 4xx or 5xx status and a body of the contract's `Failure`. */
export class Failure extends Error {
  override name = 'Failure';
  readonly status: number;
  readonly reason: ContractReason;
  readonly fields: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly data: FailureData | undefined;

  /**
   * @param status HTTP status.
   * @param reason Stable machine name `domain.reason`, part of the contract.
   * @param message Says in Chinese what the visitor can do.
   */
  constructor(status: number, reason: ContractReason, message: string, options: FailureOptions = {}) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.data = options.data;
  }
}

/** The token is missing, unknown, ended, or not of the cookie's session. */
export const notLoggedIn = () => new Failure(401, 'session.required', '请先登录');
/** The member's role does not allow it. */
export const roleMissing = () => new Failure(403, 'session.role', '你的账号没有这项权限');
/** Also for what belongs to somebody else: its existence is not confirmed. */
export const notFound = (what = '内容') => new Failure(404, 'resource.not_found', `没有找到这个${what}，可能已被删除或链接有误`);
/** No such address below /api. */
export const noSuchOperation = () => new Failure(404, 'request.no_such_operation', '没有这个接口，请检查地址（This page could not be found）');
/** A request that another site made with this visitor's browser. */
export const crossSite = () => new Failure(403, 'request.cross_site', '来自其他网站的请求已被拒绝，请在本站操作');
/** A body in a type that the operation does not name. */
export const unsupportedType = () => new Failure(415, 'request.unsupported_type', '不支持这种内容类型的请求');
/** Wrong input; the first field's message is the whole's. */
export const invalidInput = (fields: FieldError[]) => new Failure(422, 'request.invalid', fields[0]?.msg ?? '请检查填写的内容', { fields });
/** Somebody else was faster, or the same was sent twice. */
export const alreadyThere = () => new Failure(409, 'request.invalid', '同样的内容已经有了，请刷新页面后核对');
/** The first of two equal calls is under way. */
export const inProgress = () => new Failure(409, 'request.in_progress', '请求正在处理，请稍候', { retryAfter: 1 });
/** The key of a call was used for something else. */
export const keyReused = () => new Failure(422, 'request.key_reused', '请求编号已用于另一个请求，请刷新页面后重试');
/** The same call without a key within ten seconds. */
export const sentTwice = () => new Failure(409, 'request.duplicate', '请勿重复请求,稍后重试', { retryAfter: 10 });
/** A body or an address that nobody can read. */
export const malformed = (message = '请求格式有误，请刷新页面后重试', status = 400) => new Failure(status, 'request.malformed', message);
/** A body beyond what the operation takes. */
export const tooLarge = () => new Failure(413, 'request.too_large', '内容过大，请减小后再试');
/** A request that did not arrive in time, or an answer that was not ready in time. */
export const timedOut = () => new Failure(408, 'request.timeout', '请求超时，请重试');
/** What no address of the portal answers. */
export const methodNotAllowed = () => malformed('这个地址不支持这种请求', 405);
/** More than the documented budget. */
export const tooManyRequests = (retryAfter: number, message = '请求过于频繁，请稍后再试') => new Failure(429, 'request.too_many', message, { retryAfter });
/** The database or another part is away for a moment. */
export const unavailable = () => new Failure(503, 'service.unavailable', '服务暂时不可用，请稍后再试', { retryAfter: 2 });
/** The catalogue is still being loaded. */
export const starting = () => new Failure(503, 'service.starting', '正在启动，请稍后再试', { retryAfter: 3 });
/** The disk is full; reading goes on. */
export const storageFull = () => new Failure(507, 'service.storage_full', '存储空间不足，请稍后再试', { retryAfter: 60 });
/** Anything unforeseen; the log has the details under the request id. */
export const internal = () => new Failure(500, 'service.internal', '服务异常');

/** A business refusal that a screen shows: HTTP 200 with code 0. */
export interface Refusal<R extends ContractReason = ContractReason> {
  code: 0;
  msg: string;
  reason: R;
  data?: { wait: number };
}

/** Refuses for a reason that the contract states for the operation. */
export function refusal<R extends ContractReason>(reason: R, msg: string, wait?: number): Refusal<R> {
  return { code: 0, msg, reason, ...(wait !== undefined && { data: { wait } }) };
}

/** The contract's answer for one thing. */
export const one = <T>(data: T, msg = ''): { code: 1; msg: string; data: T } => ({ code: 1, msg, data });
/** The contract's answer for a list. */
export const many = <T>(data: T[], totalRecord = data.length): { code: 1; msg: string; data: T[]; totalRecord: number } => ({
  code: 1,
  msg: '',
  data,
  totalRecord,
});

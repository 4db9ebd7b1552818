import { ApiError, transportError } from './errors.ts';
import type { ApiErrorFacts, ErrorData } from './errors.ts';
import type { FieldError } from './generated/types.ts';
import type { Reason } from './operations.ts';
import type { ReceivedFile } from './wire.ts';

type Envelope = Record<string, unknown> & { code: number };

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number';
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && 'field' in value && 'msg' in value;
}

function wordOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

function errorData(value: unknown): ErrorData | null {
  return typeof value === 'object' && value !== null ? value : null;
}

/** What can be said of an answer that is not ours: a proxy between gives English words or a page of its own. */
function statusMessage(status: number): string {
  if (status === 413) return '内容太大，没有送到，请减小后重试';
  if (status === 429) return '请求过于频繁，请稍后重试';
  if (status >= 502 && status <= 504) return '服务暂时不可用，请稍后重试';
  return status >= 500 ? '服务出错了，请稍后重试' : `请求没有被接受（${status}），请稍后重试`;
}

function refusal(response: Response, body: unknown): ApiError {
  const seconds = Number(response.headers.get('retry-after'));
  const facts: ApiErrorFacts = {
    status: response.status,
    reason: `http.${response.status}`,
    message: statusMessage(response.status),
    requestId: response.headers.get('x-request-id'),
    retryAfter: seconds > 0 ? seconds : null,
  };
  if (!isEnvelope(body)) return new ApiError(facts);
  return new ApiError({
    ...facts,
    // A newer server may have reasons that this client was not built with; they match none that it compares with.
    reason: wordOr(body.reason, facts.reason) as Reason,
    message: wordOr(body.msg, facts.message),
    requestId: wordOr(body.requestId, facts.requestId ?? '') || null,
    fields: Array.isArray(body.fields) ? body.fields.filter(isFieldError) : [],
    data: errorData(body.data),
  });
}

function isJson(response: Response): boolean {
  return /[/+]json\b/.test(response.headers.get('content-type') ?? '');
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (response.ok) throw transportError('network.unreadable', error);
    return null;
  }
}

// RFC 6266: filename*=UTF-8''… wins over filename="…".
function fileName(response: Response): string | null {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // A broken name is no reason to lose the file.
  }
  return /filename="?([^";]+)"?/i.exec(header)?.[1] ?? null;
}

/**
 * Reads an answer: `data` of a single, the list without its envelope, or a file; JSON in place of a file is a refusal.
 * @throws ApiError when the answer is a refusal, a failure, or not what the contract says
 */
export async function readReply(response: Response, isFile: boolean): Promise<unknown> {
  if (!response.ok) throw refusal(response, isJson(response) ? await readJson(response) : null);
  if (isFile && !isJson(response)) {
    return { blob: await response.blob(), name: fileName(response) } satisfies ReceivedFile;
  }
  const body = isJson(response) ? await readJson(response) : null;
  if (!isEnvelope(body)) throw transportError('network.unreadable', response.headers.get('content-type'));
  if (body.code !== 1 || isFile) throw refusal(response, body);
  if (!('totalRecord' in body)) return body.data;
  const { code: _code, msg: _msg, ...list } = body;
  return list;
}

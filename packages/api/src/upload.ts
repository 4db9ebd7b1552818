/** What a request with progress needs. */
export interface UploadRequest {
  method: string;
  headers: Headers;
  body: XMLHttpRequestBodyInit | undefined;
  signal: AbortSignal;
  /** Hears the share that has gone out, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Sends a body and tells how far it has come: `fetch` cannot.
 * @throws TypeError when nobody answered, as fetch does
 */
export function upload(url: string, { method, headers, body, signal, onProgress }: UploadRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = () => {
      signal.removeEventListener('abort', abort);
      reject(signal.aborted ? new DOMException('The upload was stopped', 'AbortError') : new TypeError('The upload failed'));
    };
    request.open(method, url);
    request.responseType = 'arraybuffer';
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      signal.removeEventListener('abort', abort);
      resolve(new Response(request.response as ArrayBuffer, { status: request.status, statusText: request.statusText, headers: headersOf(request) }));
    };
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', abort, { once: true });
    request.send(body);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

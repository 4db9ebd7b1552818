import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** One request of a load. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
}

/** How one request went; `ms` counts from the moment that it should have left. */
export interface LoadResult {
  path: string;
  method: 'GET' | 'POST';
  status: number;
  /** `code` of the answer: 1 for a success. */
  code: number;
  ms: number;
}

/**
 * Sends requests at a fixed rate, whether or not the earlier ones were answered: a server that falls behind shows it as
 * waiting time, as it would to visitors.
 */
export async function runLoad(origin: string, perSecond: number, seconds: number, next: (index: number) => LoadRequest): Promise<LoadResult[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const running: Promise<LoadResult>[] = [];
  const start = performance.now();
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = start + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    running.push(send(agent, origin, next(index), due));
  }
  const results = await Promise.all(running);
  agent.destroy();
  return results;
}

function send(agent: Agent, origin: string, { method, path, headers, form }: LoadRequest, due: number): Promise<LoadResult> {
  return new Promise((done, fail) => {
    const body = form === undefined ? '' : new URLSearchParams(form).toString();
    const type = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': `${Buffer.byteLength(body)}` };
    const call = request(`${origin}${path}`, { method, agent, headers: { 'sec-fetch-site': 'same-origin', ...headers, ...type } }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('end', () => {
        const status = reply.statusCode ?? 0;
        done({ method, path: path.split('?')[0] ?? '', status, code: Number(/^\{"code":(\d+)/.exec(text)?.[1] ?? -1), ms: performance.now() - due });
      });
    });
    call.on('error', fail);
    call.end(body);
  });
}

import { AdapterError } from '../adapterError.ts';
import type { Fault, FactsStandIn } from './port.ts';
import { sampleResult } from './sample/answers.ts';
import type { Params, Send } from './transport.ts';

/** How long the calls of the port may take; what hangs ends then. */
const PATIENCE_MS = 6000;
/** Calls that tests may look at. */
const MOST_CALLS = 500;

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What the provider would answer about the sample, in its own envelope. */
function envelope(path: string, params: Params): unknown {
  const result = sampleResult(path, params);
  return result === null ? { error_code: 300_000, reason: '经查无结果' } : { error_code: 0, reason: 'ok', result };
}

async function played(mode: Fault['mode'], answer: () => unknown): Promise<unknown> {
  if (mode.startsWith('vendor:')) return { error_code: Number(mode.slice(7)), reason: 'sample' };
  if (mode.startsWith('slow:')) {
    await later(Math.min(Number(mode.slice(5)), PATIENCE_MS));
    return answer();
  }
  if (mode === 'timeout') {
    await later(PATIENCE_MS);
    throw new AdapterError('timeout', `no answer in ${PATIENCE_MS} ms`);
  }
  if (mode === 'garbage') return '<html>bad gateway</html>';
  throw new AdapterError('unavailable', mode);
}

/** Stands for the provider: sixty companies that do not exist, in the shapes of its answers; tests make it fail. */
export function localCalls(): { send: Send; standIn: FactsStandIn } {
  let fault: Fault | null = null;
  const calls: { path: string; params: Record<string, string> }[] = [];
  return {
    async send(path, params) {
      calls.push({ path, params: { ...params } });
      if (calls.length > MOST_CALLS) calls.shift();
      const answer = () => envelope(path, params);
      if (!fault || fault.times <= 0 || !path.startsWith(fault.path)) return answer();
      fault = { ...fault, times: fault.times - 1 };
      return played(fault.mode, answer);
    },
    standIn: {
      fail(wanted) {
        fault = wanted;
      },
      calls: () => calls,
    },
  };
}

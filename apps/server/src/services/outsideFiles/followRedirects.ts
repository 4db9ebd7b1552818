import { type Line, type PublicAnswer, publicRequest } from '../publicRequest.ts';
import { type IsMakerHost, makerAddress } from './makerAddress.ts';

/** More is a loop. */
const MOST_REDIRECTS = 5;
const PERMANENT = new Set([301, 308]);
const TEMPORARY = new Set([302, 303, 307]);

/** Where an address led. */
export interface Followed {
  /** Null: to an address that is not asked, or in circles. */
  answer: PublicAnswer | null;
  /** The address that redirects for good led to; what a passing redirect adds does not count. */
  settled: string;
}

interface Following {
  method: 'GET' | 'HEAD';
  headers: Record<string, string>;
  maxBytes: number;
  signal: AbortSignal;
  line: Line;
  isMakerHost: IsMakerHost;
}

/** Asks an address and goes where it redirects, at most five times; each address is checked like the first. */
export async function followRedirects(start: URL, { isMakerHost, ...asking }: Following): Promise<Followed> {
  let address = start;
  let settled = start.href;
  let isForGood = true;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const answer = await publicRequest(address, asking);
    const { location } = answer.headers;
    if (!(PERMANENT.has(answer.status) || TEMPORARY.has(answer.status)) || location === undefined) return { answer, settled };
    isForGood &&= PERMANENT.has(answer.status);
    const target = URL.parse(location, address);
    if (isForGood && target && /^https?:$/.test(target.protocol)) settled = target.href;
    const next = makerAddress(location, isMakerHost, address);
    if (!next) return { answer: null, settled };
    address = next;
  }
  return { answer: null, settled };
}

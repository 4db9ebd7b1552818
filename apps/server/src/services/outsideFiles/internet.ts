import { isCalledPdf } from '../../platform/parsing/pdf/parsePdf.ts';
import { AdapterError } from '../adapterError.ts';
import { NotPublicError } from '../publicAddress.ts';
import { internet, type Line, type PublicAnswer } from '../publicRequest.ts';
import { type Followed, followRedirects } from './followRedirects.ts';
import { type IsMakerHost, makerAddress } from './makerAddress.ts';
import type { LinkFinding, OutsideFiles } from './port.ts';

interface InternetFilesOptions {
  /** Says who asks. */
  userAgent: string;
  /** Another way out, for tests. */
  line?: Line;
  /** For one look at one address. @default 10000 */
  timeoutMs?: number;
}

/** Of a file this much tells what it is. */
const HEAD_BYTES = 1024;
const FETCH_MS = 60_000;

/** Looks at makers' files over the internet. */
export function internetFiles({ userAgent, line = internet, timeoutMs = 10_000 }: InternetFilesOptions): OutsideFiles {
  const ask = (address: URL, isMakerHost: IsMakerHost, method: 'GET' | 'HEAD', { maxBytes = HEAD_BYTES, ms = timeoutMs, isPart = true } = {}) => {
    const range: Record<string, string> = method === 'GET' && isPart ? { range: `bytes=0-${HEAD_BYTES - 1}` } : {};
    const headers = { 'user-agent': userAgent, accept: 'application/pdf,*/*;q=0.5', ...range };
    return followRedirects(address, { method, headers, maxBytes, signal: AbortSignal.timeout(ms), line, isMakerHost });
  };
  /** The head alone where it says PDF; else the first bytes. */
  const look = async (address: URL, isMakerHost: IsMakerHost): Promise<LinkFinding> => {
    try {
      const head = await ask(address, isMakerHost, 'HEAD').catch(() => null);
      const isEnough = head?.answer?.status === 200 && isPdfType(head.answer);
      return findingOf(address, isEnough && head ? head : await ask(address, isMakerHost, 'GET'), isEnough);
    } catch (error) {
      return error instanceof NotPublicError ? { status: 'unchecked', movedTo: null } : { status: 'silent', hasAnswered: false };
    }
  };
  return {
    async check(text, isMakerHost) {
      const address = makerAddress(text, isMakerHost);
      if (!address) return { status: 'unchecked', movedTo: null };
      if (address.protocol === 'https:') return look(address, isMakerHost);
      // An address from before encryption: where the same one is there with it, that is the better one.
      const secure = new URL(address);
      secure.protocol = 'https:';
      const better = await look(secure, isMakerHost);
      if (better.status === 'ok') return { status: 'moved', movedTo: secure.href };
      return better.status === 'moved' ? better : look(address, isMakerHost);
    },
    async fetch(text, isMakerHost, maxBytes) {
      const address = makerAddress(text, isMakerHost);
      if (!address) return null;
      const { answer } = await ask(address, isMakerHost, 'GET', { maxBytes, ms: FETCH_MS, isPart: false }).catch((error: unknown) => {
        if (error instanceof NotPublicError) return { answer: null };
        throw new AdapterError('unavailable', 'the maker did not answer', null, { cause: error });
      });
      return answer?.status === 200 && answer.isWhole && isCalledPdf(answer.bytes) ? answer.bytes : null;
    },
  };
}

const typeOf = ({ headers }: PublicAnswer) => headers['content-type'] ?? '';
const isPdfType = (answer: PublicAnswer) => /^application\/(x-)?pdf\b/i.test(typeOf(answer));

/** What an answer means. @param isSaidPdf Its head said so; the bytes were not read. */
function findingOf(asked: URL, { answer, settled }: Followed, isSaidPdf: boolean): LinkFinding {
  const movedTo = settled === asked.href ? null : settled;
  if (!answer) return { status: 'unchecked', movedTo };
  const { status, bytes } = answer;
  if (status >= 500) return { status: 'silent', hasAnswered: true };
  if (status === 404 || status === 410) return { status: 'dead', movedTo: null };
  if (status === 401 || status === 407) return { status: 'loginWall', movedTo: null };
  if (status !== 200 && status !== 206) return { status: 'unchecked', movedTo };
  if (isSaidPdf || isCalledPdf(bytes)) return { status: movedTo === null ? 'ok' : 'moved', movedTo };
  // Robots are often refused with a page and 200 too; all that is said of it is that no PDF came.
  return { status: /html/i.test(typeOf(answer)) ? 'loginWall' : 'unchecked', movedTo: null };
}

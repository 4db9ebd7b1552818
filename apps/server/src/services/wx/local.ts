import type { Clock, Random } from '../../platform/clock.ts';
import { createLocalCodes } from '../social/localCodes.ts';
import type { LocalPerson } from '../social/localPeople.ts';
import type { SocialVisit } from '../social/port.ts';
import { noScan, type Wechat, type WechatScan } from './port.ts';

const LIFE_MS = 5 * 60_000;
const MOST = 1000;

/** WeChat on a developer's machine: a picture, and a page that stands for the phone. */
export interface LocalWechat extends Wechat {
  /** The phone's side: somebody looks at the picture, then says yes as a person, or no. */
  phone: {
    open: (ticket: string) => WechatScan['phase'];
    confirm: (ticket: string, person: LocalPerson) => WechatScan['phase'];
    deny: (ticket: string) => WechatScan['phase'];
  };
}

interface Scan extends SocialVisit {
  phase: 'waiting' | 'scanned' | 'confirmed' | 'denied';
  code: string | null;
  expiresAt: number;
}

/** Address of the page that stands for the phone. */
export const CONFIRM_PATH = '/__dev/oauth/wx/confirm';

/** The whole way of a WeChat login, within this process. @param pagesOrigin where the page is */
export function localWechat(clock: Clock, random: Random, pagesOrigin: () => string): LocalWechat {
  const codes = createLocalCodes('wx', clock, random);
  const scans = new Map<string, Scan>();
  const find = (ticket: string) => {
    const scan = scans.get(ticket);
    return scan && scan.expiresAt > clock.now().getTime() ? scan : null;
  };
  const isOpen = (scan: Scan | null): scan is Scan => scan?.phase === 'waiting' || scan?.phase === 'scanned';
  return {
    async start({ state, redirect }) {
      const ticket = random.bytes(16).toString('hex');
      const expiresAt = clock.now().getTime() + LIFE_MS;
      scans.set(ticket, { state, redirect, phase: 'waiting', code: null, expiresAt });
      if (scans.size > MOST) scans.delete(scans.keys().next().value ?? '');
      const scanUrl = `${pagesOrigin()}${CONFIRM_PATH}?qr=${ticket}`;
      return { kind: 'image', imageUrl: await qrPicture(scanUrl), scanUrl, ticket, expiresAt };
    },
    identify: async (code, redirect) => codes.spend(code, redirect),
    async scanState(ticket) {
      const scan = find(ticket);
      if (!scan) return noScan;
      const isConfirmed = scan.phase === 'confirmed';
      return { phase: scan.phase, authorizationCode: isConfirmed ? scan.code : null, state: isConfirmed || scan.phase === 'denied' ? scan.state : null };
    },
    phone: {
      open(ticket) {
        const scan = find(ticket);
        if (scan?.phase === 'waiting') scan.phase = 'scanned';
        return scan?.phase ?? 'expired';
      },
      confirm(ticket, person) {
        const scan = find(ticket);
        if (isOpen(scan)) Object.assign(scan, { phase: 'confirmed', code: codes.issue(person, scan.redirect) });
        return scan?.phase ?? 'expired';
      },
      deny(ticket) {
        const scan = find(ticket);
        if (isOpen(scan)) scan.phase = 'denied';
        return scan?.phase ?? 'expired';
      },
    },
  };
}

/** Whether WeChat is the one of this machine. */
export const isLocalWechat = (wechat: Wechat | null): wechat is LocalWechat => wechat !== null && 'phone' in wechat;

async function qrPicture(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  const svg = await qrcode.toString(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

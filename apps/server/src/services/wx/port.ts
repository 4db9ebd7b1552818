import type { SocialProvider } from '../social/port.ts';

/** WeChat's page in a frame, or a picture to scan. */
export type WechatStart = { kind: 'frame'; url: string } | { kind: 'image'; imageUrl: string; scanUrl: string; ticket: string; expiresAt: number };

/** How far a scanned picture is; the code is there once it was confirmed. */
export interface WechatScan {
  phase: 'waiting' | 'scanned' | 'confirmed' | 'denied' | 'expired';
  authorizationCode: string | null;
  state: string | null;
}

/** Logins by WeChat. */
export interface Wechat extends SocialProvider<WechatStart> {
  /** Of a picture that `start` gave; WeChat's own page tells the browser itself and needs none. */
  scanState: (ticket: string) => Promise<WechatScan>;
}

/** What is said of a picture that nobody knows. */
export const noScan: WechatScan = { phase: 'expired', authorizationCode: null, state: null };

import { pictureFileLimits } from '@chippage/api/limits';
import type { Platform } from '../../platform/context.ts';
import { fetchPublic } from '../../services/fetchPublic.ts';
import { createOutgoing } from '../../services/outgoing.ts';
import { setFirstAvatar } from '../../platform/members/members.queries.ts';
import { readPicture, storePicture } from '../profile/pictures.ts';

/** Hosts that WeChat and QQ show pictures from; nothing else is fetched, wherever an address points. */
const hosts = new Set(['thirdwx.qlogo.cn', 'wx.qlogo.cn', 'thirdqq.qlogo.cn', 'q.qlogo.cn', 'qzapp.qlogo.cn']);

/** The address to fetch from, or null for a host that is none of theirs. */
export function avatarAddress(text: string): URL | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port || !hosts.has(url.hostname)) return null;
  url.protocol = 'https:';
  return url;
}

/** Copies pictures of providers into our own store. @param fetchBytes Another line for tests. */
export function registerAvatarJob(platform: Platform, fetchBytes: (address: URL) => Promise<Uint8Array | null> = download): void {
  const { jobs, db, clock, log } = platform;
  const outgoing = createOutgoing({ name: 'avatar', clock, log });
  jobs.handle<{ memberId: number; url: string }>('account.avatar', async ({ memberId, url }) => {
    const address = avatarAddress(url);
    if (!address) return;
    const bytes = await outgoing('fetch', () => fetchBytes(address));
    const picture = bytes ? await readPicture(platform, memberId, bytes) : 'unreadable';
    if (typeof picture === 'string') return;
    const avatar = await storePicture(platform, memberId, picture);
    // A picture that the member chose meanwhile stays.
    await setFirstAvatar(db, memberId, avatar);
  });
}

const download = (address: URL) => fetchPublic(address, { maxBytes: pictureFileLimits.bytes });

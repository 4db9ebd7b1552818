import { pictureFileLimits } from '@chippage/api/limits';
import type { Ctx, Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { storeFile } from '../../platform/keepFile.ts';
import { insertPicture, isPictureOf } from './pictures.queries.ts';

/** Pixels of the longer side that is kept. */
const SIDE = 1024;

const PREFIX = '/api/oss/pictures/';
/** What is decoded: raster formats only, by their content and not their name. */
const FORMATS = ['png', 'jpeg', 'webp', 'avif'];

/** A picture as it is kept. */
export interface Picture {
  webp: Buffer;
  width: number;
  height: number;
}

/** Address of a stored picture. */
const pictureUrl = (sha256: string) => `${PREFIX}${sha256}.webp`;

/**
 * Decodes a picture and encodes it anew: turned as the camera meant it, at most 1024 px, without place, device or
 * anything else that was hidden in it. What was no picture does not survive that.
 */
export async function readPicture({ parsing }: Pick<Platform, 'parsing'>, memberId: number, bytes: Uint8Array): Promise<Picture | 'unreadable' | 'too_large'> {
  if (bytes.byteLength > pictureFileLimits.bytes) return 'too_large';
  const parsed = await parsing.parse('picture', `${memberId}`, bytes, { formats: FORMATS, pixels: pictureFileLimits.pixels, side: SIDE });
  if (!parsed) return 'unreadable';
  if ('fault' in parsed.answer) return parsed.answer.fault;
  const { width, height } = parsed.answer;
  return { webp: parsed.bytes, width, height };
}

/** Stores a picture for a member. @returns its address */
export async function storePicture(
  { db, files, clock }: Pick<Platform, 'db' | 'files' | 'clock'>,
  memberId: number,
  { webp, width, height }: Picture,
): Promise<string> {
  return storeFile({ db, files }, webp, async (tx, kept) => {
    await insertPicture(tx, { ...kept, memberId, width, height, createdAt: clock.now() });
    return pictureUrl(kept.sha256);
  });
}

/** Whether an address is of a picture that this member uploaded. */
export async function isOwnPicture(db: Db, memberId: number, url: string): Promise<boolean> {
  const sha256 = /^\/api\/oss\/pictures\/([0-9a-f]{64})\.webp$/.exec(url)?.[1];
  return sha256 !== undefined && isPictureOf(db, memberId, sha256);
}

/** Has the picture of a provider copied: shown from there it would tell the provider who looks at whom. */
export const copyAvatar = ({ jobs }: Pick<Ctx, 'jobs'>, memberId: number, url: string) => jobs.send('account.avatar', { memberId, url });

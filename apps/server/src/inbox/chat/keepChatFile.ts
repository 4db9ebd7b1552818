import { chatFileLimits } from '@chippage/api/limits';
import type { Ctx, Session } from '../../platform/context.ts';
import { one, tooManyRequests } from '../../platform/errors.ts';
import { storeFile } from '../../platform/keepFile.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { findConversation } from '../conversations/conversations.queries.ts';
import { closedReason } from '../conversations/showConversations.ts';
import { refuseClosed, refuseLargeFile, refuseUnreadableFile } from '../inbox.errors.ts';
import { type Reader, viewFrom } from '../sides.rules.ts';
import { insertFile } from './chat.queries.ts';
import { kindOf } from './fileKinds.rules.ts';
import { toChatFile } from './showMessages.ts';

const PIXELS = 60_000_000;
/** Pixels of the longer side that is kept of a picture. */
const SIDE = 2400;
const FORMATS = ['png', 'jpeg', 'webp'];

/** Keeps a picture or file for a conversation. Pictures are encoded anew, so that nothing comes along that a camera wrote; everything else is saved, never shown. */
export async function keepChatFile(ctx: Ctx<Session>, reader: Reader, { conversationId, name, file }: { conversationId: number; name: string; file: unknown }) {
  const { memberId } = ctx.session;
  const found = await findConversation(ctx.db, reader, conversationId);
  const closed = await closedReason(ctx.db, found);
  if (closed !== null) return refuseClosed(closed);
  const now = ctx.clock.now();
  const wait = await takeHit(ctx.db, [{ key: `chat file:${memberId}`, limit: 120, seconds: 3600 }], now);
  if (wait > 0) throw tooManyRequests(wait, '上传过于频繁，请稍后再试');
  if (!(file instanceof Uint8Array) || file.byteLength === 0) return refuseUnreadableFile('请选择一个有内容的文件');
  if (file.byteLength > chatFileLimits.bytes) return refuseLargeFile();
  const { own } = viewFrom(found.conversation, found.side);
  const row = { conversationId, memberId, ownerId: own.kind === 'member' ? memberId : null, createdAt: now };
  const kind = kindOf(file);
  if (kind === 'picture') {
    const parsed = await ctx.parsing.parse('picture', `${memberId}`, file, { formats: FORMATS, pixels: PIXELS, side: SIDE });
    if (!parsed || ('fault' in parsed.answer && parsed.answer.fault !== 'too_large')) return refuseUnreadableFile('图片打不开，请确认文件没有损坏');
    if ('fault' in parsed.answer) return refuseLargeFile();
    const { width, height } = parsed.answer;
    const picture = { ...row, name, type: 'image/webp', isPicture: true, width, height };
    return one(toChatFile(await storeFile(ctx, parsed.bytes, (tx, kept) => insertFile(tx, { ...picture, ...kept }))), '已上传');
  }
  const plain = { ...row, name, type: kind === 'pdf' ? 'application/pdf' : 'application/octet-stream', isPicture: false };
  return one(toChatFile(await storeFile(ctx, file, (tx, kept) => insertFile(tx, { ...plain, ...kept }))), '已上传');
}

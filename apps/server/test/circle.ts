import type { CirclePost, NewCirclePost } from '@chippage/api/types';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Visitor } from './app.ts';
import { formBody, formType } from './forms.ts';
import { postJson } from './operator.ts';

/** What a call about posts answers. */
export type PostReply<T = CirclePost> = { code: number; msg: string; reason?: string; data: T };

/** Writes a post. */
export const sendPost = (visitor: Visitor, change: Partial<NewCirclePost> = {}) =>
  postJson(visitor, '/trends/add', { groupId: 1, content: '开关电源的环路，先看相位裕度', ...change });

/** Writes a post that is taken. */
export async function posted(visitor: Visitor, change: Partial<NewCirclePost> = {}): Promise<CirclePost> {
  const reply = (await sendPost(visitor, change)).json<PostReply>();
  expect(reply).toMatchObject({ code: 1 });
  return reply.data;
}

/** Uploads a picture. */
export async function uploadPicture(
  visitor: Visitor,
  content: Uint8Array | string,
): Promise<PostReply<{ id: number; url: string; width: number; height: number }>> {
  const payload = formBody([{ name: 'file', filename: '波形.jpg', type: 'image/jpeg', content }]);
  return (await visitor.send({ method: 'POST', url: '/api/trends/picture', payload, headers: { 'content-type': formType } })).json();
}

/** A picture as a camera writes it. */
export const photo = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .withExif({ IFD0: { Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '22/1 32/1 0/1' } })
    .jpeg()
    .toBuffer();

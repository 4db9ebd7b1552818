import type { NewTrend, Trend } from '@chippage/api/types';
import sharp from 'sharp';
import type { Visitor } from './app.ts';
import { formBody, formType } from './forms.ts';
import { postJson } from './operator.ts';

/** The number of a group that every portal begins with. */
export async function groupId(visitor: Visitor, name = '电源设计'): Promise<number> {
  const { data } = (await visitor.get('/trends/group', { keywords: name })).json<{ data: { id: number }[] }>();
  return data[0]?.id ?? 0;
}

/** Writes a post. */
export const addTrend = async (visitor: Visitor, form: Partial<NewTrend> & { content: string }) =>
  (await postJson(visitor, '/trends/add', { groupId: await groupId(visitor), ...form })).json<{ code: number; reason?: string; msg: string; data: Trend }>();

/** A photograph with what a camera writes into it. */
export const photo = (red = 90) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 200 } } })
    .withExif({ IFD0: { Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '22/1 32/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Uploads a picture for a post. */
export const uploadPicture = async (visitor: Visitor, content: Uint8Array | string) =>
  (
    await visitor.send({
      method: 'POST',
      url: '/api/trends/picture',
      payload: formBody([{ name: 'file', filename: '板子.jpg', type: 'image/jpeg', content }]),
      headers: { 'content-type': formType },
    })
  ).json<{ code: number; reason?: string; msg: string; data: { id: number; width: number; height: number } }>();

import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avatarAddress, registerAvatarJob } from '../../src/account/social/avatarJob.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';

let api: TestApp;
let member: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  member = api.visitor();
  await member.login('13300000001');
});
afterAll(() => api.close());

const boundary = 'test-boundary';
function upload(visitor: Visitor, bytes: Uint8Array, name = 'avatar.png', type = 'image/png') {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return visitor.send({ method: 'POST', url: '/api/oss/upload', payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } });
}
const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#286' } });
const unreadable = { code: 0, reason: 'picture.unreadable' };

describe('头像', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('%s：重新编码为 WebP，地址里是内容的摘要', async (format) => {
    const reply = (await upload(member, await picture().toFormat(format).toBuffer())).json<{ data: { url: string } }>();
    expect(reply).toMatchObject({ code: 1, data: { width: 40, height: 30, url: expect.stringMatching(/^\/api\/oss\/pictures\/[0-9a-f]{64}\.webp$/) } });
    const shown = await api.visitor().send({ method: 'GET', url: reply.data.url });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
  });

  it('拍摄地点等隐藏的数据不留下，方向转正', async () => {
    const exif = { IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } };
    const bytes = await picture().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { data } = (await upload(member, bytes, 'a.jpg', 'image/jpeg')).json<{ data: { url: string; width: number; height: number } }>();
    expect([data.width, data.height]).toEqual([30, 40]);
    const stored = (await api.visitor().send({ method: 'GET', url: data.url })).rawPayload;
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes('secret-owner')).toBe(false);
  });

  it('大图缩到 1024 像素以内', async () => {
    const { data } = (await upload(member, await picture(3000, 1500).png().toBuffer())).json<{ data: object }>();
    expect(data).toMatchObject({ width: 1024, height: 512 });
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['网页', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['残缺的 PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['随机的字节', randomBytes(2000)],
    ['空文件', Buffer.alloc(0)],
  ])('%s 不是图片，不管它自称什么', async (_name, bytes) => {
    expect((await upload(member, bytes)).json()).toMatchObject(unreadable);
  });

  it('字节或像素太多：拒绝，不解码', async () => {
    expect((await upload(member, randomBytes(5 * 1024 * 1024 + 1))).json()).toMatchObject({ code: 0, reason: 'picture.too_large' });
    expect((await upload(member, randomBytes(12 * 1024 * 1024))).statusCode).toBe(413);
    const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1024 * 1024);
    expect((await upload(member, bomb)).json()).toMatchObject({ code: 0, reason: 'picture.too_large' });
  });

  it('只能用自己上传的图片做头像；空文字取下它', async () => {
    const other = api.visitor();
    await other.login('13300000002');
    const { data } = (await upload(member, await picture(41, 41).png().toBuffer())).json<{ data: { url: string } }>();
    for (const avatar of [data.url, 'https://evil.example/a.webp', '/api/oss/pictures/x.webp', 'javascript:alert(1)'])
      expect((await other.post('/dtUser/update', { avatar })).statusCode).toBe(422);
    expect((await member.post('/dtUser/update', { avatar: data.url })).json()).toMatchObject({ code: 1, data: { avatar: data.url } });
    expect((await api.visitor().get('/user/info', { id: `${member.uid}` })).json()).toMatchObject({ data: { avatar: data.url } });
    expect((await member.post('/dtUser/update', { avatar: '' })).json()).toMatchObject({ data: { avatar: null } });
  });

  it('没有登录：401；别的网站的表单：403', async () => {
    const bytes = await picture().png().toBuffer();
    expect((await upload(api.visitor(), bytes)).statusCode).toBe(401);
    const reply = await member.send({
      method: 'POST',
      url: '/api/oss/upload',
      payload: 'x',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'sec-fetch-site': 'cross-site' },
    });
    expect(reply.statusCode).toBe(403);
  });
});

it.each([
  'http://127.0.0.1/x',
  'http://169.254.169.254/latest',
  'https://thirdwx.qlogo.cn.evil.example/x',
  'https://evil.example/thirdwx.qlogo.cn',
  'https://user:pass@thirdwx.qlogo.cn/x',
  'https://thirdwx.qlogo.cn:8443/x',
  'file:///etc/passwd',
  'ftp://thirdwx.qlogo.cn/x',
  '//thirdwx.qlogo.cn/x',
  '',
])('1.3.6/15.3.2（46）：头像不从 %s 取', (address) => {
  expect(avatarAddress(address)).toBeNull();
});

it('服务商的头像复制一份自己存；会员自己选过的不动；不是图片就算了', async () => {
  const visitor = api.visitor();
  await visitor.login('13300000003');
  const run = async (bytes: Uint8Array | null) => {
    registerAvatarJob(api.server.platform, async () => bytes);
    await api.server.platform.jobs.run('account.avatar', { memberId: visitor.uid, url: 'https://thirdwx.qlogo.cn/x/132' });
    return (await visitor.get('/dtUser/myDetail')).json<{ data: { avatar: string | null } }>().data.avatar;
  };
  expect(await run(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
  expect(await run(null)).toBeNull();
  const first = await run(await picture(50, 50).jpeg().toBuffer());
  expect(first).toMatch(/^\/api\/oss\/pictures\/[0-9a-f]{64}\.webp$/);
  expect(await run(await picture(60, 60).jpeg().toBuffer())).toBe(first);
});

it('服务商的头像总是用 HTTPS 取', () => {
  expect(avatarAddress('http://thirdwx.qlogo.cn/mmopen/x/132')?.href).toBe('https://thirdwx.qlogo.cn/mmopen/x/132');
});

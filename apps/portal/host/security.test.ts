import { connectOrigins, frameOrigins } from '@chippage/server/headers';
import { expect, it } from 'vitest';
import { createNonce, pagePolicy } from './security.ts';

it('names the nonce for scripts and styles, and nobody else in a frame', () => {
  const nonce = createNonce();
  const policy = pagePolicy(frameOrigins({}))(nonce);
  expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("frame-src 'self';");
});
it.each([{ OAUTH_WX: 'weixin' }, { WX_APPID: 'wx1' }])('真正的微信登录可以把二维码页放进框里：%o', (env) => {
  expect(pagePolicy(frameOrigins(env))('n')).toContain("frame-src 'self' https://open.weixin.qq.com;");
});
it.each([{}, { OAUTH_WX: 'local', WX_APPID: 'wx1' }, { OAUTH_WX: 'off' }])('本机的微信登录是一张图，不需要框：%o', (env) => {
  expect(pagePolicy(frameOrigins(env))('n')).not.toContain('weixin');
});
it('文件直接传到存储桶时，页面只多一个可以连的地方', () => {
  const env = { FILES: 's3', S3_ENDPOINT: 'https://oss.example.com', S3_BUCKET: 'files' };
  expect(pagePolicy([], connectOrigins(env))('n')).toContain("connect-src 'self' https://files.oss.example.com;");
  expect(pagePolicy([], connectOrigins({ ...env, S3_STYLE: 'path' }))('n')).toContain("connect-src 'self' https://oss.example.com;");
  expect(pagePolicy([], connectOrigins({ ...env, FILES: 'local' }))('n')).toContain("connect-src 'self';");
});

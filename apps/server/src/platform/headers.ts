import type { Config } from './config.ts';
import { s3Origin } from './s3Settings.ts';

/** Headers of every answer, pages included; the policy for scripts and styles is the page's own. */
export function baseHeaders(config: Pick<Config, 'publicOrigin'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    // HSTS over plain HTTP is ignored by browsers and would mislead who reads the headers.
    ...(config.publicOrigin?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Added to answers of the API: data, that may load nothing and sit in no frame. */
export const dataHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Origins whose pages may stand in a frame of a page: WeChat's own picture to scan, where the login by WeChat is the real one. */
export function frameOrigins(env: Readonly<Record<string, string | undefined>>): string[] {
  return (env['OAUTH_WX'] || (env['WX_APPID'] ? 'weixin' : '')) === 'weixin' ? ['https://open.weixin.qq.com'] : [];
}

/** Origins that the scripts of a page may speak to beside our own: the bucket, where files go to it directly. */
export function connectOrigins(env: Readonly<Record<string, string | undefined>>): string[] {
  const { FILES, S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_STYLE } = env;
  return FILES === 's3' && endpoint && bucket && URL.canParse(endpoint) ? [s3Origin({ endpoint, bucket, isPathStyle: S3_STYLE === 'path' })] : [];
}

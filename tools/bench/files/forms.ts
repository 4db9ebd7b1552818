import { smallFiles } from '@chippage/api/fuzz';
import { type Draw, mutate } from './mutate.ts';

/** A form that is sent to a call that takes files. */
export interface FormRequest {
  path: string;
  contentType: string;
  body: Buffer;
  /** Sent in chunks, without its length. */
  isChunked: boolean;
}

const digest = 'a'.repeat(64);
/** Calls that take files, by how often they are asked: most of all that which only writes to the disk. */
const paths = [
  ...Array.from({ length: 6 }, (_, at) => `/file/spec/user/v1/parts/${1 + at}/1/${digest}`),
  '/file/spec/user/v1/add1',
  '/oss/upload',
  '/mall/pay/receipt/upload',
  '/claim/auth/user/upload',
  '/mall/goods/order/user/claim/upload',
];

const long = 'x'.repeat(20_000);
const names = ['file', 'file', 'file', 'files', '', '__proto__', 'constructor', 'a"b', '文件', 'x'.repeat(300), 'file[]', 'file\u0000'];
const filenames = ['a.pdf', '../../etc/passwd', 'a\u0000.pdf', '手册.pdf', '', `${'y'.repeat(5000)}.pdf`, '"; filename="b.exe', 'CON', '.', '\u202Efdp.exe'];
const types = [
  'application/pdf',
  'image/png',
  'text/plain',
  'multipart/mixed; boundary=inner',
  'message/rfc822',
  'application/pdf; charset=utf-16',
  '\u0001',
  long,
];
const heads = [
  'Content-Transfer-Encoding: base64',
  'Content-Disposition: attachment',
  `X-Long: ${long}`,
  'no colon at all',
  ': empty',
  "Content-Disposition: form-data; name*=UTF-8''file; filename*=utf-8''%FF%00",
  Array.from({ length: 60 }, (_, at) => `X-${at}: ${at}`).join('\r\n'),
];
const boundary = 'form-6f3a';

/** What a form holds, and between what. */
function wellMade(draw: Draw): Buffer {
  const parts = Array.from({ length: draw.of([0, 1, 1, 1, 1, 2, 3, 40]) }, () => {
    const file = draw.below(4) > 0 ? `; filename="${draw.of(filenames)}"\r\nContent-Type: ${draw.of(types)}` : '';
    const more = draw.below(5) === 0 ? `\r\n${draw.of(heads)}` : '';
    const head = draw.below(10) === 0 ? draw.of(heads) : `Content-Disposition: form-data; name="${draw.of(names)}"${file}${more}`;
    const content = draw.below(20) === 0 ? Buffer.alloc(draw.below(600_000), 'z') : Buffer.from(draw.of(smallFiles));
    const line = draw.below(15) === 0 ? '\n' : '\r\n';
    return Buffer.concat([Buffer.from(`--${boundary}${line}${head}${line}${line}`), content, Buffer.from(line)]);
  });
  const before = draw.below(15) === 0 ? Buffer.alloc(draw.below(100_000), '-') : Buffer.alloc(0);
  const end = draw.of([`--${boundary}--\r\n`, `--${boundary}--\r\n`, `--${boundary}--`, `--${boundary}`, '', `--${boundary}--\r\n${long}`]);
  return Buffer.concat([before, ...parts, Buffer.from(end)]);
}

const contentTypes = [
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'b'.repeat(71)}`,
  'multipart/form-data; boundary=form',
  `multipart/form-data; boundary="${boundary}"; boundary=other`,
  `Multipart/Form-Data;charset=utf-8;BOUNDARY=${boundary}`,
  'multipart/form-data; boundary=-',
  `multipart/mixed; boundary=${boundary}`,
  'application/x-www-form-urlencoded',
];

/** A form that is nearly what the call expects: other parts than it should have, or other bytes than it should be of. */
export function brokenForm(draw: Draw): FormRequest {
  const made = wellMade(draw);
  return {
    path: draw.of(paths),
    contentType: draw.below(8) === 0 ? draw.of(contentTypes) : `multipart/form-data; boundary=${boundary}`,
    body: draw.below(5) < 3 ? mutate(made, draw) : made,
    isChunked: draw.below(4) === 0,
  };
}

/** A form with one file. */
export const formWith = (path: string, content: Buffer): FormRequest => ({
  path,
  contentType: `multipart/form-data; boundary=${boundary}`,
  body: Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
  isChunked: false,
});

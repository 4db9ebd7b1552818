import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pdfOf, streamOf } from './pdfs.ts';

const MB = 1024 * 1024;
const packedTwice = (bytes: Buffer) => deflateSync(deflateSync(bytes, { level: 9 }), { level: 9 });
const page = (more: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${more}>>`;
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#286' }, limitInputPixels: false });

/** PDFs of a few kilobytes that keep a reader busy, or fill its memory. */
export const pdfBombs: Record<string, () => Buffer> = {
  内容流压缩了两次: () =>
    pdfOf({ page: page('/Contents 4 0 R'), more: [streamOf(packedTwice(Buffer.alloc(200 * MB, 'BT (x) Tj ET ')), '/Filter[/FlateDecode/FlateDecode]')] }),
  很大的对象流: () => pdfOf({ more: [streamOf(deflateSync(Buffer.alloc(100 * MB, 'x')), '/N 1/First 4/Filter/FlateDecode')] }),
  一层套一层的数组: () => pdfOf({ page: page(`/Annots ${'['.repeat(200_000)}${']'.repeat(200_000)}`) }),
  交叉引用绕圈: () => pdfOf({ trailer: '/Prev 9' }),
  页面的目录指着自己: () => pdfOf({ pages: '<</Type/Pages/Kids[2 0 R]/Count 1>>' }),
  号称四十亿页: () => pdfOf({ pages: '<</Type/Pages/Kids[3 0 R]/Count 4000000000>>' }),
  没有页: () => pdfOf({ pages: '<</Type/Pages/Kids[]/Count 0>>' }),
  极大的页面: () => pdfOf({ page: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 1e30 1e30]>>' }),
};

/** Pictures of a few kilobytes that take hundreds of megabytes to decode. */
export const pictureBombs: Record<string, () => Promise<Buffer>> = {
  'AVIF，1600 万像素': () => flat(4000, 4000).avif({ effort: 0, quality: 1 }).toBuffer(),
  'PNG，一亿像素': () => flat(10_000, 10_000).png({ compressionLevel: 3 }).toBuffer(),
  'WebP，2.56 亿像素': async () => Buffer.from('UklGRhwAAABXRUJQVlA4TA8AAAAvf/6fDwcQ/Y/+ByKi/wEA', 'base64'),
  '动图，一百帧': () =>
    sharp(Buffer.alloc(100 * 10_000 * 3, 7), { raw: { width: 100, height: 10_000, channels: 3, pageHeight: 100 } })
      .webp()
      .toBuffer(),
};

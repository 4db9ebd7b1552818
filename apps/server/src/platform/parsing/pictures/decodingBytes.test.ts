import { expect, it } from 'vitest';
import { decodingBytes, type PictureShape } from './decodingBytes.ts';

const MB = 1024 * 1024;
const shape = (format: string, megapixels: number, more: Partial<PictureShape> = {}) => ({ format, width: megapixels * 1000, height: 1000, ...more });

it.each<[string, PictureShape, number]>([
  ['照片逐行读，不占', shape('jpeg', 40), 0],
  ['渐进式 JPEG', shape('jpeg', 40, { isProgressive: true }), 153],
  ['PNG 逐行读，不占', shape('png', 40, { channels: 4 }), 0],
  ['隔行扫描的 PNG', shape('png', 20, { isProgressive: true, channels: 3 }), 86],
  ['隔行扫描、每色两个字节', shape('png', 20, { isProgressive: true, channels: 4, depth: 'ushort' }), 229],
  ['WebP 整张', shape('webp', 20), 76],
  ['AVIF 有几份', shape('heif', 10), 172],
])('解码要多少内存：%s', (_name, given, megabytes) => expect(Math.round(decodingBytes(given) / MB)).toBe(megabytes));

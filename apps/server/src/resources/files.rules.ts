import { readSvg } from '../news/articles/svgFigure.ts';
import type { StoredPreview } from './resources.schema.ts';

/** What a file of a resource may be, by the ending of its name. */
export const fileTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  csv: 'text/csv',
  json: 'application/json',
  txt: 'text/plain',
  md: 'text/markdown',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;

/** A type that a file of a resource has. */
export type FileType = (typeof fileTypes)[keyof typeof fileTypes];

const isEnding = (ending: string): ending is keyof typeof fileTypes => Object.hasOwn(fileTypes, ending);

/** The type that a name says; null: none that is taken. */
export function typeOfName(name: string): FileType | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return isEnding(ending) ? fileTypes[ending] : null;
}

const beginsWith = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);
const isZip = (bytes: Uint8Array) => beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** The text of a file in UTF-8; null: it is none. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** Why a file is not what its name says, in Chinese; null: it is. PDF and pictures are looked at by the parser. */
export function faultOf(type: FileType, bytes: Uint8Array): string | null {
  switch (type) {
    case 'application/zip':
    case fileTypes.xlsx:
      return isZip(bytes) ? null : '这个文件不是有效的 ZIP 或 XLSX，请重新导出后再上传';
    case 'text/csv':
    case 'text/plain':
    case 'text/markdown':
      return textOf(bytes) === null ? '文字文件要存成 UTF-8 编码，请转换后再上传' : null;
    case 'application/json': {
      const text = textOf(bytes);
      if (text === null) return '文字文件要存成 UTF-8 编码，请转换后再上传';
      try {
        JSON.parse(text);
        return null;
      } catch {
        return '这个 JSON 读不出来，请检查括号和逗号';
      }
    }
    case 'image/svg+xml': {
      const text = textOf(bytes);
      if (text === null) return '文字文件要存成 UTF-8 编码，请转换后再上传';
      try {
        readSvg(text);
        return null;
      } catch (error) {
        return `这张 SVG 不能用：${error instanceof Error ? error.message : ''}。只能有图形和文字，不能有脚本、样式和外部引用`;
      }
    }
    default:
      return null;
  }
}

/** Signs of a text that a preview shows. */
const TEXT = 4000;

/** The beginning of a text file; null: it is none, or empty. */
export function textPreview(type: FileType, bytes: Uint8Array): StoredPreview | null {
  const isText = type === 'text/plain' || type === 'text/markdown' || type === 'text/csv' || type === 'application/json';
  const text = isText ? (textOf(bytes)?.replace(/^\uFEFF/, '') ?? '') : '';
  return text.trim() === '' ? null : { kind: 'text', text: text.slice(0, TEXT).toWellFormed(), isCut: text.length > TEXT };
}

/** A drawing shows itself. @throws Error whose message says what is wrong. */
export const drawingPreview = (bytes: Uint8Array): StoredPreview => ({
  kind: 'picture',
  type: 'image/svg+xml',
  sizeBytes: bytes.byteLength,
  ...readSvg(Buffer.from(bytes).toString('utf8')),
  pageCount: null,
});

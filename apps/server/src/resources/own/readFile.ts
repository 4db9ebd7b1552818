import { gunzipSync } from 'node:zlib';
import type { Platform } from '../../platform/context.ts';
import { pdfFaultWords } from '../../platform/parsing/pdf/pdfFaults.ts';
import { parsePdf } from '../../platform/parsing/pdf/parsePdf.ts';
import { pictureWords } from '../../platform/parsing/proofTypeOf.ts';
import { drawingPreview, faultOf, type FileType, textPreview } from '../files.rules.ts';
import type { StoredPreview, StoredTable } from '../resources.schema.ts';
import { readTable, tableOf } from '../tables.rules.ts';

/** What a file shows before it is fetched, with the picture that was made for it; or in Chinese why it is not taken. */
type FileReading = { table: StoredTable | null; preview: StoredPreview | null; picture: Uint8Array | null } | { refused: string };

const PIXELS = 60_000_000;
/** Pixels of the longer side of a preview. */
const SIDE = 1600;
const page = { width: 1000, mostHeight: 1600, mostBytes: 400_000 };
const archive = { entries: 5000, bytes: 500_000_000, ratio: 200 };
/** The names of an archive that a preview shows. */
const NAMES = 100;
const sheet = { rows: 50_000, columns: 60, cell: 200 };
/** Bytes of the rows of a sheet. */
const UNPACKED = 60_000_000;
const nothing = { table: null, preview: null, picture: null };

async function readPicture({ parsing }: Pick<Platform, 'parsing'>, owner: string, format: 'png' | 'jpeg', bytes: Uint8Array): Promise<FileReading> {
  const parsed = await parsing.parse('picture', owner, bytes, { formats: [format], pixels: PIXELS, side: SIDE });
  if (!parsed) return { refused: pictureWords.unreadable };
  if ('fault' in parsed.answer) return { refused: pictureWords[parsed.answer.fault] };
  const { width, height } = parsed.answer;
  return {
    ...nothing,
    preview: { kind: 'picture', type: 'image/webp', sizeBytes: parsed.bytes.byteLength, width, height, pageCount: null },
    picture: parsed.bytes,
  };
}

/** A PDF shows its first page. */
async function readPdf(platform: Pick<Platform, 'parsing'>, memberId: number, bytes: Uint8Array): Promise<FileReading> {
  const reading = await parsePdf(platform, memberId, bytes);
  if ('fault' in reading) return { refused: pdfFaultWords[reading.fault] };
  const drawn = await platform.parsing.parse('thumbnail', `${memberId}`, bytes, page);
  // A page that cannot be drawn says nothing against the file.
  if (!drawn || 'fault' in drawn.answer) return nothing;
  const { width, height } = drawn.answer;
  const { pageCount } = reading.facts;
  return {
    ...nothing,
    preview: { kind: 'picture', type: 'image/webp', sizeBytes: drawn.bytes.byteLength, width, height, pageCount },
    picture: drawn.bytes,
  };
}

async function readSheet({ parsing }: Pick<Platform, 'parsing'>, owner: string, bytes: Uint8Array): Promise<FileReading> {
  const parsed = await parsing.parse('sheet', owner, bytes, sheet);
  const answer = parsed?.answer ?? { fault: 'unreadable' as const };
  if ('fault' in answer) return answer.fault === 'unreadable' ? { refused: '这个 XLSX 读不出来，请重新导出后再上传' } : nothing;
  const lines = gunzipSync(parsed?.bytes ?? Buffer.alloc(0), { maxOutputLength: UNPACKED })
    .toString('utf8')
    .split('\n')
    .filter(Boolean);
  return { ...nothing, table: tableOf(lines.map((line) => (JSON.parse(line) as [number, string[]])[1])) };
}

async function readArchive({ parsing }: Pick<Platform, 'parsing'>, owner: string, bytes: Uint8Array): Promise<FileReading> {
  const parsed = await parsing.parse('archive', owner, bytes, archive);
  if (!parsed || 'fault' in parsed.answer) return { refused: '这个 ZIP 打不开，或展开后太大、文件太多，请重新打包后再上传' };
  const names = parsed.answer.names.map((name) => name.toWellFormed().replaceAll('\0', ''));
  return { ...nothing, preview: { kind: 'archive', names: names.slice(0, NAMES), isCut: names.length > NAMES } };
}

/** Reads a file that a member gave, by what its name says it is. */
export async function readFile(platform: Pick<Platform, 'parsing'>, memberId: number, name: string, type: FileType, bytes: Uint8Array): Promise<FileReading> {
  const fault = faultOf(type, bytes);
  if (fault !== null) return { refused: fault };
  const owner = `${memberId}`;
  switch (type) {
    case 'application/pdf':
      return readPdf(platform, memberId, bytes);
    case 'image/png':
      return readPicture(platform, owner, 'png', bytes);
    case 'image/jpeg':
      return readPicture(platform, owner, 'jpeg', bytes);
    case 'image/svg+xml':
      return { ...nothing, preview: drawingPreview(bytes) };
    case 'application/zip':
      return readArchive(platform, owner, bytes);
    case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
      return readSheet(platform, owner, bytes);
    default: {
      const table = readTable(name, bytes);
      return { ...nothing, table, preview: table ? null : textPreview(type, bytes) };
    }
  }
}

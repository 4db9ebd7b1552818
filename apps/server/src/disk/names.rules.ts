import { diskLimits } from '@chippage/api/limits';
import type { DiskKind, DiskPreview } from '@chippage/api/types';

/** A name as it is kept: one form of each letter, no spaces around it; null: it is no name. */
export function cleanName(name: string): string | null {
  const clean = name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  // Windows takes no name that ends in a dot, and nothing takes `.` and `..`.
  return clean === '' || /^\.+$/.test(clean) || clean.endsWith('.') || Array.from(clean).length > diskLimits.nameLength ? null : clean;
}

/** What tells names of one folder apart: capitals do not. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** What names are ordered by: numbers by what they are worth, so that 2 stands before 10. */
export const sortKey = (name: string): string => nameKey(name).replace(/\d{1,15}/g, (digits) => digits.padStart(15, '0'));

/** A name in its stem and its ending with the dot; of `.tar.gz` both belong to the ending, and `.env` has none. */
function split(name: string, isFolder: boolean): { stem: string; ending: string } {
  const ending = isFolder ? '' : (/(?<=.)(\.tar)?\.[^.\s]{1,12}$/i.exec(name)?.[0] ?? '');
  return { stem: name.slice(0, name.length - ending.length), ending };
}

/** The name with the first number that is free, e.g. `sheet (2).pdf`. @param isTaken Whether a key is another's. */
export function freeName(name: string, isFolder: boolean, isTaken: (key: string) => boolean): string {
  const { stem, ending } = split(name, isFolder);
  const numbered = /^(.+) \((\d{1,6})\)$/.exec(stem);
  const base = numbered?.[1] ?? stem;
  for (let count = Number(numbered?.[2] ?? 1) + 1; ; count++) {
    const suffix = ` (${count})${ending}`;
    const room = diskLimits.nameLength - Array.from(suffix).length;
    const free = `${Array.from(base).slice(0, room).join('').trimEnd()}${suffix}`;
    if (!isTaken(nameKey(free))) return free;
  }
}

const endings: Record<Exclude<DiskKind, 'folder' | 'other'>, string> = {
  pdf: 'pdf',
  picture: 'png jpg jpeg gif webp bmp svg tif tiff avif heic ico',
  text: 'txt md log csv tsv json xml yaml yml ini toml rtf',
  code: 'c h cc cpp cxx hpp s asm v sv vhd vhdl py js ts jsx tsx java cs go rs rb php sh bat ps1 lua m sql html htm css mk cmake ld dts dtsi tcl ino pl kt swift diff patch',
  sheet: 'xlsx xls xlsm ods',
  office: 'doc docx ppt pptx odt odp wps et dps',
  archive: 'zip rar 7z gz tgz bz2 xz tar',
};
const kinds = new Map(Object.entries(endings).flatMap(([kind, all]) => all.split(' ').map((ending) => [ending, kind as DiskKind])));

const endingOf = (name: string) => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';

/** Kind of a file, by the end of its name. */
export const kindOf = (name: string): DiskKind => kinds.get(endingOf(name)) ?? 'other';

const pictureTypes: Record<string, 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** As what the bytes of a file are served to look at; everything a browser could run is bytes only. */
export function servedType(name: string): 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'application/octet-stream' {
  const ending = endingOf(name);
  return ending === 'pdf' ? 'application/pdf' : (pictureTypes[ending] ?? 'application/octet-stream');
}

/** The most bytes that a browser is given as a text or a table. */
const READ_BYTES = 5 * 1024 * 1024;

/** How a file is shown before it is downloaded. */
export function previewOf({ name, kind, sizeBytes }: { name: string; kind: DiskKind; sizeBytes: number }): DiskPreview {
  const ending = endingOf(name);
  if (sizeBytes === 0) return 'none';
  if (kind === 'pdf') return 'pdf';
  if (ending in pictureTypes) return 'picture';
  if (sizeBytes > READ_BYTES) return 'none';
  if (ending === 'csv' || ending === 'tsv') return 'csv';
  if (ending === 'xlsx') return 'xlsx';
  if (ending === 'svg') return 'code';
  return kind === 'text' || kind === 'code' ? kind : 'none';
}

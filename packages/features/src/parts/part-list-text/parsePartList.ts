import { LARGEST } from '@chippage/api/quantity';

/** A line of a part list that was understood. */
export interface PartListLine {
  mpn: string;
  quantity: number;
}

/** A part list as it was written. */
export interface PartListText {
  lines: PartListLine[];
  /** Lines without a part number or a quantity, as they stand. */
  unread: string[];
}

// Half and full width commas and semicolons.
const GAP = String.raw`[\s,;|\uff0c\uff1b]+`;
const COUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,9})`;
const UNIT = String.raw`(?:pcs?|\p{Script=Han})?`;
const numberFirst = new RegExp(`^${COUNT}${GAP}(\\S+)$`, 'u');
const partFirst = new RegExp(`^(.+?)${GAP}[x*\\u00d7]?\\s*${COUNT}\\s*${UNIT}$`, 'iu');

function lineOf(text: string): PartListLine | null {
  const part = partFirst.exec(text);
  const turned = part && /[a-z]/i.test(part[1] ?? '') ? null : numberFirst.exec(text);
  const [mpn, count] = turned ? [turned[2], turned[1]] : [part?.[1], part?.[2]];
  const quantity = Number(count?.replaceAll(',', ''));
  return mpn !== undefined && mpn.length <= 64 && quantity >= 1 && quantity <= LARGEST ? { mpn, quantity } : null;
}

/**
 * Reads a part list as it comes out of a table or a mail: a part number and a quantity on each line, with a tab, blanks
 * or a comma between them. The same part on two lines is one line of both.
 */
export function parsePartList(text: string): PartListText {
  const lines = new Map<string, PartListLine>();
  const unread: string[] = [];
  for (const written of text.split(/\r?\n/)) {
    const trimmed = written.trim();
    if (trimmed === '') continue;
    const line = lineOf(trimmed);
    if (!line) {
      unread.push(trimmed);
      continue;
    }
    const key = line.mpn.toUpperCase();
    const there = lines.get(key);
    lines.set(key, there ? { ...there, quantity: Math.min(there.quantity + line.quantity, LARGEST) } : line);
  }
  return { lines: [...lines.values()], unread };
}

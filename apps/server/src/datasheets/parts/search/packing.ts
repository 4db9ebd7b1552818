/**
 * Ends of part numbers that say how parts are packed, for which temperature and whether they are lead-free:
 * the same silicon in the same case. Spelt as in keys: upper case, without signs.
 */
const packings = [
  'REEL7',
  'REEL13',
  'REEL',
  'RL7',
  'RL',
  'TRG4',
  'TRE4',
  'TR',
  'T',
  'R',
  'RG4',
  'RE4',
  'G4',
  'E4',
  'TAPE',
  'TNR',
  'TP',
  'T1G',
  'T3G',
  'T1',
  'T3',
  'TB',
  'TD',
  'TE',
  '7F',
  '13F',
  '7',
  '13',
  '215',
  '118',
  '115',
  '125',
  '135',
  '235',
  'CT',
  'ND',
  'DKR',
  'BULK',
  'TUBE',
  'TRAY',
];
const leadFree = ['NOPB', 'PBF', 'PBFREE', 'G', 'Z', 'E3', 'E2', 'F', 'GP', 'HF', 'LF', 'ROHS', 'GREEN'];
const packingSet = new Set(packings);
const leadFreeSet = new Set(leadFree);
const all = new Set([...packings, ...leadFree, ...packings.flatMap((packing) => leadFree.flatMap((mark) => [packing + mark, mark + packing]))]);
/** Every one of them. */
export const packingSuffixes: readonly string[] = [...all];
const longest = 10;

/** Whether the rest of a number says no more than packing and finish. */
export const isPackingSuffix = (rest: string): boolean => all.has(rest);

/** Whether a suffix says how parts are packed. */
export const isPacking = (suffix: string): boolean => packingSet.has(suffix);
/** Whether a suffix says that parts are lead-free, and nothing of their packing. */
export const isLeadFreeMark = (suffix: string): boolean => leadFreeSet.has(suffix);

/** Every packing suffix that a key may end with, shortest first. */
export function packingOf(key: string): string[] {
  const found: string[] = [];
  for (let length = 1; length <= Math.min(longest, key.length - 4); length++) if (all.has(key.slice(-length))) found.push(key.slice(-length));
  return found;
}

/** The key without each packing suffix that it may end with, longest stem first. */
export const withoutPacking = (key: string): string[] => packingOf(key).map((suffix) => key.slice(0, -suffix.length));

/** A case name as read from words. */
export interface ReadPackage {
  /** As it is usually written, e.g. `LQFP-48`. */
  name: string;
  /** What all spellings share. A name without pins (`QFN`) ends with a hyphen and stands for every pin count. */
  key: string;
  /** A looser key for when the exact one finds nothing: QFN-48 also stands for VQFN-48. */
  wideKey: string;
}

/** Families of cases that differ in name only. */
const sameFamily: Record<string, string> = {
  SO: 'SOIC',
  SOP: 'SOIC',
  SOICN: 'SOIC',
  SOICW: 'SOIC',
  SOL: 'SOIC',
  PDIP: 'DIP',
  SPDIP: 'DIP',
  SDIP: 'DIP',
  CDIP: 'DIP',
  CERDIP: 'DIP',
  DIL: 'DIP',
  PDIL: 'DIP',
  MLF: 'QFN',
  VSSOP: 'MSOP',
  USOP: 'MSOP',
  UMAX: 'MSOP',
  FBGA: 'BGA',
};

/** Families that a visitor may mean by the general name. */
const wideFamilies: [string, string[]][] = [
  ['QFN', ['QFN', 'VQFN', 'WQFN', 'HVQFN', 'HWQFN', 'UQFN', 'TQFN', 'LFCSP', 'UFQFPN', 'UFQFN', 'VFQFN', 'VFQFPN', 'QFPN', 'XQFN', 'DQFN']],
  ['QFP', ['QFP', 'LQFP', 'TQFP', 'PQFP', 'HTQFP', 'HLQFP', 'VQFP', 'MQFP', 'CQFP']],
  ['DFN', ['DFN', 'WDFN', 'UDFN', 'TDFN', 'VDFN', 'XDFN', 'UFDFPN', 'SON', 'WSON', 'VSON', 'USON', 'XSON', 'X2SON', 'TDSON']],
  ['BGA', ['BGA', 'TFBGA', 'UFBGA', 'LFBGA', 'VFBGA', 'CBGA', 'PBGA', 'CABGA', 'CSBGA', 'FCBGA', 'FTBGA']],
  ['CSP', ['CSP', 'WLCSP', 'DSBGA', 'WLP']],
  ['LGA', ['LGA', 'HLGA', 'WFLGA', 'VFLGA', 'TFLGA']],
  ['TSSOP', ['TSSOP', 'HTSSOP']],
  ['MSOP', ['MSOP', 'HVSSOP', 'HMSOP']],
  ['SOIC', ['SOIC', 'HSOP', 'HSOIC', 'ESOP']],
  ['SSOP', ['SSOP', 'HSSOP', 'QSOP']],
  ['PLCC', ['PLCC', 'LCC', 'CLCC']],
  ['DIP', ['DIP', 'SIP']],
  ['TSOP', ['TSOP']],
];
const wideOf = new Map(wideFamilies.flatMap(([wide, families]) => families.map((family): [string, string] => [family, wide])));

/** Names with their own numbers; all of a line are one case. */
const sameCase: [string, ...string[]][] = [
  ['TO-220', 'TO-220-3', 'TO-220AB', 'TO220-3L'],
  ['TO-252', 'TO-252-2', 'TO-252-3', 'DPAK', 'DPAK-3'],
  ['TO-263', 'TO-263-2', 'TO-263-3', 'D2PAK', 'D2PAK-3', 'DDPAK'],
  ['TO-247', 'TO-247-3'],
  ['TO-92', 'TO-92-3'],
  ['TO-3P', 'TO-3P-3'],
  ['SOT-23', 'SOT-23-3', 'TO-236', 'TO-236AB', 'SOT-23-3L'],
  ['SOT-23-5', 'SOT-25', 'SOT-23-5L'],
  ['SOT-23-6', 'SOT-26', 'SOT-23-6L'],
  ['SOT-223', 'SOT-223-3', 'SOT-223-4'],
  ['SOT-89', 'SOT-89-3', 'SOT-89-3L'],
  ['SOT-323', 'SC-70', 'SC-70-3'],
  ['SOT-353', 'SC-70-5', 'SC-88A', 'SOT-23-SOT353'],
  ['SOT-363', 'SC-70-6', 'SC-88'],
  ['SMA', 'DO-214AC', 'DO-214AC(SMA)'],
  ['SMB', 'DO-214AA', 'DO-214AA(SMB)'],
  ['SMC', 'DO-214AB', 'DO-214AB(SMC)'],
  ['SOD-323', 'SC-76'],
  ['SOD-523', 'SC-79'],
  ['DO-35', 'DO-204AH'],
  ['DO-41', 'DO-204AL'],
];
const wideCases: [string, ...string[]][] = [
  ['SOT-23-5', 'TSOT-23-5'],
  ['SOT-23-6', 'TSOT-23-6'],
  ['SOT-23-8', 'TSOT-23-8'],
  ['SOT-23', 'TSOT-23'],
  ['SOD-323', 'SOD-323F'],
  ['SOD-123', 'SOD-123F', 'SOD-123FL'],
];
const keyOfCase = new Map(sameCase.flatMap(([key, ...others]) => [key, ...others].map((name): [string, string] => [packageSpelling(name), key])));
const wideOfCase = new Map(wideCases.flatMap(([key, ...others]) => others.map((name): [string, string] => [packageSpelling(name), key])));

/** Sizes of two-terminal chips, in hundredths of an inch. */
const chipSizes = new Set(['01005', '0201', '0402', '0603', '0805', '1008', '1206', '1210', '1806', '1808', '1812', '2010', '2220', '2225', '2512', '2917']);
/** Cases that are words of their own and have no pin count. */
const plainCases = new Set(['SMA', 'SMB', 'SMC', 'DPAK', 'D2PAK', 'DDPAK', 'DIRECTFET', 'POWERPAK', 'MELF', 'MINIMELF']);
const outline = /^(TO|SOT|SOD|DO|SC|TSOT)-?(\d{1,4}[A-Z]{0,3})(?:-?(\d{1,2})L?)?$/;
const leaded = /^([A-Z][A-Z0-9]*?[A-Z]|[A-Z]{2,})-?(\d{1,4})[A-Z]{0,2}$/;

/** Letters and digits of a case name: equal for `SO-8`, `SO8` and `so 8`. */
export function packageSpelling(name: string): string {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

/** What spellings of one case share; for every name, also unknown ones. */
export function packageKey(name: string): string {
  const known = keyOfCase.get(packageSpelling(name));
  if (known) return known;
  const bare = withoutDetails(name);
  const again = keyOfCase.get(packageSpelling(bare));
  if (again) return again;
  const match = leaded.exec(bare);
  if (match?.[1] && !outline.test(bare)) return `${sameFamily[match[1]] ?? match[1]}-${match[2]}`;
  const family = sameFamily[bare] ?? bare;
  return wideOf.has(family) ? `${family}-` : (outlineName(bare) ?? bare);
}

/** The looser key of a case. */
export function widePackageKey(key: string): string {
  const at = key.indexOf('-');
  const wide = at < 0 ? undefined : wideOf.get(key.slice(0, at));
  return wide ? `${wide}${key.slice(at)}` : (wideOfCase.get(packageSpelling(key)) ?? key);
}

/** The outline that a case shares with others of more or fewer pins: SOT-23 for SOT-23-5 and TSOT-23; null for names that are not of an outline. */
export function outlineOf(key: string): string | null {
  const match = outline.exec(key);
  return match ? `${match[1]?.replace(/^TSOT$/, 'SOT')}-${match[2]}` : null;
}

/**
 * Reads a word as a case, or null when it is not one for certain.
 * @param word One word as typed.
 */
export function readPackage(word: string): ReadPackage | null {
  const bare = withoutDetails(word);
  if (chipSizes.has(bare)) return { name: bare, key: bare, wideKey: bare };
  const compact = packageSpelling(bare);
  const leads = leaded.exec(bare);
  const isLeaded = leads?.[1] !== undefined && (wideOf.has(leads[1]) || leads[1] in sameFamily);
  const isFamily = wideOf.has(bare) || (bare in sameFamily && bare.length > 2);
  if (!isLeaded && !isFamily && !plainCases.has(compact) && !keyOfCase.has(compact) && !isOutline(bare)) return null;
  const key = packageKey(bare);
  return { name: isLeaded ? `${leads?.[1]}-${leads?.[2]}` : (outlineName(bare) ?? bare), key, wideKey: widePackageKey(key) };
}

/** Outline numbers have two digits at least, except TO-3 and TO-5: `SC-8` would be part of a number. */
const isOutline = (bare: string): boolean => {
  const match = outline.exec(bare);
  return match?.[1] !== undefined && (bare.includes('-') || (match[2]?.length ?? 0) >= 2) && (match[1] !== 'DO' || /^DO-?\d{2,3}/.test(bare));
};

function outlineName(bare: string): string | null {
  const match = outline.exec(bare);
  if (!match) return null;
  // SOT235 is SOT-23 with 5 pins; SOT223 is a name of its own.
  const glued = /^(23|89)([3568])$/.exec(match[1] === 'SOT' || match[1] === 'TSOT' ? (match[2] ?? '') : '');
  if (glued && !match[3]) return `${match[1]}-${glued[1]}-${glued[2]}`;
  return `${match[1]}-${match[2]}${match[3] ? `-${match[3]}` : ''}`;
}

/** Upper case without sizes, pads and remarks: `QFN-48-EP(6x6)` → `QFN-48`, `DIP,7.5x15mm` → `DIP`. */
function withoutDetails(name: string): string {
  const upper = name.normalize('NFKC').toUpperCase().replaceAll(/\s+/g, '');
  return upper
    .replace(/[(,_].*$/, '')
    .replace(/-EP$/, '')
    .replace(/-+$/, '');
}

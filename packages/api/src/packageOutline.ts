// How the terminals of a package are arranged and numbered, as far as its name tells.

/** Where a pin stands when the package is seen from above, pin 1 at the top left or at the bottom left. */
export interface PinPlace {
  pin: number;
  side: 'left' | 'bottom' | 'right' | 'top' | 'grid';
}

/** `tab`: leads on one side, and a tab on the other, which counts as a pin when there are four. */
export type Arrangement = 'dual' | 'quad' | 'row' | 'tab' | 'sot' | 'grid' | 'chip' | 'unknown';

const arrangements: [RegExp, Arrangement][] = [
  [/BGA|CSP|LGA|PGA/, 'grid'],
  [/QFP|QFN|MLF|LCC|QFJ/, 'quad'],
  [/SOT-?(?:89|223)/, 'tab'],
  [/SOT|SC-?70|SC-?59|TSOT/, 'sot'],
  [/^TO-|TO-?\d|SIP|PENTAWATT|MULTIWATT/, 'row'],
  [/^\d{4}$|SOD|DO-|MELF|SMA|SMB|SMC|MINIMELF/, 'chip'],
  [/SO|DIP|DFN|SON|MSOP|VSSOP|TSSOP|UDFN|WSON/, 'dual'],
];

/** Reads the arrangement off the package's name; `unknown` when the name does not tell. */
export function arrangementOf(packageCase: string | null, pins: number | null): Arrangement {
  const name = packageCase?.toUpperCase() ?? '';
  const found = arrangements.find(([pattern]) => pattern.test(name))?.[1];
  if (found === 'quad' && pins !== null && pins % 4 !== 0 && pins % 2 === 0) return 'dual';
  return found ?? (pins === 2 ? 'chip' : 'unknown');
}

/** Numbers the pins counter-clockwise, as the field does: from the top left, or from the bottom left where there are leads below and above. */
export function placePins(arrangement: Arrangement, pins: number): PinPlace[] {
  const all = Array.from({ length: pins }, (_, at) => at + 1);
  const quarter = pins / 4;
  if (arrangement === 'quad')
    return all.map((pin) => ({ pin, side: (['left', 'bottom', 'right', 'top'] as const)[Math.min(3, Math.floor((pin - 1) / quarter))] ?? 'top' }));
  if (arrangement === 'dual') return all.map((pin) => ({ pin, side: pin <= Math.ceil(pins / 2) ? 'left' : 'right' }));
  if (arrangement === 'row') return all.map((pin) => ({ pin, side: 'bottom' }));
  if (arrangement === 'tab') return all.map((pin) => ({ pin, side: pins === 4 && pin === 4 ? 'top' : 'bottom' }));
  if (arrangement === 'sot') return all.map((pin) => ({ pin, side: pin <= Math.ceil(pins / 2) ? 'bottom' : 'top' }));
  if (arrangement === 'chip') return all.map((pin) => ({ pin, side: pin === 1 ? 'left' : 'right' }));
  return all.map((pin) => ({ pin, side: 'grid' }));
}

/** More pins than this cannot be told apart in a drawing of this kind. */
const MOST_DRAWN = 256;

/** Tells whether name and count of pins are enough to draw the package; a grid of balls, and pins that do not fill their sides evenly, are not. */
export function isDrawable(arrangement: Arrangement, pins: number | null): pins is number {
  if (pins === null || pins < 1 || pins > MOST_DRAWN || arrangement === 'unknown' || arrangement === 'grid') return false;
  return arrangement === 'quad' ? pins % 4 === 0 : arrangement === 'dual' ? pins % 2 === 0 : arrangement === 'chip' ? pins === 2 : true;
}

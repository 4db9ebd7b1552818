import { contentWidth, ink, margin, type SheetPages } from '../../../platform/pdf/page.ts';

/** Where a pin stands when the package is seen from above, pin 1 at the top left. */
export interface PinPlace {
  pin: number;
  side: 'left' | 'bottom' | 'right' | 'top' | 'grid';
}

/** How the terminals of a package are arranged. */
export type Arrangement = 'dual' | 'quad' | 'row' | 'sot' | 'grid' | 'chip' | 'unknown';

const arrangements: [RegExp, Arrangement][] = [
  [/BGA|CSP|LGA|PGA/, 'grid'],
  [/QFP|QFN|MLF|LCC|QFJ|QSOP$/, 'quad'],
  [/SOT|SC-?70|SC-?59|TSOT/, 'sot'],
  [/^TO-|TO-?\d|SIP|PENTAWATT|MULTIWATT/, 'row'],
  [/SO|DIP|DFN|SON|MSOP|VSSOP|TSSOP|UDFN|WSON/, 'dual'],
  [/^\d{4}$|SOD|DO-|MELF|SMA|SMB|SMC|MINIMELF/, 'chip'],
];

/** Reads the arrangement off the package's name; `unknown` when the name does not tell. */
export function arrangementOf(packageCase: string | null, pins: number | null): Arrangement {
  const name = packageCase?.toUpperCase() ?? '';
  const found = arrangements.find(([pattern]) => pattern.test(name))?.[1];
  if (found === 'quad' && pins !== null && pins % 4 !== 0 && pins % 2 === 0) return 'dual';
  return found ?? (pins === 2 ? 'chip' : 'unknown');
}

/** Numbers the pins counter-clockwise from the top left, as the field does. */
export function placePins(arrangement: Arrangement, pins: number): PinPlace[] {
  const all = Array.from({ length: pins }, (_, at) => at + 1);
  const quarter = pins / 4;
  if (arrangement === 'quad')
    return all.map((pin) => ({ pin, side: (['left', 'bottom', 'right', 'top'] as const)[Math.min(3, Math.floor((pin - 1) / quarter))] ?? 'top' }));
  if (arrangement === 'dual') return all.map((pin) => ({ pin, side: pin <= Math.ceil(pins / 2) ? 'left' : 'right' }));
  if (arrangement === 'row') return all.map((pin) => ({ pin, side: 'bottom' }));
  if (arrangement === 'sot') return all.map((pin) => ({ pin, side: pin <= Math.ceil(pins / 2) ? 'bottom' : 'top' }));
  if (arrangement === 'chip') return all.map((pin) => ({ pin, side: pin === 1 ? 'left' : 'right' }));
  return all.map((pin) => ({ pin, side: 'grid' }));
}

/** Draws the package from above: body, terminals with numbers, mark of pin 1. Not to scale, and it says so elsewhere. */
export function drawOutline(pages: SheetPages, packageCase: string, pins: number, arrangement: Arrangement): void {
  const { pdf } = pages;
  pages.need(300);
  const places = placePins(arrangement, pins);
  const count = (side: PinPlace['side']) => places.filter((place) => place.side === side).length;
  const upright = Math.max(count('left'), count('right'));
  const across = Math.max(count('bottom'), count('top'));
  const height = arrangement === 'chip' ? 70 : arrangement === 'quad' ? 200 : Math.min(230, Math.max(90, upright * 16));
  const width = arrangement === 'quad' ? 200 : arrangement === 'dual' ? 130 : arrangement === 'chip' ? 120 : Math.min(260, Math.max(110, across * 42));
  const x = margin + (contentWidth - width) / 2;
  const y = pdf.y + 36;
  pdf.lineWidth(1.2).rect(x, y, width, height).fillAndStroke('#ffffff', ink.text);
  if (arrangement !== 'chip')
    pdf
      .circle(x + 12, y + 12, 4)
      .lineWidth(0.8)
      .stroke(ink.text);
  pdf
    .font('strong')
    .fontSize(11)
    .fillColor(ink.text)
    .text(packageCase, x, y + height / 2 - 8, { width, align: 'center', lineBreak: false });
  pdf.font('regular').fontSize(Math.min(8, 150 / Math.max(upright, across, 1) + 2));
  const used = { left: 0, right: 0, bottom: 0, top: 0, grid: 0 };
  for (const { pin, side } of places) {
    const at = used[side]++;
    const label = String(pin);
    if (side === 'left' || side === 'right') {
      const step = height / (count(side) + 1);
      const py = side === 'left' ? y + step * (at + 1) : y + height - step * (at + 1);
      const from = side === 'left' ? x : x + width;
      const to = side === 'left' ? x - 14 : x + width + 14;
      pdf.moveTo(from, py).lineTo(to, py).lineWidth(1).stroke(ink.text);
      pdf
        .fillColor(ink.muted)
        .text(label, side === 'left' ? x - 46 : x + width + 18, py - 5, { width: 28, align: side === 'left' ? 'right' : 'left', lineBreak: false });
    } else if (side === 'bottom' || side === 'top') {
      const step = width / (count(side) + 1);
      const px = side === 'bottom' ? x + step * (at + 1) : x + width - step * (at + 1);
      const from = side === 'bottom' ? y + height : y;
      pdf
        .moveTo(px, from)
        .lineTo(px, side === 'bottom' ? from + 14 : from - 14)
        .lineWidth(1)
        .stroke(ink.text);
      pdf.fillColor(ink.muted).text(label, px - 12, side === 'bottom' ? from + 16 : from - 26, { width: 24, align: 'center', lineBreak: false });
    }
  }
  pdf.y = y + height + 44;
}

import { type Arrangement, type PinPlace, placePins } from '@chippage/api/packageOutline';
import { contentWidth, ink, margin, type SheetPages } from '../../../platform/pdf/page.ts';

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
      .circle(x + 12, places[0]?.side === 'bottom' ? y + height - 12 : y + 12, 4)
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

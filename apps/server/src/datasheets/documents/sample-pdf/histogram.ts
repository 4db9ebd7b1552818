import { contentWidth, ink, margin, type SheetPages } from '../../../platform/pdf/page.ts';

/** Buckets of equal width over the sorted values' range, on a log axis when the values span more than two decades. */
export function buckets(values: number[], count: number): { from: number; to: number; size: number }[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (low === high) return [{ from: low, to: high, size: values.length }];
  const isLog = low > 0 && high / low > 100;
  const scale = isLog ? Math.log : (value: number) => value;
  const back = isLog ? Math.exp : (value: number) => value;
  const step = (scale(high) - scale(low)) / count;
  const made = Array.from({ length: count }, (_, at) => ({ from: back(scale(low) + step * at), to: back(scale(low) + step * (at + 1)), size: 0 }));
  for (const value of values) {
    const bucket = made[Math.min(count - 1, Math.floor((scale(value) - scale(low)) / step))];
    if (bucket) bucket.size += 1;
  }
  return made;
}

const short = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });

/** Draws how a parameter spreads over the category and where this part stands. */
export function drawHistogram(pages: SheetPages, label: string, unit: string | null, own: number, peers: number[]): void {
  const { pdf } = pages;
  pages.need(170);
  const bars = buckets(peers, 12);
  const most = Math.max(...bars.map((bar) => bar.size));
  pdf
    .font('strong')
    .fontSize(10.5)
    .fillColor(ink.text)
    .text(unit ? `${label}（${unit}）` : label, margin, pdf.y);
  const top = pdf.y + 8;
  const height = 90;
  const step = contentWidth / bars.length;
  for (const [at, bar] of bars.entries()) {
    const isOwn = own >= bar.from && (own < bar.to || at === bars.length - 1);
    const tall = bar.size === 0 ? 0 : Math.max(2, (bar.size / most) * height);
    pdf.rect(margin + step * at + 1, top + height - tall, step - 2, tall).fill(isOwn ? ink.mark : '#85d8b6');
  }
  pdf
    .moveTo(margin, top + height)
    .lineTo(margin + contentWidth, top + height)
    .lineWidth(0.7)
    .stroke(ink.muted);
  pdf.font('regular').fontSize(8.5).fillColor(ink.muted);
  pdf.text(short.format(Math.min(...peers)), margin, top + height + 4, { width: 100, lineBreak: false });
  pdf.text(short.format(Math.max(...peers)), margin + contentWidth - 100, top + height + 4, { width: 100, align: 'right', lineBreak: false });
  const below = peers.filter((value) => value < own).length;
  pdf.fillColor(ink.mark).text(`本型号 ${short.format(own)}，高于同类 ${below} / ${peers.length} 个型号`, margin + 100, top + height + 4, {
    width: contentWidth - 200,
    align: 'center',
    lineBreak: false,
  });
  pdf.y = top + height + 28;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { OutlineEntry } from './outline.ts';

/** Points; A4 is 595 × 842. */
export const margin = 56;
export const contentWidth = 595 - 2 * margin;
const bottom = 842 - 72;

export const ink = { text: '#131b25', muted: '#616d7b', line: '#d7dde4', sunken: '#f3f6f9', accent: '#006549', mark: '#a94e00', soft: '#ebfaf3' } as const;

function fontFile(weight: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`)));
}
let fonts: { regular: Buffer; strong: Buffer } | undefined;

/** Wraps pdfkit with the three things that every page needs: running head, page number, outline entries. */
export class SheetPages {
  readonly pdf: PDFKit.PDFDocument;
  readonly outline: OutlineEntry[] = [];
  private pages = 1;
  private readonly numbers: number[] = [];
  private readonly chunks: Buffer[] = [];

  constructor(title: string, issuedOn: Date, subject = '示例文档') {
    fonts ??= { regular: fontFile('400Regular'), strong: fontFile('600SemiBold') };
    this.pdf = new PDFDocument({
      size: 'A4',
      margins: { top: margin, bottom: 0, left: margin, right: margin },
      bufferPages: true,
      lang: 'zh-CN',
      displayTitle: true,
      info: { Title: title, Author: '芯页 ChipPage', Subject: subject, CreationDate: issuedOn, ModDate: issuedOn },
    });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.pdf.registerFont('regular', fonts.regular);
    this.pdf.registerFont('strong', fonts.strong);
    this.pdf.font('regular').y = margin + 28;
  }

  get pageNumber(): number {
    return this.pages;
  }

  newPage(): void {
    this.pdf.addPage();
    this.pages += 1;
    this.pdf.y = margin + 28;
  }

  /** Starts a new page when less than `height` points are left on this one. */
  need(height: number): void {
    if (this.pdf.y + height > bottom) this.newPage();
  }

  heading(text: string, level = 1): void {
    this.need(level === 1 ? 90 : 60);
    this.outline.push({ title: text, page: this.pages, level });
    this.pdf
      .font('strong')
      .fontSize(level === 1 ? 15 : 12)
      .fillColor(ink.text)
      .text(text, margin, this.pdf.y, { width: contentWidth });
    this.pdf.font('regular').moveDown(0.5);
  }

  /** A heading with its number in the document: 1, 1.1, 2 … */
  chapter(text: string, level = 1): void {
    this.numbers.length = Math.min(this.numbers.length, level);
    this.numbers[level - 1] = (this.numbers[level - 1] ?? 0) + 1;
    this.heading(`${this.numbers.join('.')} ${text}`, level);
  }

  paragraph(text: string, color: string = ink.text, size = 10): void {
    this.pdf.font('regular').fontSize(size);
    this.need(this.pdf.heightOfString(text, { width: contentWidth, lineGap: 3 }));
    this.pdf.fillColor(color).text(text, margin, this.pdf.y, { width: contentWidth, lineGap: 3 });
    this.pdf.moveDown(0.6);
  }

  /** A ruled table; column widths in points, repeated head on each page. */
  table(head: string[], widths: number[], rows: string[][]): void {
    const line = (cells: string[], isHead: boolean) => {
      const top = this.pdf.y;
      this.pdf.font(isHead ? 'strong' : 'regular').fontSize(9.5);
      const height = Math.max(...cells.map((cell, at) => this.pdf.heightOfString(cell, { width: (widths[at] ?? 0) - 12 }))) + 9;
      if (isHead) this.pdf.rect(margin, top, contentWidth, height).fill(ink.sunken);
      let x = margin;
      for (const [at, cell] of cells.entries()) {
        this.pdf.fillColor(isHead ? ink.muted : ink.text).text(cell, x + 6, top + 4, { width: (widths[at] ?? 0) - 12 });
        x += widths[at] ?? 0;
      }
      this.pdf
        .moveTo(margin, top + height)
        .lineTo(margin + contentWidth, top + height)
        .lineWidth(0.5)
        .stroke(ink.line);
      this.pdf.y = top + height;
    };
    this.need(60);
    line(head, true);
    for (const row of rows) {
      const before = this.pages;
      this.need(30);
      if (this.pages !== before) line(head, true);
      line(row, false);
    }
    this.pdf.y += 16;
  }

  /** Stamps heads and feet, writes the outline, ends the file. */
  async finish(left: string, right: string, foot: string): Promise<Buffer> {
    for (let at = 0; at < this.pages; at += 1) {
      this.pdf.switchToPage(at);
      this.pdf.font('regular').fontSize(8.5).fillColor(ink.muted);
      this.pdf.text(left, margin, 40, { width: contentWidth / 2, lineBreak: false });
      this.pdf.text(right, margin + contentWidth / 2, 40, { width: contentWidth / 2, align: 'right', lineBreak: false });
      this.pdf
        .moveTo(margin, 58)
        .lineTo(margin + contentWidth, 58)
        .lineWidth(0.7)
        .stroke(ink.text);
      this.pdf.text(foot, margin, 800, { width: contentWidth * 0.7, lineBreak: false });
      this.pdf.text(`${at + 1} / ${this.pages}`, margin + contentWidth * 0.7, 800, { width: contentWidth * 0.3, align: 'right', lineBreak: false });
    }
    const levels: PDFKit.PDFOutline[] = [this.pdf.outline];
    for (const entry of this.outline) {
      const parent = levels[entry.level - 1] ?? this.pdf.outline;
      this.pdf.switchToPage(entry.page - 1);
      levels[entry.level] = parent.addItem(entry.title);
    }
    const done = new Promise<void>((resolve, reject) => this.pdf.once('end', resolve).once('error', reject));
    this.pdf.end();
    await done;
    return Buffer.concat(this.chunks);
  }
}

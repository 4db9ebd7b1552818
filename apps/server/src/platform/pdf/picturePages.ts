import PDFDocument from 'pdfkit';

/** Points; A4 is so wide. */
const WIDTH = 595;

/** A PDF whose pages are pictures and nothing else. @param pictures JPEGs */
export async function picturePages(pictures: readonly { width: number; height: number; bytes: Buffer }[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  for (const { width, height, bytes } of pictures) {
    const size: [number, number] = [WIDTH, (WIDTH * height) / width];
    pdf.addPage({ size, margin: 0 }).image(bytes, 0, 0, { width: size[0], height: size[1] });
  }
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

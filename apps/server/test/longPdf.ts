import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A sheet as long as a reference manual: so many pages, each with its own picture and text, and all of them in the outline. */
export async function longPdf(pageCount: number): Promise<Buffer> {
  const made = new PDFDocument({ size: 'A4', margin: 40, autoFirstPage: false, bufferPages: true, info: { Title: 'Reference manual' } });
  const chunks: Buffer[] = [];
  made.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => made.on('end', resolve));
  for (let page = 1; page <= pageCount; page += 1) {
    made.addPage();
    made.outline.addItem(`Section ${page}`);
    made.fontSize(20).text(`Section ${page}`);
    made.fontSize(10).text(`Electrical characteristics of block ${page}, over the whole range of temperature. `.repeat(12));
    made.image(await noise(), 40, 300, { width: 515 });
  }
  groupPages(made);
  made.end();
  await done;
  return Buffer.concat(chunks);
}

/** About 80 kB that no other page shares. */
const noise = () =>
  sharp({ create: { width: 480, height: 400, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg({ quality: 75 })
    .toBuffer();

interface Node {
  data: { Type: string; Parent: unknown; Kids: Node[]; Count: number };
  end: () => void;
}
const PAGES_OF_NODE = 20;

/** Long manuals keep their pages in groups, so that a reader need not look at all of them to count; pdfkit keeps one row. */
function groupPages(made: InstanceType<typeof PDFDocument>): void {
  const root = (made as unknown as { _root: { data: { Pages: Node } } })._root.data.Pages;
  const pages = root.data.Kids;
  root.data.Kids = Array.from({ length: Math.ceil(pages.length / PAGES_OF_NODE) }, (_, at) => {
    const kids = pages.slice(at * PAGES_OF_NODE, (at + 1) * PAGES_OF_NODE);
    const node = made.ref({ Type: 'Pages', Parent: root, Kids: kids, Count: kids.length }) as unknown as Node;
    for (const page of kids) page.data.Parent = node;
    node.end();
    return node;
  });
}

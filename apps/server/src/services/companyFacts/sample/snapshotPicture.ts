import { sampleFirms } from './firms.ts';

const [WIDTH, HEIGHT] = [720, 480];
const FAMILY = 'sample snapshot';

/** Draws what stands for the picture of a registration; null for other addresses, and where nothing draws. */
export async function snapshotPicture(address: URL): Promise<Uint8Array | null> {
  const firm = sampleFirms.find(({ id }) => address.pathname === `/${id}.png`);
  const { canvasLibrary, lendFont } = await import('../../../platform/parsing/pdf/drawPage.ts');
  const library = firm ? await canvasLibrary() : null;
  if (!firm || !library) return null;
  lendFont(FAMILY, library);
  const canvas = library.createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = '#8a8f98';
  context.strokeRect(16, 16, WIDTH - 32, HEIGHT - 32);
  context.fillStyle = '#1c2024';
  const write = (text: string, size: number, y: number) => {
    context.font = `${size}px "${FAMILY}"`;
    context.fillText(text, 48, y, WIDTH - 96);
  };
  write('工商登记快照（样例，没有这家公司）', 24, 72);
  const rows = [
    ['名称', firm.name],
    ['统一社会信用代码', firm.creditCode],
    ['法定代表人', firm.staff[0]?.person.name ?? ''],
    ['注册资本', `${firm.capital} 万元`],
    ['成立日期', firm.setUp],
    ['登记状态', firm.state],
  ];
  for (const [index, [name, value]] of rows.entries()) write(`${name}：${value}`, 18, 130 + index * 44);
  return canvas.encode('png');
}

import { makeSamplePdf } from '../../../apps/server/src/datasheets/documents/sample-pdf/samplePdf.ts';
import { pdfBombs } from '../../../apps/server/test/bombs.ts';
import { objectStreamOf, pdfOf } from '../../../apps/server/test/pdfs.ts';
import { type Draw, mutate } from './mutate.ts';

const sheet = {
  mpn: 'LM358DR',
  brandName: 'Texas Instruments',
  brandNameCn: '德州仪器',
  categoryNames: ['放大器与比较器', '运算放大器'],
  packageCase: 'SOIC-8',
  pins: 8,
  lifecycle: null,
  params: [{ name: '电压下限', unit: 'V', valueText: '3', valueNum: 3, peers: [1.8, 2.7, 3, 3, 4.5, 5, 5, 5, 10] }],
  sources: [{ name: 'KiCad 元件库', licence: 'CC BY-SA 4.0' }],
  issuedOn: new Date('2026-11-01T00:00:00Z'),
};

/** PDFs from which broken ones are made: sample sheets, small ones by hand, and such as are bombs already. */
export async function wholePdfs(): Promise<Buffer[]> {
  const samples = await Promise.all(['LM358DR', 'NE555DR'].map(async (mpn) => (await makeSamplePdf({ ...sheet, mpn })).bytes));
  const small = [pdfOf(), pdfOf({ more: [objectStreamOf('<</Type/Annot/Subtype/Link>>')] }), pdfOf({ trailer: '/Info 4 0 R', more: ['<</Title(NE555)>>'] })];
  const bombs = ['一层套一层的数组', '交叉引用绕圈', '页面的目录指着自己', '号称四十亿页'].flatMap((name) => pdfBombs[name]?.() ?? []);
  return [...samples, ...samples, ...small, ...bombs];
}

const objectsOf = (text: string) => [...text.matchAll(/\d+ 0 obj[\s\S]*?endobj/g)];

/** Changes of what a PDF is built of: objects change places, names and references become others, one file goes on as another. */
const rebuild: readonly ((bytes: Buffer, draw: Draw, all: readonly Buffer[]) => Buffer)[] = [
  (bytes, draw) => {
    const text = bytes.toString('latin1');
    const objects = objectsOf(text);
    if (objects.length < 2) return bytes;
    const [one, other] = [draw.of(objects), draw.of(objects)];
    const body = (object: RegExpExecArray | undefined) => object?.[0].replace(/^\d+ 0 obj/, '') ?? '';
    return Buffer.from(
      text.replace(one[0], () => `${one[0].split(' ')[0]} 0 obj${body(other)}`),
      'latin1',
    );
  },
  (bytes, draw) => {
    const text = bytes.toString('latin1');
    const references = [...text.matchAll(/\d+ 0 R/g)];
    const reference = references[draw.below(Math.max(1, references.length))];
    return reference
      ? Buffer.from(`${text.slice(0, reference.index)}${draw.below(20)} 0 R${text.slice(reference.index + reference[0].length)}`, 'latin1')
      : bytes;
  },
  (bytes, draw) => {
    const names = ['/Type', '/Kids', '/Filter', '/FlateDecode', '/Length', '/Contents', '/Font', '/Count', '/Parent', '/Resources', '/Root'];
    const [from, to] = [draw.of(names), draw.of([...names, '/JavaScript', '/Crypt', '/LZWDecode', '/ObjStm', '/XRef'])];
    return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
  },
  (bytes, draw, all) => {
    const other = draw.of(all);
    return Buffer.concat([bytes.subarray(0, draw.below(bytes.length)), other.subarray(draw.below(other.length))]);
  },
  (bytes) => Buffer.concat([bytes, bytes]),
];

/** A PDF that is broken in its bytes, its structure or both. */
export function brokenPdf(draw: Draw, whole: readonly Buffer[]): Buffer {
  const bytes = draw.of(whole);
  const rebuilt = draw.below(2) === 0 ? draw.of(rebuild)(bytes, draw, whole) : bytes;
  const broken = rebuilt === bytes || draw.below(2) === 0 ? mutate(rebuilt, draw) : rebuilt;
  // Without its end a PDF is not looked into any further.
  return broken.subarray(-1024).includes('%%EOF') || draw.below(3) === 0 ? broken : Buffer.concat([broken, bytes.subarray(-700)]);
}

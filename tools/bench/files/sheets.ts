import { type Draw, mutate } from './mutate.ts';
import { type ZipEntry, zipOf } from './zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);
const letters = 'ABCDEFGHIJ';

interface Book {
  rows?: string;
  strings?: string;
  /** Before the root of the sheet. */
  doctype?: string;
  target?: string;
  more?: ZipEntry[];
}

/** The files of a workbook. */
function book({ rows = '', strings = '', doctype = '', target = 'worksheets/sheet1.xml', more = [] }: Book): ZipEntry[] {
  return [
    { name: '[Content_Types].xml', content: xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>') },
    {
      name: 'xl/workbook.xml',
      content: xml(`<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="BOM" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="${target}"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      ),
    },
    { name: 'xl/worksheets/sheet1.xml', content: xml(`${doctype}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`) },
    { name: 'xl/sharedStrings.xml', content: xml(`${doctype}<sst xmlns="${main}">${strings}</sst>`) },
    ...more,
  ];
}

const inline = (text: string) => `t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (at: number, cells: readonly string[]) => `<row r="${at}">${cells.map((cell, n) => `<c r="${letters[n]}${at}" ${cell}`).join('')}</row>`;
const heads = row(1, ['型号', '数量', '位号', '封装'].map(inline));
const parts = ['STM32F103C8T6', 'NE555DR', 'RC0402FR-0710KL', 'CL05B104KO5NNNC', 'LM358DR'];
const lines = Array.from({ length: 40 }, (_, at) =>
  row(at + 2, [`t="s"><v>${at % parts.length}</v></c>`, `><v>${at + 1}</v></c>`, inline(`R${at},R${at + 1}`), inline('0402')]),
).join('');
const strings = parts.map((part) => `<si><t>${part}</t></si>`).join('');
const whole = () => book({ rows: heads + lines, strings });
const MB = 1024 * 1024;
const laughs = `<!DOCTYPE lolz [<!ENTITY a "${'ha'.repeat(50)}">${[...'bcdefghij'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>`;
const outside = '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY % p SYSTEM "http://127.0.0.1:9/x.dtd"> %p;]>';
const formula = (text: string, value: string) => `t="str"><f>${text}</f><v>${value}</v></c>`;

/** Workbooks made by hand to harm whoever reads them, by what they are. */
export const sheetBombs: Readonly<Record<string, () => Buffer>> = {
  压缩炸弹: () => zipOf(book({ rows: heads, more: [{ name: 'xl/media/zero.xml', content: Buffer.alloc(400 * MB, ' ') }] })),
  压缩炸弹在表里: () => zipOf(book({ rows: heads + ' '.repeat(300 * MB) })),
  说小了的压缩炸弹: () => zipOf(book({ rows: heads + ' '.repeat(200 * MB) }).map((entry) => ({ ...entry, claimed: Math.min(entry.content.byteLength, 5000) }))),
  说大了的: () => zipOf(whole().map((entry) => ({ ...entry, claimed: 0xffff_ffff }))),
  外部实体: () => zipOf(book({ doctype: outside, rows: heads + row(2, [inline('&x;'), '><v>1</v></c>']), strings })),
  实体一层套一层: () => zipOf(book({ doctype: laughs, rows: heads + row(2, [inline('&j;'), '><v>1</v></c>']), strings: '<si><t>&j;</t></si>' })),
  公式: () =>
    zipOf(
      book({
        rows:
          heads +
          row(2, [formula('HYPERLINK(&quot;http://x&quot;)', '=cmd|&apos;/c calc&apos;!A1'), '><f>A1*2</f></c>', formula('[1]x!A1', '+1'), inline('@SUM(1)')]),
      }),
    ),
  一百万空行: () => zipOf(book({ rows: heads + lines + Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 42}"/>`).join(''), strings })),
  一百万空行没有编号: () => zipOf(book({ rows: heads + lines + '<row/>'.repeat(1_000_000), strings })),
  三十万行空格子: () =>
    zipOf(book({ rows: heads + lines + Array.from({ length: 300_000 }, (_, at) => `<row r="${at + 42}"><c r="A${at + 42}" s="1"/></row>`).join(''), strings })),
  最远的两格: () => zipOf(book({ rows: `<row r="1"><c r="XFD1" ${inline('x')}</row><row r="1048576"><c r="A1048576" ${inline('x')}</row>` })),
  行号极大: () => zipOf(book({ rows: `${heads}<row r="1e15"><c r="A2" ${inline('x')}</row>` })),
  行号无穷: () => zipOf(book({ rows: `${heads}<row r="Infinity"><c r="A2" ${inline('x')}</row>` })),
  列名极长: () => zipOf(book({ rows: `<row r="1"><c r="${'Z'.repeat(20)}1" ${inline('x')}</row>` })),
  很长的共用文字: () =>
    zipOf(
      book({
        rows: heads + Array.from({ length: 20_000 }, (_, at) => row(at + 2, ['t="s"><v>0</v></c>'])).join(''),
        strings: `<si><t>${' '.repeat(30 * MB)}x</t></si>`,
      }),
    ),
  一百万个共用文字: () => zipOf(book({ rows: heads + lines, strings: '<si><t>x</t></si>'.repeat(1_000_000) })),
  没有闭合: () => zipOf(book({ rows: '<row r="1"><c r="A1">'.repeat(200_000) })),
  套得很深: () => zipOf(book({ rows: '<x>'.repeat(1_000_000) })),
  属性不闭合: () => zipOf(book({ rows: `<row r="${'1'.repeat(5 * MB)}` })),
  编号里有实体: () => zipOf(book({ rows: `${heads}<row r="&#57;&#57;999999999"><c r="A2" ${inline('x')}</row>` })),
  位号里的空格: () =>
    zipOf(
      book({
        rows:
          heads +
          Array.from({ length: 60 }, (_, at) => row(at + 2, [inline('x'), inline(`5${' '.repeat(32_000)}!`), inline(`R1${' '.repeat(32_000)}!`)])).join(''),
      }),
    ),
  内容类型不对: () => zipOf(book({ rows: heads, target: '../../../etc/passwd' })),
  表是共用文字: () => zipOf(book({ rows: heads, target: 'sharedStrings.xml' })),
  表是自己的目录: () => zipOf(book({ rows: heads, target: '_rels/workbook.xml.rels' })),
  压缩包套压缩包: () => zipOf([{ name: 'a.xlsx', content: zipOf([{ name: 'b.xlsx', content: zipOf(whole()), isStored: true }]), isStored: true }]),
  名字是原型: () => zipOf([...whole(), { name: '__proto__', content: Buffer.from('x') }, { name: '__proto__.xml', content: Buffer.from('<x/>') }]),
  六万个文件: () => zipOf([...whole(), ...Array.from({ length: 60_000 }, (_, at) => ({ name: `xl/${at}.xml`, content: Buffer.alloc(0), isStored: true }))]),
  不是压缩包: () => Buffer.from('PK\u0003\u0004 not really'),
  旧的Excel: () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(5000)]),
  引号不闭合的CSV: () => Buffer.from(`型号,数量\n${'"a\nb",'.repeat(200_000)}"`),
  全是逗号的CSV: () => Buffer.alloc(4 * MB, ','),
  全是引号的CSV: () => Buffer.alloc(4 * MB, '"'),
};

const sheetTexts = [
  '&amp;',
  '&#0;',
  '&#x110000;',
  '<![CDATA[x]]>',
  '<!-- -->',
  'r="A1"',
  't="s"',
  't="b"',
  't="d"',
  't="e"',
  's="99"',
  '<v>1e999</v>',
  '<v>-1</v>',
  '<v/>',
  '_x0000_',
  '\u0000',
];

/** A workbook that is broken in what its files say, or in the archive's own bytes. */
export function brokenSheet(draw: Draw): Buffer {
  const entries = whole();
  if (draw.below(3) > 0) {
    const entry = draw.of(entries);
    if (draw.below(2) === 0) entry.content = mutate(entry.content, draw);
    else {
      const text = entry.content.toString();
      const at = draw.below(text.length);
      entry.content = Buffer.from(text.slice(0, at) + draw.of(sheetTexts) + text.slice(at + draw.below(20)));
    }
    if (draw.below(5) === 0) entry.name = draw.of(['xl/workbook.xml', 'xl/styles.xml', '', 'xl\\workbook.xml', '../x.xml']);
  }
  const archive = zipOf(draw.below(4) === 0 ? entries.map((entry) => ({ ...entry, isStored: true })) : entries);
  return draw.below(3) === 0 ? mutate(archive, draw) : archive;
}

import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readSheetRows } from './readSheetRows.ts';

const settings = { rows: 100, columns: 20, cell: 50 };

async function read(bytes: Buffer | string, some: Partial<typeof settings> = {}) {
  const { answer, bytes: packed } = await readSheetRows(Buffer.from(bytes as string), { ...settings, ...some });
  const lines = packed && packed.length > 0 ? gunzipSync(packed).toString('utf8').trim().split('\n') : [];
  return { answer, rows: lines.map((line) => JSON.parse(line) as [number, string[]]) };
}

async function zipOf(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  return buffer(zip.outputStream);
}
const book = '<workbook xmlns:r="r"><sheets><sheet name="藏" state="hidden" r:id="rId9"/><sheet name="库存" r:id="rId1"/></sheets></workbook>';
const rels = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet7.xml"/><Relationship Id="rId9" Target="worksheets/sheet1.xml"/></Relationships>';
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>';
const shared = '<sst><si><t>型号</t></si><si><r><t>STM32</t></r><r><t xml:space="preserve">F103 &amp; 其他</t></r><rPh><t>よみ</t></rPh></si></sst>';
const excel = (sheet: string, more: Record<string, string | Buffer> = {}) =>
  zipOf({
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': rels,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': shared,
    'xl/worksheets/sheet7.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  });

it('Excel：第一张看得见的表，共享文字、行内文字、数字、日期、空格子各在其位，行号照文件', async () => {
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="4"><c r="A4" t="s"><v>1</v></c><c r="C4"><v>1.2000000000000002</v></c>
    <c r="D4" s="1"><v>45292</v></c><c r="E4" s="2"><v>45292</v></c><c r="F4" t="inlineStr"><is><t>=1+1</t></is></c><c r="G4" t="b"><v>1</v></c></row><row r="5"><c r="A5" s="1"/></row>`;
  expect(await read(await excel(sheet))).toEqual({
    answer: { rows: 2 },
    rows: [
      [1, ['型号']],
      [4, ['STM32F103 & 其他', '', '1.2', '2024-01-01', '2024-01-01', '=1+1', '是']],
    ],
  });
});

it('公式从不计算：有存下的值用值，没有就原样说是公式；别处的文件和外部链接都不读', async () => {
  const sheet =
    '<row r="1"><c r="A1"><f>B1*2</f><v>84</v></c><c r="B1"><f>WEBSERVICE("http://127.0.0.1/")</f></c><c r="C1" t="str"><f>[1]a!A1</f><v>文字</v></c></row>';
  const more = { 'xl/externalLinks/externalLink1.xml': '<externalLink/>' };
  expect((await read(await excel(sheet, more))).rows).toEqual([[1, ['84', '=WEBSERVICE("http://127.0.0.1/")', '文字']]]);
});

it.each<[string, () => Promise<Buffer | string>, string, Partial<typeof settings>?]>([
  [
    '声明实体',
    () => excel('', { 'xl/worksheets/sheet7.xml': '<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData><row><c><v>&a;</v></c></row></sheetData></worksheet>' }),
    'entities',
  ],
  ['压得太紧', () => excel('', { 'xl/worksheets/sheet7.xml': Buffer.alloc(20_000_000, ' ') }), 'unpacked_too_large'],
  ['行太多', () => Promise.resolve('a\n'.repeat(101)), 'too_many_rows'],
  ['列太多', () => Promise.resolve(`${'a,'.repeat(20)}b`), 'too_many_columns'],
  ['列在很远的地方', () => excel('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'too_many_columns'],
  ['旧的 .xls', () => Promise.resolve(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3])), 'old_excel'],
  ['有密码', () => Promise.resolve(Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')])), 'encrypted'],
  ['图片', () => Promise.resolve(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])), 'unreadable'],
  ['坏的 ZIP', () => Promise.resolve(Buffer.from('PK\u0003\u0004xxxx')), 'unreadable'],
  ['没有表的 ZIP', () => zipOf({ 'a.txt': 'x' }), 'unreadable'],
])('不读：%s', async (_name, make, fault, some) => expect((await read(await make(), some)).answer).toEqual({ fault }));

it.each<[string, Buffer | string, string[][]]>([
  [
    '逗号、引号、引号里的换行',
    '型号,备注\r\n"A,1","说""好""\n了"\r\n',
    [
      ['型号', '备注'],
      ['A,1', '说"好" 了'],
    ],
  ],
  [
    '制表符',
    '型号\t数量\nA1\t5',
    [
      ['型号', '数量'],
      ['A1', '5'],
    ],
  ],
  [
    '分号和空的引号',
    'a;"";b\n"";x;',
    [
      ['a', '', 'b'],
      ['', 'x'],
    ],
  ],
  ['GB 18030', Buffer.from([0xd0, 0xcd, 0xba, 0xc5, 0x2c, 0x41]), [['型号', 'A']]],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('型号\tA', 'utf16le')]), [['型号', 'A']]],
  ['Excel 的 ="0123" 和前面的引号', '="0123",\'=A1,=A1', [['0123', '=A1', '=A1']]],
  ['没有结束的引号', 'a,"b', [['a', 'b']]],
])('CSV：%s', async (_name, text, rows) => expect((await read(text)).rows.map(([, cells]) => cells)).toEqual(rows));

it('太长的格子多留一个字，让人看得出太长', async () => {
  const { rows } = await read('x'.repeat(80));
  expect(rows[0]?.[1][0]).toHaveLength(51);
});

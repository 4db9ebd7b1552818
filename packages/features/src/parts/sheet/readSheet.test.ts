import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { filledSheet } from './readableSheet.ts';
import { readSheet } from './readSheet.ts';
import { excelFile } from './sheet.fixtures.ts';

const sheet = 'xl/worksheets/sheet1.xml';
const cell = (place: string, text = 'x') => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
/** The list of the fixtures with other rows, and with other files. */
async function withRows(rows: string, more: Record<string, string> = {}): Promise<File> {
  const parts = unzipSync(new Uint8Array(await excelFile().arrayBuffer()));
  const texts = { [sheet]: `<worksheet><sheetData>${rows}</sheetData></worksheet>`, ...more };
  return new File([zipSync({ ...parts, ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])) })], 'a.xlsx');
}

test.each([
  ['两格离得极远', `<row r="1">${cell('XFD1')}</row><row r="190000">${cell('A190000')}</row>`],
  ['在最后一行', `<row r="1048576">${cell('A1048576')}</row>`],
  ['没有这样的行', `<row r="1e15">${cell('A1')}</row>`],
  ['无穷远', `<row r="Infinity">${cell('A1')}</row>`],
  ['没有这样的列', `<row r="1">${cell('ZZZZZZ1')}</row>`],
  ['行号里有实体', `<row r="&#57;&#57;&#57;99999999">${cell('A1')}</row>`],
  ['写在引号里的标签之后', `<row x=">" r="99999999">${cell('A1')}</row>`],
  ['极长的标签', `<row r="${'1'.repeat(300_000)}"/>`],
])('不读：%s', async (_, rows) => await expect(readSheet(await withRows(rows))).rejects.toMatchObject({ fault: 'tooLarge' }));

test('Excel 写在表头尾的命名空间和关系不是格子的位置', async () => {
  const spaces = 'http://schemas.openxmlformats.org';
  const head = `<worksheet xmlns="${spaces}/spreadsheetml/2006/main" xmlns:r="${spaces}/officeDocument/2006/relationships" xr:uid="{0001}">`;
  const rows = `<dimension ref="A1:A2"/><sheetData><row r="1" spans="1:1" x14ac:dyDescent="0.3">${cell('A1', '型号')}</row><row r="2">${cell('A2', 'NE555DR')}</row></sheetData>`;
  const file = await withRows('', { [sheet]: `${head}${rows}<pageSetup paperSize="9" r:id="rId1"/></worksheet>` });
  expect(await readSheet(file)).toEqual([['型号'], ['NE555DR']]);
});

test('一万行空的、只有格式的格子不碍事；别的表不碍第一张', async () => {
  const empty = Array.from({ length: 10_000 }, (_, at) => `<row r="${at + 3}"><c r="XFD${at + 3}" s="1"/></row>`).join('');
  const other = `<worksheet><sheetData><row r="1e15">${cell('A1')}</row></sheetData></worksheet>`;
  const file = await withRows(`<row r="1">${cell('A1', ' 型号 ')}</row><row r="2">${cell('A2', 'NE555DR')}</row>${empty}`, {
    'xl/worksheets/sheet9.xml': other,
  });
  expect(await readSheet(file)).toEqual([['型号'], ['NE555DR']]);
});

test('空的行和格子不读，别的留在原来的地方', () => {
  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const filled = `<row r="5"><c r='B5'><v>1</v></c></row>`;
  const empty = '<row r="1"/><row r="2"></row><row r="3"> <c r="A3" s="1"/>\n</row><row/>';
  expect(filledSheet(`<?xml version="1.0"?><!-- x -->${sheet(empty + filled + empty)}`)).toBe(`<?xml version="1.0"?><!-- x -->${sheet(filled)}`);
  expect(filledSheet(sheet('<row r="5"><c r="A5" s="1"/><c r="B5"><v>1</v></c><c r="C5"/></row>'))).toBe(sheet('<row r="5"><c r="B5"><v>1</v></c></row>'));
  expect(filledSheet(sheet('<x:row r="5"><x:c r="A5"><x:v>1</x:v></x:c></x:row>'))).toContain('<x:c r="A5">');
});

test.each(['<!DOCTYPE x []><worksheet/>', '<!-- x', '<row r="1', '<v><![CDATA[x', '<row r="1">'])('不是一张表：%s', (broken) =>
  expect(filledSheet(broken)).toBeNull(),
);

import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A table of texts. */
export interface TextSheet {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A spreadsheet runs what begins like a formula; a quote in front makes it text. Numbers stay numbers. */
const inert = (cell: string) => (/^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell);
const csvField = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** RFC 4180 with a byte order mark, without which Excel reads Chinese as Latin. */
export const csvOf = ({ head, rows }: TextSheet): Buffer =>
  Buffer.from(`\uFEFF${[head, ...rows].map((row) => row.map((cell) => csvField(inert(cell))).join(',')).join('\r\n')}\r\n`);

const escapeXml = (text: string) =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const fixed: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mime}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mime}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** The letters of a column, from 0: A, Z, AA. */
const lettersOf = (column: number): string => (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** An .xlsx file of one sheet, whose rows and cells say where they stand: not every reader counts them. Every cell is a text: nothing in it is a formula, and a lot such as 0001 keeps its noughts. */
export function xlsxOf({ head, rows }: TextSheet): Readable {
  const zip = new ZipFile();
  const cell = (text: string, place: string) =>
    text === '' ? '' : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
  const data = [head, ...rows]
    .map((row, no) => `<row r="${no + 1}">${row.map((text, column) => cell(text, `${lettersOf(column)}${no + 1}`)).join('')}</row>`)
    .join('');
  const sheet = `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${data}</sheetData></worksheet>`;
  for (const [name, xml] of Object.entries({ ...fixed, 'xl/worksheets/sheet1.xml': sheet })) zip.addBuffer(Buffer.from(`${prolog}${xml}`), name);
  zip.end();
  return zip.outputStream.pipe(new PassThrough());
}

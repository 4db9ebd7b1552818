import type { Readable } from 'node:stream';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { attribute, decodeText, scanXml, SheetFault } from './scanXml.ts';

/** What the parts of a file may be together when they are unpacked, in bytes, and how much more than packed. */
const UNPACKED_MAX_BYTES = 150_000_000;
const MOST_RATIO = 200;
const MOST_ENTRIES = 2000;
/** Characters of all texts of a workbook. */
const MOST_TEXT = 20_000_000;

interface Parts {
  names: ReadonlyMap<string, Entry>;
  open: (name: string) => Promise<Readable | null>;
  close: () => void;
}

/** Looks at the directory of a ZIP; nothing is unpacked before what it announces is judged. */
const openParts = (bytes: Buffer): Promise<Parts> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true, autoClose: false }, (error, zip: ZipFile) => {
      if (error) return reject(new SheetFault('unreadable'));
      if (zip.entryCount > MOST_ENTRIES) return reject(new SheetFault('unpacked_too_large'));
      const names = new Map<string, Entry>();
      let unpacked = 0;
      zip.on('error', () => reject(new SheetFault('unreadable')));
      zip.on('entry', (entry: Entry) => {
        const isTight = entry.uncompressedSize > MOST_RATIO * Math.max(entry.compressedSize, 4096);
        // Pictures and the like are never unpacked.
        if (/\.(?:xml|rels)$/i.test(entry.fileName)) unpacked += entry.uncompressedSize;
        if (unpacked > UNPACKED_MAX_BYTES || isTight) return reject(new SheetFault('unpacked_too_large'));
        names.set(entry.fileName, entry);
        return zip.readEntry();
      });
      zip.on('end', () =>
        resolve({
          names,
          close: () => zip.close(),
          open: (name) =>
            new Promise((done, fail) => {
              const entry = names.get(name);
              if (!entry) return done(null);
              return zip.openReadStream(entry, (broken, stream) => (broken ? fail(new SheetFault('unreadable')) : done(stream)));
            }),
        }),
      );
      return zip.readEntry();
    });
  });

/** Where the first sheet that is shown lies. */
async function firstSheet(parts: Parts): Promise<string> {
  const workbook = await parts.open('xl/workbook.xml');
  const rels = await parts.open('xl/_rels/workbook.xml.rels');
  if (!workbook || !rels) throw new SheetFault('unreadable');
  const sheets: string[] = [];
  const targets = new Map<string, string>();
  await scanXml(workbook, {
    open: (name, tag) => {
      if (name === 'sheet' && !/hidden/i.test(attribute(tag, 'state') ?? '')) sheets.push(attribute(tag, 'id') ?? '');
    },
    close: () => undefined,
  });
  await scanXml(rels, {
    open: (name, tag) => {
      // What lies outside of the file is never asked for.
      if (name === 'Relationship' && attribute(tag, 'TargetMode') !== 'External') targets.set(attribute(tag, 'Id') ?? '', attribute(tag, 'Target') ?? '');
    },
    close: () => undefined,
  });
  const target = targets.get(sheets[0] ?? '') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The texts that cells share. */
async function sharedTexts(parts: Parts): Promise<string[]> {
  const texts: string[] = [];
  const stream = await parts.open('xl/sharedStrings.xml');
  if (!stream) return texts;
  let [text, isText, isReading, size] = ['', false, false, 0];
  await scanXml(stream, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 't') isText = !isReading;
      // How a Japanese text is read stands beside it.
      if (name === 'rPh') isReading = true;
    },
    close: (name) => {
      if (name === 'si') texts.push(decodeText(text));
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
    },
    text: (piece) => {
      if (!isText) return;
      text += piece;
      size += piece.length;
      if (size > MOST_TEXT) throw new SheetFault('unpacked_too_large');
    },
  });
  return texts;
}

const isDateFormat = (code: string) => /[ymd]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
const isDateId = (id: number) => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);

/** Which formats of cells show a day. */
async function dateStyles(parts: Parts): Promise<Set<number>> {
  const found = new Set<number>();
  const stream = await parts.open('xl/styles.xml');
  if (!stream) return found;
  const own = new Map<number, string>();
  let [isCell, at] = [false, 0];
  await scanXml(stream, {
    open: (name, tag) => {
      if (name === 'numFmt') own.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '');
      if (name === 'cellXfs') isCell = true;
      if (name !== 'xf' || !isCell) return;
      const id = Number(attribute(tag, 'numFmtId') ?? 0);
      const code = own.get(id);
      if (code === undefined ? isDateId(id) : isDateFormat(code)) found.add(at);
      at += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return found;
}

const DAY = 86_400_000;
/** A number of Excel carries the noise of binary fractions behind the sixth digit. */
const numberText = (raw: string) => {
  const value = Number(raw);
  return raw.trim() === '' || !Number.isFinite(value) ? raw.trim() : String(Number(value.toFixed(6)));
};
const dayText = (raw: string) => {
  const days = Number(raw);
  return Number.isFinite(days) && days > 0 && days < 2_958_466 ? new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * DAY).toISOString().slice(0, 10) : raw;
};

const columnOf = (address: string): number => {
  let column = 0;
  for (const letter of address) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column;
};

/**
 * The rows of the first sheet of an .xlsx file. A formula is never worked out: its last value counts, and where the file has none
 * the cell reads as the formula.
 */
export async function readXlsx(bytes: Buffer, columns: number, take: (row: string[], no: number) => void): Promise<void> {
  const parts = await openParts(bytes);
  try {
    const sheet = await parts.open(await firstSheet(parts));
    if (!sheet) throw new SheetFault('unreadable');
    const [texts, dates] = [await sharedTexts(parts), await dateStyles(parts)];
    let row: string[] = [];
    let [no, column] = [0, 0];
    let [type, style, value, formula, inside]: [string, number, string, string | null, '' | 'v' | 'f' | 't'] = ['n', 0, '', null, ''];
    const cellText = () => {
      const raw = decodeText(value);
      if (formula !== null && value === '') return `=${decodeText(formula)}`;
      if (type === 's') return texts[Number(raw)] ?? '';
      if (type === 'b') return raw === '1' ? '是' : '否';
      if (type === 'n') return dates.has(style) ? dayText(raw) : numberText(raw);
      return raw;
    };
    await scanXml(sheet, {
      open: (name, tag) => {
        if (name === 'row') {
          no = Number(attribute(tag, 'r') ?? no + 1);
          [row, column] = [[], 0];
        } else if (name === 'c') {
          const address = attribute(tag, 'r');
          column = address === undefined ? column + 1 : columnOf(address);
          [type, style, value, formula] = [attribute(tag, 't') ?? 'n', Number(attribute(tag, 's') ?? 0), '', null];
        } else if (name === 'v' || name === 't') inside = name;
        else if (name === 'f') {
          inside = 'f';
          formula = '';
        }
      },
      close: (name) => {
        if (name === 'v' || name === 't' || name === 'f') inside = '';
        if (name === 'c') {
          const text = value === '' && formula === null ? '' : cellText();
          if (text === '') return;
          if (column > columns) throw new SheetFault('too_many_columns');
          while (row.length < column - 1) row.push('');
          row[column - 1] = text;
        }
        if (name === 'row') take(row, no);
      },
      text: (piece) => {
        if (inside === 'v' || inside === 't') value += piece;
        else if (inside === 'f') formula = `${formula ?? ''}${piece}`;
      },
    });
  } finally {
    parts.close();
  }
}

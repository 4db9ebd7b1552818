/** The last row in which something may stand; with more the reader becomes slower with every row. */
const LAST_ROW = 200_000;
/** Cells of the rectangle that the filled cells of a sheet span: the reader makes all of them, however few are filled. */
const MOST_CELLS = 5_000_000;
/** Tags, comments and texts are no longer: the text of a cell has at most 32,767 characters, each at most `&quot;`. The reader looks again and again through one that is not at its end. */
const LONGEST = 200_000;

/** The attribute r, not one of that name in a name space: Excel declares `xmlns:r` in front of every sheet. */
const PLACE = /(?<![\w:.-])r\s*=\s*["']([^"']*)["']/g;
const ADDRESS = /^([A-Z]{0,3})(\d{1,7})$/;

const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0);

/** Where the end of what begins at a place is; -1 for none. */
function endOf(xml: string, from: number): number {
  const after = (mark: string) => {
    const at = xml.indexOf(mark, from);
    return at < 0 ? -1 : at + mark.length;
  };
  if (xml[from] !== '<') return xml.includes('<', from) ? xml.indexOf('<', from) : xml.length;
  if (xml.startsWith('<!--', from)) return after('-->');
  if (xml.startsWith('<![CDATA[', from)) return after(']]>');
  if (xml.startsWith('<?', from)) return after('?>');
  // A document type: Excel writes none.
  if (xml.startsWith('<!', from)) return -1;
  for (let at = from + 1; at < from + LONGEST && at < xml.length; at++) {
    const sign = xml[at];
    if (sign === '>') return at + 1;
    if (sign !== '"' && sign !== "'") continue;
    at = xml.indexOf(sign, at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

/** Whether a tag says that it stands where a sheet has rows and cells. @returns its row and column, 0 for what it does not say; null for no such place */
function placeOf(tag: string): { row: number; column: number } | null {
  let [row, column] = [0, 0];
  for (const [, place = ''] of tag.includes('r') ? tag.matchAll(PLACE) : []) {
    const [address, letters = '', digits = ''] = ADDRESS.exec(place) ?? [];
    if (address === undefined) return null;
    [row, column] = [Math.max(row, Number(digits)), Math.max(column, columnOf(letters))];
  }
  return { row, column };
}

/**
 * A sheet of an .xlsx file without its empty rows and cells: with a million of them, which hold only a format, the reader takes
 * minutes. The others keep their places.
 * @returns null for what is built as no sheet is, or whose cells stand too far apart: a reader fills all between them
 */
export function filledSheet(xml: string): string | null {
  const kept: string[] = [];
  let [from, rows, columns] = [0, 0, 0];
  /** The tag of a row in which nothing was found yet. */
  let open: string | null = null;
  for (let at = 0, end = 0; at < xml.length; at = end) {
    end = endOf(xml, at);
    if (end < 0 || end - at > LONGEST) return null;
    const isTag = xml[at] === '<';
    const tag = isTag ? xml.slice(at, end) : '';
    const [, slash, name] = /^<(\/?)(?:\w+:)?(row|c)(?=[\s/>])/.exec(tag) ?? [];
    const place = placeOf(tag);
    if (place === null) return null;
    const isEmpty = (name !== undefined && tag.endsWith('/>')) || (open !== null && (!isTag || (slash === '/' && name === 'row')));
    if (isEmpty) {
      // A row that ends before anything was found in it, an empty tag, or what stands between the tags of an empty row.
      if (open === null) kept.push(xml.slice(from, at));
      if (slash === '/') open = null;
      from = end;
      continue;
    }
    if (name === 'row' && slash === '') {
      if (open === null) kept.push(xml.slice(from, at));
      open = tag;
      from = end;
      continue;
    }
    if (open !== null) {
      kept.push(open);
      open = null;
      from = at;
    }
    if (place.column === 0) continue;
    rows = Math.max(rows, place.row);
    columns = Math.max(columns, place.column);
  }
  if (open !== null || rows > LAST_ROW || rows * columns > MOST_CELLS) return null;
  kept.push(xml.slice(from));
  return kept.join('');
}

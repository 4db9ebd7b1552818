import { type CatalogueIndex, type CatalogueNames, rowOfId } from './catalogueIndex.ts';
import { completeIndex } from './indexBuilder.ts';
import { lowerBound, textAt, type TextColumn } from './textColumn.ts';

/** Rows of one index that stay together in the merged one. */
interface Run {
  from: CatalogueIndex;
  start: number;
  end: number;
}

/**
 * An index with some rows added or replaced. Copies whole runs, so that a few changed rows among a million cost
 * milliseconds.
 * @param base With the same dictionary as `changed`.
 * @param changed New rows and the new state of known ones (by id).
 */
export function mergeIndexes(names: CatalogueNames, base: CatalogueIndex, changed: CatalogueIndex): CatalogueIndex {
  const runs = runsOf(base, changed);
  const size = runs.reduce((sum, run) => sum + run.end - run.start, 0);
  const copy = <T extends Int32Array | Uint16Array | Int16Array | Uint8Array>(column: T, of: (index: CatalogueIndex) => T): T => {
    let at = 0;
    for (const run of runs) {
      column.set(of(run.from).subarray(run.start, run.end), at);
      at += run.end - run.start;
    }
    return column;
  };
  return completeIndex(names, base.dictionary, {
    keys: joinTexts(runs, size, (index) => index.keys),
    mpns: joinTexts(runs, size, (index) => index.mpns),
    ids: copy(new Int32Array(size), (index) => index.ids),
    brand: copy(new Uint16Array(size), (index) => index.brand),
    category: copy(new Uint16Array(size), (index) => index.category),
    package: copy(new Int32Array(size), (index) => index.package),
    pins: copy(new Int16Array(size), (index) => index.pins),
    lifecycle: copy(new Uint8Array(size), (index) => index.lifecycle),
    datasheet: copy(new Uint8Array(size), (index) => index.datasheet),
    isPattern: copy(new Uint8Array(size), (index) => index.isPattern),
    popularity: copy(new Uint8Array(size), (index) => index.popularity),
    ...joinEntries(runs, size),
  });
}

/** Cuts the base where rows go and where new ones come. */
function runsOf(base: CatalogueIndex, changed: CatalogueIndex): Run[] {
  const cuts: { at: number; insert: number }[] = [];
  for (let row = 0; row < changed.size; row++) {
    const old = rowOfId(base, changed.ids[row] ?? -1);
    if (old >= 0) cuts.push({ at: old, insert: -1 });
    const key = textAt(changed.keys, row);
    const mpn = textAt(changed.mpns, row);
    const place = lowerBound(base.size, (other) => {
      const otherKey = textAt(base.keys, other);
      return otherKey > key || (otherKey === key && textAt(base.mpns, other) >= mpn);
    });
    cuts.push({ at: place, insert: row });
  }
  // At one place, new rows stand before the old row that goes.
  cuts.sort((a, b) => a.at - b.at || Number(a.insert < 0) - Number(b.insert < 0) || a.insert - b.insert);
  const runs: Run[] = [];
  const add = (from: CatalogueIndex, start: number, end: number) => {
    const last = runs.at(-1);
    if (last?.from === from && last.end === start) last.end = end;
    else if (end > start) runs.push({ from, start, end });
  };
  let done = 0;
  for (const { at, insert } of cuts) {
    add(base, done, at);
    done = Math.max(done, at);
    if (insert >= 0) add(changed, insert, insert + 1);
    else done = at + 1;
  }
  add(base, done, base.size);
  return runs;
}

function joinTexts(runs: readonly Run[], size: number, of: (index: CatalogueIndex) => TextColumn): TextColumn {
  const starts = new Int32Array(size + 1);
  const pieces: string[] = [];
  let row = 0;
  let length = 0;
  for (const { from, start, end } of runs) {
    const column = of(from);
    const first = column.starts[start] ?? 0;
    for (let at = start; at < end; at++) starts[row++] = length + (column.starts[at] ?? 0) - first;
    const last = column.starts[end] ?? first;
    pieces.push(column.text.slice(first, last));
    length += last - first;
  }
  starts[size] = length;
  return { text: pieces.join(''), starts };
}

function joinEntries(runs: readonly Run[], size: number): { entryStarts: Int32Array; entries: Int32Array } {
  const entryStarts = new Int32Array(size + 1);
  const total = runs.reduce((sum, { from, start, end }) => sum + (from.entryStarts[end] ?? 0) - (from.entryStarts[start] ?? 0), 0);
  const entries = new Int32Array(total);
  let row = 0;
  let length = 0;
  for (const { from, start, end } of runs) {
    const first = from.entryStarts[start] ?? 0;
    const last = from.entryStarts[end] ?? first;
    for (let at = start; at < end; at++) entryStarts[row++] = length + (from.entryStarts[at] ?? 0) - first;
    entries.set(from.entries.subarray(first, last), length);
    length += last - first;
  }
  entryStarts[size] = length;
  return { entryStarts, entries };
}

import type { Db } from '../../../platform/database/connect.ts';
import type { Searchable } from '../search/searchParts.ts';
import { indexBuilder } from './indexBuilder.ts';
import { mergeIndexes } from './mergeIndexes.ts';
import { type CatalogueMark, readMark, readNames, readParts } from './readCatalogue.queries.ts';
import { searchableOf } from './searchable.ts';

/** The catalogue index of a process, following the database. */
export interface Catalogue {
  /** The catalogue as it is now: looks whether the database went on and takes in what changed. */
  current: () => Promise<Snapshot>;
}

/** A state of the catalogue; what is derived from it may be kept as long as the snapshot itself. */
export interface Snapshot extends Searchable {
  readonly mark: CatalogueMark;
}

/** Taking in what came takes milliseconds; where it takes this long, it rests a while before the next time. */
const SLOW_MS = 1000;
const REST_MS = 3000;

const catalogues = new WeakMap<Db, Catalogue>();

/** The catalogue of a database; the same one for every caller of the process. */
export function catalogueOf(db: Db): Catalogue {
  const known = catalogues.get(db);
  if (known) return known;
  const opened = openCatalogue(db);
  catalogues.set(db, opened);
  return opened;
}

function openCatalogue(db: Db): Catalogue {
  let snapshot: Snapshot | undefined;
  let checking: Promise<Snapshot> | undefined;
  let refreshing: Promise<Snapshot> | undefined;
  let restUntil = 0;

  async function check(): Promise<Snapshot> {
    const mark = await readMark(db);
    checking = undefined;
    if (snapshot && snapshot.mark.revision === mark.revision && snapshot.mark.epoch === mark.epoch) return snapshot;
    if (snapshot && performance.now() < restUntil) return snapshot;
    refreshing ??= refresh(mark).finally(() => {
      refreshing = undefined;
    });
    // A refresh that began before this look may end without its rows: then look once more.
    const fresh = await refreshing;
    return fresh.mark.revision >= mark.revision || performance.now() < restUntil ? fresh : check();
  }

  async function refresh(mark: CatalogueMark): Promise<Snapshot> {
    const start = performance.now();
    const isFirst = snapshot === undefined;
    snapshot = snapshot && snapshot.mark.epoch === mark.epoch ? await update(db, snapshot, mark) : await load(db, mark);
    const end = performance.now();
    restUntil = !isFirst && end - start > SLOW_MS ? end + REST_MS : 0;
    return snapshot;
  }

  return {
    current() {
      checking ??= check().catch((error: unknown) => {
        checking = undefined;
        throw error;
      });
      return checking;
    },
  };
}

async function load(db: Db, mark: CatalogueMark): Promise<Snapshot> {
  const builder = indexBuilder(await readNames(db));
  await readParts(db, builder, 0);
  return { ...searchableOf(builder.finish()), mark };
}

/** Takes in the rows that were written since; the words of the field stay as they are. */
async function update(db: Db, { index, lexicon, mark: before }: Snapshot, mark: CatalogueMark): Promise<Snapshot> {
  const builder = indexBuilder(index, index.dictionary);
  await readParts(db, builder, before.revision);
  return { index: mergeIndexes(index, index, builder.finish()), lexicon, mark };
}

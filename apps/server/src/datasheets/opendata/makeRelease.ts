import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenTable } from '@chippage/api/types';
import type { Platform } from '../../platform/context.ts';
import { storeFile } from '../../platform/keepFile.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { csvRecord } from './csv.ts';
import { beginRelease, completeRelease, findDayBefore, findOpenFile, hasRelease, insertOpenFile } from './openData.queries.ts';
import { type Credit, dataPackage, licenceText, rowSchema } from './openDescriptions.rules.ts';
import { digestsOf, type WrittenFile, writeTable } from './openFormats.ts';
import { countWithheldParts, readOpenRows } from './openRows.queries.ts';
import { openTableNames } from './openTables.ts';

const QUEUE = 'opendata.release';

/** Writes the public data of today, once; a run that was interrupted is begun anew. All tables are read at one moment. */
export async function makeRelease(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const createdAt = clock.now();
  const day = shanghaiDate(createdAt);
  if (await hasRelease(db, day)) return;
  const previousDay = (await findDayBefore(db, day)) ?? null;
  const folder = await mkdtemp(join(tmpdir(), 'chippage-opendata-'));
  try {
    const { files, tables, withheldParts } = await writeAll(platform, { folder, day, previousDay, createdAt });
    await beginRelease(db, { day, createdAt, previousDay });
    for (const [no, { name, path }] of files.entries())
      await storeFile(platform, createReadStream(path), (tx, { sha256, sizeBytes }) => insertOpenFile(tx, { day, name, no, sha256, sizeBytes }));
    await completeRelease(db, { day, completedAt: clock.now(), tables, withheldParts });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Edition {
  folder: string;
  day: string;
  previousDay: string | null;
  createdAt: Date;
}

type OpenParameter = { code: string; name: string; unit: string | null };

async function writeAll({ db, files: store }: Platform, { folder, day, previousDay, createdAt }: Edition) {
  const written: WrittenFile[] = [];
  const tables: OpenTable[] = [];
  const changesPath = join(folder, 'changes.csv');
  const changes = await open(changesPath, 'w');
  await changes.write(csvRecord(['table', 'key', 'change']));
  const isFirst = previousDay === null;
  try {
    return await db.transaction(
      async (tx) => {
        const units = new Map<string, { name: string; unit: string | null }>();
        for await (const rows of readOpenRows<OpenParameter>(tx, 'parameters')) for (const { code, name, unit } of rows) units.set(code, { name, unit });
        const credits: Credit[] = [];
        for await (const rows of readOpenRows<Credit>(tx, 'sources')) credits.push(...rows);
        for (const table of openTableNames) {
          const old = isFirst ? undefined : await findOpenFile(tx, { release: previousDay, name: `${table}.csv` });
          const before = await digestsOf(old ? store.read(old.sha256) : null);
          const { files, facts } = await writeTable(readOpenRows(tx, table), {
            table,
            folder,
            before,
            isFirst,
            units,
            onChange: (line) => changes.write(line),
          });
          written.push(...files);
          tables.push(facts);
        }
        const texts = {
          'schema.json': JSON.stringify(rowSchema(), null, 2),
          'datapackage.json': JSON.stringify(dataPackage({ day, createdAt, tables, credits }), null, 2),
          'licence.txt': licenceText(day, credits),
        };
        for (const [name, text] of Object.entries(texts)) {
          const path = join(folder, name);
          await writeFile(path, text);
          written.push({ name, path });
        }
        written.push({ name: 'changes.csv', path: changesPath });
        return { files: written, tables, withheldParts: await countWithheldParts(tx) };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  } finally {
    await changes.close();
  }
}

/** Every night in China, and soon after a start of a portal that has none of today. */
export function registerReleaseJob(platform: Platform): void {
  platform.jobs.handle(QUEUE, () => makeRelease(platform), { everyCron: '23 18 * * *' });
}

/** Asks for the release of today. */
export const askForRelease = (platform: Platform) => platform.jobs.send(QUEUE, {}, { key: 'today' });

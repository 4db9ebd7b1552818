import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/platform/database/open.ts';

/** What came of killing imports again and again. */
export interface KilledImports {
  rounds: number;
  /** Rows that the importer said were safe. */
  acknowledged: number;
  /** Of those, how many the database did not hold after its next start; has to be 0. */
  lost: number;
  /** Batches of which only a part was there, or parts without the document of their address; has to be 0. */
  torn: number;
}

const BATCH = 100;
const ROWS = 4000;

/** Imports rows, kills the importer (and with it the database's parent) with SIGKILL at a random moment, and looks what is there. */
export async function killImports(dataDir: string, rounds: number): Promise<KilledImports> {
  const report: KilledImports = { rounds, acknowledged: 0, lost: 0, torn: 0 };
  const file = join(dataDir, '..', `import-${process.pid}.ndjson`);
  for (let round = 0; round < rounds; round++) {
    writeFileSync(
      file,
      Array.from({ length: ROWS }, (_, row) =>
        JSON.stringify({
          mpn: `KILL${round}-${row}`,
          brand: 'Texas Instruments',
          category: 'power/ldo',
          params: { voutV: row / 100 },
          datasheetUrl: `https://example.com/${round}/${row % 50}.pdf`,
        }),
      ).join('\n'),
    );
    const safe = await importAndKill(dataDir, file);
    report.acknowledged += safe;
    const { db, close } = await openDatabase({ dataDir });
    const { rows } = await db.execute<{ n: string; linked: string }>(sql`
      select count(*) as n, count(l.part_id) as linked from parts p left join document_parts l on l.part_id = p.id where p.mpn like ${`KILL${round}-%`}`);
    const there = Number(rows[0]?.n);
    report.lost += Math.max(0, safe - there);
    if (there % BATCH !== 0 || Number(rows[0]?.linked) !== there) report.torn += 1;
    await close();
  }
  rmSync(file, { force: true });
  return report;
}

/** Rows that the importer acknowledged before it was killed. */
async function importAndKill(dataDir: string, file: string): Promise<number> {
  const importer = spawn(process.execPath, ['--conditions=chippage-source', join(import.meta.dirname, 'holdImport.ts'), dataDir, file], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let safe = 0;
  importer.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) safe = Math.max(safe, Number.parseInt(line, 10) || 0);
  });
  const gone = once(importer, 'exit');
  const first = await Promise.race([once(importer.stdout, 'data'), gone.then(() => null)]);
  if (first) await sleep(Math.random() * 500);
  importer.kill('SIGKILL');
  await gone;
  return safe;
}

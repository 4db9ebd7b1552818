import type { Platform } from '../../platform/context.ts';
import { openThread } from '../../platform/thread.ts';
import type { Certificate } from './certificate.ts';
import { listUndrawnLines, setCertificate } from './sampleLines.queries.ts';

/** Draws the certificates of the sample that are missing; goes on where a stop interrupted it. @returns How many were drawn. */
export async function drawCertificates({ db, files }: Pick<Platform, 'db' | 'files'>, signal: AbortSignal): Promise<number> {
  const lines = await listUndrawnLines(db);
  if (lines.length === 0) return 0;
  const drawing = openThread<Certificate, Uint8Array>(new URL('certificate.worker.ts', import.meta.url));
  let count = 0;
  try {
    for (const { id, agent, brand, scope, validFrom, validTo } of lines) {
      if (signal.aborted) break;
      if (agent === null || validFrom === null || validTo === null) continue;
      const bytes = await drawing.ask({ agent, brand, scope: scope ?? '没有写明', validFrom, validTo });
      // The file is on the disk before its row says so.
      await setCertificate(db, id, await files.put(bytes));
      count += 1;
    }
  } finally {
    await drawing.close();
  }
  return count;
}

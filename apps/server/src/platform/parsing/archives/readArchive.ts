import { fromBuffer } from 'yauzl';
import type { ParserReply, ParserTasks } from '../parserTasks.ts';

/** What a ZIP says that is inside, or why it is not one that may be unpacked. */
export type ArchiveReading = { names: string[] } | { fault: 'broken' | 'too_large' };

/** Names that are told; more of them never matter. */
const NAMES_TOLD = 200;

/** Reads the directory of a ZIP and judges it by what it announces, before anything is unpacked. */
export async function readArchive(input: Buffer, { entries, bytes, ratio }: ParserTasks['archive']['settings']): Promise<ParserReply<ArchiveReading>> {
  const reading = await new Promise<ArchiveReading>((done) => {
    fromBuffer(input, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return done({ fault: 'broken' });
      if (zip.entryCount > entries) return done({ fault: 'too_large' });
      const names: string[] = [];
      let unpacked = 0;
      zip.on('error', () => done({ fault: 'broken' }));
      zip.on('entry', (entry) => {
        unpacked += entry.uncompressedSize;
        const isTight = entry.uncompressedSize > ratio * Math.max(entry.compressedSize, 1024);
        if (unpacked > bytes || isTight) return done({ fault: 'too_large' });
        if (names.length < NAMES_TOLD) names.push(entry.fileName.slice(0, 200));
        return zip.readEntry();
      });
      zip.on('end', () => done({ names }));
      return zip.readEntry();
    });
  });
  return { answer: reading };
}

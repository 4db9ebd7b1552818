// A thread that reads lists as the page of a bill of materials does, up to the lines that it would save.
import { parentPort } from 'node:worker_threads';
import { bomSheetMessages } from '../../../packages/features/src/bom/bom-sheet/messages.ts';
import { proposeColumns } from '../../../packages/features/src/bom/bom-sheet/proposeColumns.ts';
import { linesOf } from '../../../packages/features/src/bom/bom-sheet/sheetLines.ts';
import { translator } from '../../../packages/features/src/i18n/messages.ts';
import { readSheet, SheetError } from '../../../packages/features/src/parts/sheet/readSheet.ts';

const words = translator(bomSheetMessages);

parentPort?.on('message', async (bytes: Uint8Array<ArrayBuffer>) => {
  try {
    const rows = await readSheet(new File([bytes], 'bom.xlsx'));
    const { head, columns } = proposeColumns(rows, words);
    const lines = linesOf(
      rows,
      head,
      columns.map(({ field }) => field),
      words,
    );
    parentPort?.postMessage({ lines: lines.slice(0, 10_000) });
  } catch (error) {
    parentPort?.postMessage({ fault: error instanceof SheetError ? error.fault : String(error) });
  }
});

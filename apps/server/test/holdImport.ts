/** Imports a file until it is killed, printing one line for each batch that was acknowledged: `node holdImport.ts DATA_DIR FILE`. */
import { importParts } from '../src/datasheets/parts/import/importParts.ts';
import { loadSample } from '../src/datasheets/parts/sample/loadSample.ts';
import { openDatabase } from '../src/platform/database/open.ts';

const [, , dataDir = '', file = ''] = process.argv;
const { db, url } = await openDatabase({ dataDir });
await loadSample(db, { hasParts: false });
await importParts({ url, file, batchSize: 100, onError: () => undefined, onProgress: ({ added, same }) => process.stdout.write(`${added + same}\n`) });
process.stdout.write('done\n');
// Killed or not, the process ends without closing anything: that is what is tested.
process.kill(process.pid, 'SIGKILL');

import type { PageTable } from './page/pageTable.tsx';
import { routesOf } from './routes.tsx';

const tables = import.meta.glob<PageTable>('./routes/*/*.table.ts', { eager: true, import: 'table' });

/** All pages in their frames, for the server, which answers every address. */
export const routes = routesOf(Object.values(tables));

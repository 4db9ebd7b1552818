import type { VisitLog } from './port.ts';

/** No other place: the portal's own table has them. */
export const localVisitLog: VisitLog = { write: async () => undefined };

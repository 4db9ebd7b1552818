import type { Ctx } from '../platform/context.ts';
import type { Reader } from './articles/articles.queries.ts';

/** Who reads, as the session says. */
export const readerOf = ({ session, clock }: Ctx): Reader => ({ memberId: session?.memberId ?? null, now: clock.now() });

/** A page as the database counts it. */
export const pageOf = ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({ limit: pageSize, offset: (pageIndex - 1) * pageSize });

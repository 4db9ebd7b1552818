import type { Ctx } from '../platform/context.ts';
import type { Reader } from './articles/articles.queries.ts';

/** Who reads, as the session says. */
export const readerOf = ({ session, clock }: Ctx): Reader => ({ memberId: session?.memberId ?? null, now: clock.now() });

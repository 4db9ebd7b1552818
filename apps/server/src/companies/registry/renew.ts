import type { RegistryCompany } from '@chippage/api/types';
import type { Ctx, Session } from '../../platform/context.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { dropAnswers } from './answers.queries.ts';
import { companyOf } from './companyViews.ts';
import { factsOf } from './kept.ts';
import { giveRenewalBack, takeRenewal } from './quota.queries.ts';
import { refuseRenewedToday, RegistryRefused } from './registry.errors.ts';
import { companyKey, readCompany } from './registryRead.ts';

/** Asks about a company anew. Only when the provider answered is what was kept dropped, and does it count as the day's renewal. */
export async function renewCompany(ctx: Ctx<Session>, id: number): Promise<RegistryCompany | null> {
  const renewal = { memberId: ctx.session.memberId, companyId: id, day: shanghaiDate(ctx.clock.now()) };
  const facts = factsOf(ctx);
  if (!(await takeRenewal(ctx.db, renewal, ctx.clock.now()))) throw new RegistryRefused(refuseRenewedToday());
  try {
    const read = await readCompany(ctx, id, true);
    await dropAnswers(ctx.db, id, `${facts.name}:${companyKey(id)}`);
    return await companyOf(ctx, read);
  } catch (error) {
    await giveRenewalBack(ctx.db, renewal);
    throw error;
  }
}

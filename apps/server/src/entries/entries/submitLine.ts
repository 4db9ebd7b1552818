import { findBrand } from '../../datasheets/parts/brands.queries.ts';
import { findPartsOfKeys } from '../../datasheets/parts/namedParts.queries.ts';
import { findAgent } from '../../directory/directory.queries.ts';
import { carriedAmong, hasLine } from '../../directory/enteredLines.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { wrongFactFailure } from './entries.errors.ts';
import type { EntryRow } from './entries.queries.ts';
import { handIn } from './handIn.ts';
import { keysOf, readMpns, splitMpns, validToProblem } from './lines.rules.ts';

interface LineWish {
  /** The distributor or trader that is said to sell it. */
  agentId: number;
  entryId?: number | undefined;
  evidence: string;
}

/** A brand that a company is said to sell. */
interface BrandWish extends LineWish {
  brandId: number;
  validTo?: string;
}

/** Part numbers that a trader is said to have, as pasted. */
interface ModelWish extends LineWish {
  mpns: string;
}

async function companyOr404({ db }: Ctx, id: number, isTrader: boolean) {
  const agent = await findAgent(db, id);
  if (!agent || (agent.kind === 'independent') !== isTrader) throw notFound(isTrader ? '贸易商' : '代理商');
  const { name, nameCn } = agent;
  return { agentId: id, name, nameCn };
}

function evidenceOf(written: string): string {
  const evidence = written.trim();
  if (evidence === '') throw wrongFactFailure('evidence', '请写明在哪里可以查到，例如官网或公告的网址');
  return evidence;
}

/** Hands in that a distributor or trader sells a brand. */
export async function submitBrandLine(ctx: Ctx<Session>, kind: 'agent_brand' | 'trader_brand', wish: BrandWish): Promise<EntryRow> {
  const { agentId, brandId, entryId, validTo = '' } = wish;
  const company = await companyOr404(ctx, agentId, kind === 'trader_brand');
  const evidence = evidenceOf(wish.evidence);
  const brand = await findBrand(ctx.db, brandId);
  if (!brand) throw wrongFactFailure('brandId', '目录里没有这个品牌，请先补充品牌');
  const brandName = brand.nameCn ?? brand.name;
  if (await hasLine(ctx.db, agentId, brandId)) throw wrongFactFailure('brandId', `“${company.nameCn ?? company.name}”的品牌里已经有“${brandName}”，不用再补充`);
  const wrongDay = validToProblem(validTo, shanghaiDate(ctx.clock.now()));
  if (wrongDay !== undefined) throw wrongFactFailure('validTo', wrongDay);
  return handIn(ctx, entryId, { kind, ...company, brandId, brandName, validTo: validTo || null, evidence });
}

/** Hands in part numbers that a trader has; each has to mean exactly one part. */
export async function submitModels(ctx: Ctx<Session>, { agentId, entryId, ...wish }: ModelWish): Promise<EntryRow> {
  const company = await companyOr404(ctx, agentId, true);
  const evidence = evidenceOf(wish.evidence);
  const written = splitMpns(wish.mpns);
  const known = await findPartsOfKeys(ctx.db, keysOf(written));
  const carried = await carriedAmong(
    ctx.db,
    agentId,
    known.map(({ id }) => id),
  );
  const read = readMpns(written, known, carried);
  if ('msg' in read) throw wrongFactFailure('mpns', read.msg);
  const mpns = read.parts.map(({ mpn }) => mpn);
  const partIds = read.parts.map(({ id }) => id);
  return handIn(ctx, entryId, { kind: 'trader_model', ...company, mpns, partIds, evidence });
}

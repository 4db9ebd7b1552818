import { brandKey, readBrandIds } from '../../datasheets/parts/import/importBrands.queries.ts';
import { findBrandName } from '../../datasheets/parts/brands.queries.ts';
import { findAgentNamed } from '../../directory/enteredAgents.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { wrongFactFailure } from './entries.errors.ts';
import type { EntryRow } from './entries.queries.ts';
import { type CompanyKind, type KeptFacts, readFacts, type WrittenFacts } from './entries.rules.ts';
import { handIn } from './handIn.ts';

/** A company that a member hands in. */
export interface EntryWish extends WrittenFacts {
  kind: CompanyKind;
  agentKind: EntryRow['agentKind'];
  entryId?: number | undefined;
}

/** What the directory calls somebody of one of these names; undefined: it has nobody of them. */
export async function findTwin(db: Db, kind: CompanyKind, { name, nameCn }: Pick<KeptFacts, 'name' | 'nameCn'>): Promise<string | undefined> {
  const names = [name, ...(nameCn === null ? [] : [nameCn])];
  if (kind === 'brand') {
    const ids = await readBrandIds(db);
    const id = names.map((each) => ids.get(brandKey(each))).find((found) => found !== undefined);
    return id === undefined ? undefined : findBrandName(db, id);
  }
  for (const each of names) {
    const twin = await findAgentNamed(db, each);
    if (twin !== undefined) return twin;
  }
  return undefined;
}

/** Hands a company in that the directory does not have. */
export async function submitEntry(ctx: Ctx<Session>, { kind, agentKind, entryId, ...written }: EntryWish): Promise<EntryRow> {
  const facts = readFacts(written);
  if ('msg' in facts) throw wrongFactFailure(facts.field, facts.msg);
  const twin = await findTwin(ctx.db, kind, facts);
  if (twin !== undefined) throw wrongFactFailure('name', `目录里已经有“${twin}”，不用再补充`);
  return handIn(ctx, entryId, { kind, agentKind, ...facts });
}

import { insertEnteredBrand } from '../../datasheets/parts/memberParts.queries.ts';
import { insertEnteredAgent } from '../../directory/enteredAgents.queries.ts';
import { insertEnteredLine, insertEnteredParts } from '../../directory/enteredLines.queries.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { entryExistsFailure, entryTargetGoneFailure } from './entries.errors.ts';
import { type EntryRow, lockEntry, updateEntry } from './entries.queries.ts';
import { entryTitle } from './entries.rules.ts';
import { findTwin } from './submitEntry.ts';

const mine = '/userCenter/entries';

/** Writes what was entered into the directory. What a company sells already stays as it is, so doing it again changes nothing. */
async function publish(tx: Db, entry: EntryRow): Promise<{ brandId: number } | { agentId: number } | undefined> {
  const { kind, name, nameCn, country, website, agentId, brandId, validTo, partIds } = entry;
  if (kind === 'agent_brand' || kind === 'trader_brand' || kind === 'trader_model') {
    if (agentId === null) throw entryTargetGoneFailure();
    if (kind === 'trader_model') await insertEnteredParts(tx, agentId, partIds);
    else if (brandId === null) throw entryTargetGoneFailure();
    else await insertEnteredLine(tx, { agentId, brandId, validTo });
    return undefined;
  }
  const twin = await findTwin(tx, kind, entry);
  if (twin !== undefined) throw entryExistsFailure(twin);
  const facts = { name, nameCn, country, website };
  if (kind === 'brand') return { brandId: await insertEnteredBrand(tx, facts) };
  return { agentId: await insertEnteredAgent(tx, { ...facts, kind: kind === 'trader' ? 'independent' : (entry.agentKind ?? 'catalog') }) };
}

/** Carries out what an operator decided about an entry. */
export const entryDecisions: Pick<ReviewDecisions, 'entry'> = {
  async entry(tx, review, { isApproved, reason, now }) {
    const entry = await lockEntry(tx, Number(review.payload['entryId']), 'anybody');
    if (entry.state !== 'reviewing') return;
    const title = entryTitle(entry);
    const base = { memberId: entry.memberId, kind: 'review', href: mine } as const;
    if (isApproved) {
      await updateEntry(tx, entry.id, { state: 'published', ...(await publish(tx, entry)), reviewedAt: now });
      await giveNotice(tx, { ...base, title: '你补充的条目已收进目录', body: `${title}已通过审核，现在可以在目录里找到。` }, now);
    } else {
      await updateEntry(tx, entry.id, { state: 'refused', reason, reviewedAt: now });
      await giveNotice(tx, { ...base, title: '你补充的条目没有通过审核', body: `${title}没有通过审核。原因：${reason}` }, now);
    }
  },
};

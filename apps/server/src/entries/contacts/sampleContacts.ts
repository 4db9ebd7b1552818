import type { ContactFacts } from '@chippage/api/types';
import { sampleAgents } from '../../directory/sample/sampleLines.ts';
import { sampleMerchants } from '../../mall/sample/sampleMerchants.ts';
import type { Db } from '../../platform/database/connect.ts';
import { hasSampleContacts, insertContacts } from './contacts.queries.ts';

const none = { wechat: null, address: null, hours: null };

/** Contacts of a made-up company: numbers that nobody has, addresses below the domain that is kept for examples. */
const contactsOf = (id: string, address: string | null): ContactFacts[] => [
  {
    topic: 'sales',
    name: '销售部（示例）',
    phone: `0755-0000${id}`,
    email: `sales.${id}@example.com`,
    wechat: `example-${id}`,
    address,
    hours: '工作日 9:00–18:00',
  },
  { ...none, topic: 'support', name: '应用工程师（示例）', phone: `000-0000-${id}`, email: `fae.${id}@example.com` },
];

/** The made-up companies of the sample, by the kind of their page. What a merchant's page says of its address is not said twice. */
const companies = {
  agent: sampleAgents.map(({ facts: { id } }) => ({ id, address: '深圳市示例区样例路 1 号（虚构）' })),
  merchant: sampleMerchants.map(({ id }) => ({ id, address: null })),
} as const;

/** Gives the made-up companies of the sample made-up contacts, unless those of a kind have some. @returns How many were written. */
export async function loadSampleContacts(db: Db, now: Date): Promise<number> {
  let written = 0;
  for (const kind of ['agent', 'merchant'] as const) {
    if (await hasSampleContacts(db, kind)) continue;
    const rows = companies[kind].flatMap(({ id, address }) =>
      contactsOf(String(id).padStart(4, '0'), address).map((shown) => ({
        kind,
        thingId: id,
        shown,
        state: 'approved' as const,
        isSample: true,
        submittedAt: now,
      })),
    );
    written += (await insertContacts(db, rows)).length;
  }
  return written;
}

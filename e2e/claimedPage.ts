import type { Page } from '@playwright/test';
import { asMember } from './people.ts';

interface Waiting {
  id: number;
  facts: readonly { value: string }[];
}

/** Claims the page of a distributor for a member and approves it at an operator's desk. */
export async function claimPage(page: Page, desk: Page, agent: number): Promise<void> {
  const company = `示例公司 ${crypto.randomUUID().slice(0, 8)}`;
  const claim = { kind: 'agent', thingId: agent, company, position: '销售', workEmail: 'li@example.com', fileIds: [] };
  await asMember(page, '/claim/auth/user/add', { json: claim });
  const waiting = await asMember<Waiting[]>(desk, '/operator/reviews?kind=listing_claim&pageSize=100');
  const review = waiting.find(({ facts }) => facts.some(({ value }) => value === company));
  await asMember(desk, '/operator/reviews/decide', { id: String(review?.id), decision: 'approve', reason: '' });
}

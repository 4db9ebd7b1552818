import type { Page } from '@playwright/test';
import { asMember } from './people.ts';
import { openAsCompany } from './verifiedCompany.ts';

/** A demand of a member's company with a quote on it. */
export interface QuotedDemand {
  rowId: number;
  quoteId: number;
}

/** Posts a demand for the member of a window; a company made for it quotes. @param other A window with nobody in it */
export async function quotedDemandOf(page: Page, desk: Page, other: Promise<Page>): Promise<QuotedDemand> {
  const { id: rowId } = await asMember<{ id: number }>(page, '/demand/add', { json: { type: 1, model: 'STM32F103C8T6', quantity: 5000, isAnonymous: true } });
  const seller = await other;
  await openAsCompany(seller, desk, `示例芯城 ${crypto.randomUUID().slice(0, 8)}`);
  const terms = { currency: 'CNY', taxMode: 'tax13', moq: 100, multiple: 100, stock: 20_000, dateCode: '2435+', grade: 'a1', place: 'SZ', hasCoc: true };
  const priceLadder = [
    { minQuantity: 100, unitPrice: '6.85' },
    { minQuantity: 1000, unitPrice: '6.2' },
  ];
  const { id: quoteId } = await asMember<{ id: number }>(seller, '/demand/enquiry/add', { json: { rowId, priceLadder, ...terms, validDays: 7 } });
  await seller.context().close();
  return { rowId, quoteId };
}

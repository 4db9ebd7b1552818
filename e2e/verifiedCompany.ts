import type { Page } from '@playwright/test';
import { creditCode } from './company.ts';
import { asMember, CALLS_ONLY, openAsMember } from './people.ts';

/** A picture of one point; it stands for a licence. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

interface Waiting {
  id: number;
  facts: readonly { value: string }[];
}

/** Hands in a licence as the page of the company does. @returns its number */
async function uploadLicence(page: Page): Promise<number> {
  return page.evaluate(async (picture) => {
    const { id, token } = JSON.parse(localStorage.getItem('loginInfo') ?? '{}') as { id?: number; token?: string };
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
    const body = new FormData();
    body.append('file', new Blob([bytes], { type: 'image/png' }), '营业执照.png');
    const answer = await fetch('/api/enterprise/auth/upload', { method: 'POST', headers: { token: token ?? '', uid: String(id ?? '') }, body });
    return ((await answer.json()) as { data: { id: number } }).data.id;
  }, PNG);
}

/** Verifies a company of the member of this window: handed in by the member, approved at an operator's desk. */
export async function verifyCompany(page: Page, desk: Page, name: string): Promise<void> {
  const facts = { name, creditCode: creditCode(), legalPerson: '林工', regAddress: '深圳市福田区示例路 1 号', place: '深圳', roles: ['trader'] };
  const contact = { contactName: '林工', contactPhone: '13800000000', licenceId: await uploadLicence(page) };
  await asMember(page, '/enterprise/auth', { json: { ...facts, ...contact } });
  const waiting = await asMember<Waiting[]>(desk, '/operator/reviews?kind=enterprise&pageSize=100');
  const review = waiting.find((one) => one.facts.some(({ value }) => value === name));
  await asMember(desk, '/operator/reviews/decide', { id: String(review?.id), decision: 'approve', reason: '' });
}

/** Logs somebody in who acts for a verified company of its own. */
export async function openAsCompany(page: Page, desk: Page, name: string, path = '/userCenter'): Promise<void> {
  await openAsMember(page, CALLS_ONLY);
  await verifyCompany(page, desk, name);
  // What the member may do is read with the page.
  await page.goto(path, { waitUntil: 'networkidle' });
}

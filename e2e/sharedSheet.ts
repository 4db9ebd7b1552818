import { expect, type Page } from '@playwright/test';
import { makePdf } from './pdfFile.ts';
import { asMember } from './people.ts';

/** Uploads a sheet as the member of a window, lets an operator publish it. @returns number of the document */
export async function shareSheet(page: Page, desk: Page, mpn: string): Promise<number> {
  const bytes = makePdf(`${mpn} datasheet`).toString('base64');
  const id = await page.evaluate(
    async ([data, name]) => {
      const { id: uid, token } = JSON.parse(localStorage.getItem('loginInfo') ?? '{}') as { id?: number; token?: string };
      const form = new FormData();
      const file = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      form.append('file', new File([file], `${name}.pdf`, { type: 'application/pdf' }));
      const answer = await fetch('/api/file/spec/user/v1/add1', { method: 'POST', headers: { token: token ?? '', uid: String(uid ?? '') }, body: form });
      return ((await answer.json()) as { data: { upload: { id: number } | null } }).data.upload?.id;
    },
    [bytes, mpn] as const,
  );
  const facts = { id, brandName: `初芯微 ${mpn}`, mpns: [mpn], title: mpn, language: 'en', docType: 'datasheet', category: 'mcu', hasRight: true };
  await asMember(page, '/spec/user/v1/update', { json: facts });
  const waiting = await asMember<{ id: number; title: string }[]>(desk, '/operator/reviews?kind=document&pageSize=100');
  const review = waiting.find(({ title }) => title === mpn);
  await asMember(desk, '/operator/reviews/decide', { id: String(review?.id), decision: 'approve' });
  const mine = await asMember<{ id: number; documentId: number | null }[]>(page, '/spec/user/v1/list');
  const documentId = mine.find((upload) => upload.id === id)?.documentId;
  expect(documentId, '发布了的数据手册').toEqual(expect.any(Number));
  return documentId ?? 0;
}

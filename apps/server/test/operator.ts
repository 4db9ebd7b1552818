import { eq } from 'drizzle-orm';
import { members } from '../src/platform/members/members.schema.ts';
import type { TestApp, Visitor } from './app.ts';

/** Logs a new browser in as an operator. */
export async function operatorOf(api: TestApp, mobile = '13900000099'): Promise<Visitor> {
  const operator = api.visitor();
  await operator.login(mobile);
  await api.server.db
    .update(members)
    .set({ role: 'operator' })
    .where(eq(members.id, operator.uid ?? 0));
  return operator;
}

/** Posts JSON, as the few operations do whose input nests. */
export const postJson = (visitor: Visitor, url: string, body: unknown) =>
  visitor.send({ method: 'POST', url: `/api${url}`, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

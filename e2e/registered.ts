import type { Page } from '@playwright/test';
import { asMember } from './people.ts';

/** A registered company of the sample, and a person of its staff. */
export interface RegisteredSample {
  id: number;
  personId: number;
}

interface Staff {
  records: { values: { personId: number | null }[] }[];
}

/** Looks at a company as the member of the page does: what was asked for once is there for everybody. */
export async function registeredBy(page: Page): Promise<RegisteredSample> {
  const { hits } = await asMember<{ hits: { id: number; kind: string }[] }>(page, '/tyc/services/open/search?keywords=示例现货&pageIndex=1&pageSize=20');
  const id = hits.find(({ kind }) => kind === 'company')?.id;
  if (id === undefined) throw new Error('there is no registered company');
  await asMember(page, `/tyc/services/open/company?id=${id}`);
  for (const part of ['risk', 'report', 'snapshot', 'score', 'relations']) await asMember(page, `/tyc/services/open/${part}?id=${id}`);
  await asMember(page, `/tyc/services/open/records?id=${id}&block=enforcements&pageIndex=1&pageSize=20`);
  const staff = await asMember<Staff>(page, `/tyc/services/open/records?id=${id}&block=staff&pageIndex=1&pageSize=20`);
  const personId = staff.records.flatMap(({ values }) => values.map((value) => value.personId)).find((person) => person !== null);
  if (personId === undefined || personId === null) throw new Error('nobody of the staff has a number');
  await asMember(page, `/tyc/services/open/person?id=${personId}&companyId=${id}`);
  return { id, personId };
}

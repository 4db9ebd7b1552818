import type { ExcelTask, ExcelTaskDetail } from '@chippage/api/types';
import { EXCEL_TASK } from '../src/inquiries/tasks/runTask.ts';
import type { TestApp, Visitor } from './app.ts';
import { formBody, formType } from './forms.ts';

/** The answer of a call that is about a sheet. */
export interface SheetReply<T = ExcelTaskDetail> {
  code: number;
  reason?: string;
  msg: string;
  data: T;
  fields?: { field: string; msg: string }[];
}

/** Uploads a sheet. */
export async function uploadSheet(
  visitor: Visitor,
  content: string | Uint8Array,
  { kind = 'stock', name = '库存.csv', isAnonymous }: { kind?: string; name?: string; isAnonymous?: boolean } = {},
): Promise<SheetReply<ExcelTask>> {
  const parts = [
    { name: 'kind', content: kind },
    { name: 'name', content: name },
    ...(isAnonymous === undefined ? [] : [{ name: 'isAnonymous', content: String(isAnonymous) }]),
    { name: 'file', filename: name, type: 'application/octet-stream', content },
  ];
  const reply = await visitor.send({ method: 'POST', url: '/api/demand/excel-task/add', headers: { 'content-type': formType }, payload: formBody(parts) });
  return reply.json();
}

/** Works a sheet off as far as it goes. */
export const workOff = (api: TestApp, taskId: number): Promise<void> => api.server.platform.jobs.run(EXCEL_TASK, { taskId });

/** Uploads a sheet and lets it be checked. @returns its number */
export async function checkedSheet(
  api: TestApp,
  visitor: Visitor,
  content: string | Uint8Array,
  options: Parameters<typeof uploadSheet>[2] = {},
): Promise<number> {
  const { data, msg } = await uploadSheet(visitor, content, options);
  if (!data) throw new Error(msg);
  await workOff(api, data.id);
  return data.id;
}

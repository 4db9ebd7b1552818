import type { JobForm } from '@chippage/api/types';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Visitor } from './app.ts';
import { formBody, formType } from './forms.ts';
import { postJson } from './operator.ts';
import { pdfOf } from './pdfs.ts';

/** A post that is right in every field. */
export const jobForm: JobForm = {
  title: '数字验证工程师',
  category: 'verification',
  cityCode: '440300',
  district: '南山区',
  businessArea: '科技园',
  salaryMin: 25,
  salaryMax: 40,
  salaryMonths: 14,
  experience: '3-5',
  degree: 'bachelor',
  jobType: 'full',
  skills: ['UVM', 'SystemVerilog'],
  welfare: ['五险一金', '双休'],
  description: '负责模块和全芯片的功能验证，写验证计划，搭建 UVM 环境，收敛覆盖率。',
  stage: 'b',
  publisherName: '林女士',
  publisherTitle: '招聘经理',
  days: '30',
};

/** Posts a job. */
export const saveJob = (visitor: Visitor, change: Partial<JobForm> = {}) => postJson(visitor, '/job/auth/save', { ...jobForm, ...change });

/** Posts a job that is taken. @returns its number */
export async function postedJob(visitor: Visitor, change: Partial<JobForm> = {}): Promise<number> {
  return (await saveJob(visitor, change)).json<{ data: { id: number } }>().data.id;
}

/** Uploads a CV. */
export const uploadResume = (visitor: Visitor, content: Buffer | string = pdfOf(), name = '简历.pdf') => {
  const payload = formBody([
    { name: 'name', content: name },
    { name: 'file', filename: 'cv', content },
  ]);
  return visitor.send({ method: 'POST', url: '/api/job/resume/upload', payload, headers: { 'content-type': formType } });
};

const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** A CV that is read without a process of its own. */
const oldWord = Buffer.concat([compound, Buffer.alloc(64), Buffer.from('WordDocument', 'utf16le')]);

/** Applies with a CV. */
export async function applyFor(visitor: Visitor, jobId: number, change: object = {}) {
  const fileId = (await uploadResume(visitor, oldWord, '简历.doc')).json<{ data: { id: number } }>().data.id;
  return postJson(visitor, '/job/apply/add', { jobId, name: '陈一', phone: '13800001234', message: '做过两颗芯片', fileId, ...change });
}

/** A ZIP of these files. */
export async function zipOf(entries: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

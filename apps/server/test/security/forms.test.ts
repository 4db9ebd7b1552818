// Forms with files that no browser sends: each is refused in the contract's words, and nothing of them stays on the disk.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../src/platform/contract/document.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';
import { formBody, formType, type Part } from '../forms.ts';
import { listen, speak } from '../rawSocket.ts';

const uploads = readContract().operations.filter(({ bodies }) => bodies.has('multipart/form-data'));
const file: Part = { name: 'file', filename: 'a.pdf', content: '%PDF-1.7\n%%EOF' };
let api: TestApp;
let member: Visitor;
let port = 0;
beforeAll(async () => {
  api = await createTestApp();
  member = api.visitor();
  await member.login('13700000041');
  port = await listen(api.app);
});
afterAll(() => api.close());

const drafts = () => readdir(join(api.server.platform.config.dataDir, 'files/parts')).catch(() => []);
const errors = () => api.lines.splice(0).filter((line) => /"level":[56]0/.test(line));

/** Body, status, and the content type where it is not the usual one. */
const strange: [string, Buffer, number, string?][] = [
  ['在文件中间断开', formBody([{ ...file, content: '%PDF-1.7\n' }], false).subarray(0, -2), 400],
  ['在头里断开', formBody([file], false).subarray(0, 40), 400],
  ['没有结束行', formBody([file], false), 400],
  ['空的正文', Buffer.from('\r\n'), 400],
  ['边界太长', formBody([file]), 400, `multipart/form-data; boundary=${'x'.repeat(71)}`],
  ['边界长得多', formBody([file]), 400, `multipart/form-data; boundary=${'x'.repeat(9000)}`],
  ['没有边界', formBody([file]), 400, 'multipart/form-data'],
  ['边界是空的', formBody([file]), 400, 'multipart/form-data; boundary='],
  ['边界不在正文里', formBody([file]), 400, 'multipart/form-data; boundary=other'],
  ['没有名字的部分', formBody([{ content: 'x' }, file]), 400],
  ['没有名字的文件', formBody([{ filename: 'a.pdf', content: 'x' }]), 400],
  ['名字是空的', formBody([{ name: '', content: 'x' }, file]), 400],
  ['名字是原型', formBody([{ name: '__proto__', content: 'x' }, file]), 400],
  ['两个文件', formBody([file, { ...file, name: 'other' }]), 413],
  ['同名的文字和文件', formBody([file, { name: 'file', content: 'x' }]), 422],
  ['同名的文件和文字', formBody([{ name: 'file', content: 'x' }, file]), 422],
  ['太长的文字', formBody([{ name: 'note', content: 'x'.repeat(20_000) }, file]), 413],
  ['一万个部分', formBody(Array.from({ length: 10_000 }, (_, no) => ({ name: `n${no}`, content: 'x' }))), 413],
  ['一兆的头', formBody([{ head: `Content-Disposition: form-data; name="file"; filename="${'x'.repeat(1024 * 1024)}"`, content: 'x' }]), 413],
  ['一兆不是表单的部分', formBody([{ head: 'X-Other: y', content: 'x'.repeat(1024 * 1024) }]), 400],
  ['写着 JSON 却不是', formBody([{ head: 'Content-Disposition: form-data; name="file"\r\nContent-Type: application/json', content: '{' }]), 400],
];

describe.each(uploads)('$id', ({ url }) => {
  const send = (payload: Buffer, type = formType) => member.send({ method: 'POST', url: `/api${url}`, payload, headers: { 'content-type': type } });

  const head = (more: string) =>
    `POST /api${url} HTTP/1.1\r\nHost: x\r\nsec-fetch-site: same-origin\r\nuuid: ${member.uuid}\r\ntoken: ${member.token}\r\ncookie: sid=${member.cookies.get('sid')}\r\ncontent-type: ${formType}\r\n${more}\r\n\r\n`;

  it.each(strange)('%s', async (_name, payload, status, type) => {
    const reply = await send(payload, type);
    expect(reply.statusCode, reply.body).toBe(status);
    expect(reply.json()).toMatchObject({ code: status, reason: expect.stringMatching(/^request\./), msg: expect.stringMatching(/[一-龥]/) });
    expect(errors()).toEqual([]);
    await expect.poll(drafts).toEqual([]);
  });

  it.each([
    ['文字代替文件', { name: 'file', content: 'x' }],
    ['文件代替文字', { name: 'invoiceId', filename: 'a.pdf', content: '1' }],
  ])('%s：说得出哪里不对', async (_name, part) => {
    const reply = await send(formBody([part]));
    expect(reply.statusCode, reply.body).toBeLessThan(500);
    expect(reply.json()).toMatchObject({ code: expect.toSatisfy((code: number) => code === 0 || code >= 400), msg: expect.stringMatching(/[一-龥]/) });
    expect(errors()).toEqual([]);
    await expect.poll(drafts).toEqual([]);
  });

  it('没有写长度、没有尽头的文件在上限处切断，发送者读得到 413', async () => {
    const chunk = Buffer.alloc(256 * 1024, 120);
    async function* endless() {
      yield head('transfer-encoding: chunked');
      const start = formBody([file], false);
      yield `${start.length.toString(16)}\r\n${start.toString()}\r\n`;
      for (;;) {
        yield `${chunk.length.toString(16)}\r\n`;
        yield chunk;
        yield '\r\n';
      }
    }
    const heard = await speak(port, endless());
    expect(heard.statuses).toEqual([413]);
    expect(heard.text).toContain('request.too_large');
    // The limit, what is read after the answer, and what lay in the buffers of the connection.
    expect(heard.sent).toBeLessThan(120 * 1024 * 1024);
    await expect.poll(drafts).toEqual([]);
  });

  it('写明的长度超过上限：不读正文就得到 413', async () => {
    const heard = await speak(port, [head('connection: close\r\ncontent-length: 300000000')]);
    expect(heard.statuses).toEqual([413]);
  });
});

import { expect, it } from 'vitest';
import { documentMail, isAttachable } from './documentMail.rules.ts';

const own = { id: 7, title: 'EX32F103 数据手册', sha256: 'a', sizeBytes: 1000, outsideUrl: null };
const MB = 1024 ** 2;

it.each([
  ['本站的小文件', own, true],
  ['刚好 10 MB', { ...own, sizeBytes: 10 * MB }, true],
  ['超过 10 MB', { ...own, sizeBytes: 10 * MB + 1 }, false],
  ['在原厂网站上', { ...own, sha256: null, sizeBytes: null }, false],
])('能不能作为附件：%s', (_, document, expected) => expect(isAttachable(document)).toBe(expected));

it.each([
  ['附件', own, ['附件是', 'https://chip.example/specification_detail/7']],
  ['太大的给链接', { ...own, sizeBytes: 11 * MB }, ['超过 10 MB', 'https://chip.example/specification_detail/7']],
  [
    '原厂的给两个地址',
    { ...own, sha256: null, sizeBytes: null, outsideUrl: 'https://maker.example/x.pdf' },
    ['https://maker.example/x.pdf', 'https://chip.example/specification_outside_detail/7'],
  ],
])('邮件里写着：%s', (_, document, words) => {
  const { text } = documentMail(document, 'https://chip.example');
  for (const word of words) expect(text).toContain(word);
});

it('标题里的换行到不了邮件头', () => expect(documentMail({ ...own, title: 'A\r\nBcc: x@example.com' }, '').subject).toBe('芯页：A  Bcc: x@example.com'));

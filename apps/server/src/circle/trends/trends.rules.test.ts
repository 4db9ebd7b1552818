import { describe, expect, it } from 'vitest';
import { hidesFile, isNew, linksOf, stateAfterReport } from './trends.rules.ts';

describe('文字里的网址', () => {
  it.each([
    ['看 https://example.com/a?b=1。', ['https://example.com/a?b=1']],
    ['www.example.com 和https://example.com/x，两个', ['www.example.com', 'https://example.com/x']],
    ['重复 https://a.cn https://a.cn', ['https://a.cn']],
    ['(见 http://a.cn/b).', ['http://a.cn/b']],
    ['STM32F103C8T6 的 3.3V 供电', []],
    ['https:// 没有主机', []],
  ])('%s', (content, links) => expect(linksOf(content)).toEqual(links));
});

it('满七天不再是新账号', () => {
  const now = new Date('2026-05-08T00:00:00Z');
  expect([isNew(new Date('2026-05-01T00:00:01Z'), now), isNew(new Date('2026-05-01T00:00:00Z'), now)]).toEqual([true, false]);
});

it('三个人举报就折叠', () => expect([1, 2, 3].map(stateAfterReport)).toEqual(['shown', 'shown', 'folded']));

describe('图片里藏着的文件', () => {
  const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
  const withTail = (tail: string) => Buffer.concat([Buffer.from(jpeg), Buffer.alloc(64), Buffer.from([0xff, 0xd9]), Buffer.from(tail, 'latin1')]);
  it.each([
    ['压缩包', withTail('PK\u0003\u0004file PK\u0005\u0006end'), true],
    ['网页', withTail('<script>alert(1)</script>'), true],
    ['PDF', withTail('%PDF-1.4'), true],
    ['手机照片后面的短片', withTail('ftypmp42 moov'), false],
    ['没有', withTail(''), false],
  ])('%s', (_name, bytes, isHidden) => expect(hidesFile(bytes)).toBe(isHidden));
});

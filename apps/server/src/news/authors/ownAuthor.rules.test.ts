import { expect, test } from 'vitest';
import { authorFacts, readAuthor } from './ownAuthor.rules.ts';

const written = { name: '陈工', field: '电源与热设计', intro: '做了十年开关电源，写怎样散热。', avatarUrl: '' };

test.each([
  ['name', '\u200b陈 ', '名字至少 2 个字'],
  ['name', '芯页编辑部', '这个名字不能用，请换一个'],
  ['name', '已注销作者', '这个名字不能用，请换一个'],
  ['name', '林研（示例）', '这个名字不能用，请换一个'],
  ['field', ' ', '请填写领域，例如：电源与热设计'],
  ['intro', '写电源', '简介至少 10 个字，写写你做什么、写什么'],
] as const)('%s 是“%s”：%s', (field, text, msg) => {
  expect(readAuthor({ ...written, [field]: text })).toEqual({ field, msg });
});

test('前后和中间多余的空白、看不见的字符去掉', () => {
  expect(readAuthor({ ...written, name: ' 陈\u200b工 ', intro: '做了十年\n\n开关电源，  写散热。' })).toEqual({
    name: '陈工',
    field: '电源与热设计',
    intro: '做了十年 开关电源， 写散热。',
    avatarUrl: null,
  });
});

test('新的列出全部，修改只列改了的，原来的在旁边', () => {
  const before = { ...written, avatarUrl: null };
  expect(authorFacts(null, before).map(({ name }) => name)).toEqual(['名字', '领域', '简介']);
  expect(authorFacts(before, before)).toEqual([]);
  expect(authorFacts(before, { ...before, field: '射频', avatarUrl: '/a.webp' })).toEqual([
    { name: '领域', value: '射频', before: '电源与热设计' },
    { name: '头像', value: '用新的头像', before: '没有' },
  ]);
  expect(authorFacts({ ...before, avatarUrl: '/a.webp' }, before)).toEqual([{ name: '头像', value: '不用头像', before: '另一张' }]);
});

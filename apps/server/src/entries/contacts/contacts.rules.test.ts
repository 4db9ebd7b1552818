import type { ContactFacts } from '@chippage/api/types';
import { expect, it } from 'vitest';
import { maskEmail, maskPhone } from '../../platform/contact.ts';
import { contactFacts, maskWechat, readContact } from './contacts.rules.ts';

const written = { topic: 'sales' as const, name: ' 华南  销售部 ', phone: '', email: '', wechat: '', address: '', hours: '' };

it.each([
  ['13812341234', '138****1234'],
  ['+86 138 1234 1234', '+86 1** **** 1234'],
  ['0755-12345678', '0755-****5678'],
  ['0755-12345678 转 801', '0755-*******8 转 801'],
  ['400-123-4567', '400-***-**67'],
  ['12345678', '123***78'],
])('电话 %s 显示成 %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown));

it('邮箱只留第一个字和域名，微信只留头两个字', () => {
  expect(maskEmail('sales@example.com')).toBe('s***@example.com');
  expect(maskWechat('example_sales')).toBe('ex****');
});

it.each([
  [{ name: ' ' }, 'name'],
  [{}, 'phone'],
  [{ phone: '打总机' }, 'phone'],
  [{ phone: '12345' }, 'phone'],
  [{ email: 'sales' }, 'email'],
  [{ wechat: '加我 微信' }, 'wechat'],
])('%j 说出是哪一栏', (own, field) => expect(readContact({ ...written, ...own })).toMatchObject({ field }));

it('多余的空格去掉，没填的是空；运营看到全部，改动只看改了的', () => {
  const facts = readContact({ ...written, phone: '0755-12345678 转 801' }) as ContactFacts;
  expect(facts).toEqual({ topic: 'sales', name: '华南 销售部', phone: '0755-12345678 转 801', email: null, wechat: null, address: null, hours: null });
  expect(contactFacts(null, facts).map(({ name }) => name)).toEqual(['负责', '部门或姓名', '电话']);
  expect(contactFacts(facts, { ...facts, topic: 'support', hours: '工作日' })).toEqual([
    { name: '负责', value: '技术支持', before: '销售' },
    { name: '时间', value: '工作日', before: '未填' },
  ]);
});

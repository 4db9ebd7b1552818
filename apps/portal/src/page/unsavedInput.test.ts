// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { hasUnsavedInput, watchInput } from './unsavedInput.ts';

watchInput();
beforeEach(() => document.body.replaceChildren());

function type(html: string, text: string): HTMLInputElement | HTMLTextAreaElement {
  document.body.insertAdjacentHTML('beforeend', html);
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('body > :last-child input, body > :last-child textarea');
  if (!field) throw new Error('no field');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

it('没有输入时可以重新加载', () => expect(hasUnsavedInput()).toBe(false));
it('写了一半的表单不能丢', () => {
  type('<form><textarea></textarea></form>', '第 12 页的引脚图');
  expect(hasUnsavedInput()).toBe(true);
});
it('清空或关闭之后不再算', () => {
  const field = type('<form><input></form>', '张工');
  field.value = '';
  expect(hasUnsavedInput()).toBe(false);
  field.value = '李工';
  expect(hasUnsavedInput()).toBe(true);
  field.closest('form')?.remove();
  expect(hasUnsavedInput()).toBe(false);
});
it.each(['<form role="search"><input></form>', '<search><input></search>', '<div><input type="search"></div>', '<form><input type="checkbox"></form>'])(
  '%s 丢了也不要紧',
  (html) => {
    type(html, 'STM32');
    expect(hasUnsavedInput()).toBe(false);
  },
);

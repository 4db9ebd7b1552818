import type { AccessibilityChoices } from '@chippage/features/AccessibilitySettings';
import { expect, it } from 'vitest';
import { displayAttributes, displayOf, displayText, mayLeave, pollMsOf, usualDisplay } from './display.ts';

it.each<[string, AccessibilityChoices]>([
  ['', usualDisplay],
  ['reducedMotion.largeType.stay.unreadFiveMinutes', { motion: 'reduced', type: 'large', leavesByItself: false, unread: 'fiveMinutes' }],
  ['unreadOff', { ...usualDisplay, unread: 'off' }],
])('%j', (text, display) => {
  expect(displayOf(text)).toEqual(display);
  expect(displayText(display)).toBe(text);
});
it('takes what it does not know for nothing', () => {
  expect(displayOf(undefined)).toEqual(usualDisplay);
  expect(displayOf('x.__proto__.<script>')).toEqual(usualDisplay);
});
it('tells the style sheets only what differs', () => {
  expect(displayAttributes(usualDisplay)).toEqual({ 'data-motion': undefined, 'data-type': undefined });
  expect(displayAttributes({ ...usualDisplay, motion: 'reduced', type: 'large' })).toEqual({ 'data-motion': 'reduced', 'data-type': 'large' });
});
it.each([
  ['realtime', 20_000],
  ['fiveMinutes', 300_000],
  ['off', null],
] as const)('消息提醒 %s：%s 毫秒', (unread, ms) => expect(pollMsOf({ ...usualDisplay, unread })).toBe(ms));
it('要少动画，或关掉自动跳转，页面就不自己走', () => {
  expect(mayLeave(usualDisplay)).toBe(true);
  expect(mayLeave({ ...usualDisplay, motion: 'reduced' })).toBe(false);
  expect(mayLeave({ ...usualDisplay, leavesByItself: false })).toBe(false);
});

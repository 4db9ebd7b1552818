import { expect, it } from 'vitest';
import { type Display, displayAttributes, displayOf, displayText, usualDisplay } from './display.ts';

it.each<[string, Display]>([
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
  expect(displayAttributes(usualDisplay)).toEqual({});
  expect(displayAttributes({ ...usualDisplay, motion: 'reduced', type: 'large' })).toEqual({ 'data-motion': 'reduced', 'data-type': 'large' });
});

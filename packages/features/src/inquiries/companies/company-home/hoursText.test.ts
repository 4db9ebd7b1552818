import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { hoursText } from './hoursText.ts';
import { companyHomeMessages } from './messages.ts';

test.each([
  [0, '1 分钟'],
  [0.4, '24 分钟'],
  [1, '1 小时'],
  [2.1, '2.1 小时'],
  [47.9, '47.9 小时'],
  [48, '2 天'],
  [100, '4.2 天'],
])('%s 小时说成 %s', (hours, text) => expect(hoursText(hours, translator(companyHomeMessages))).toBe(text));

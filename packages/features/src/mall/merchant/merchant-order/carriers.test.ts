import { expect, test } from 'vitest';
import { isUnusual } from './carriers.ts';

test.each([
  ['顺丰速运', 'SF1234567890123', false],
  ['顺丰速运', 'sf123456789012', false],
  ['顺丰速运', 'YT1234567890123', true],
  ['UPS', '1Z999AA10123456784', false],
  ['UPS', '1Z999', true],
  ['邮政 EMS', 'EA123456789CN', false],
  ['DHL', '1234567890', false],
  ['示例速运', 'SY-DEMO-1', false],
  ['顺丰速运', '', false],
])('%s %s：不像 %s', (carrier, number, is) => expect(isUnusual(carrier, number)).toBe(is));

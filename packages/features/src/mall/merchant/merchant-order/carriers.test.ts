import { expect, test } from 'vitest';
import { isUnusual } from './carriers.ts';

test.each([
  ['sf', 'SF1234567890123', false],
  ['sf', 'sf123456789012', false],
  ['sf', 'YT1234567890123', true],
  ['ups', '1Z999AA10123456784', false],
  ['ups', '1Z999', true],
  ['ems', 'EA123456789CN', false],
  ['dhl', '1234567890', false],
  ['sf', '', false],
] as const)('%s %s：不像 %s', (carrier, number, is) => expect(isUnusual(carrier, number)).toBe(is));

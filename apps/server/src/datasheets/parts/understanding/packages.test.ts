import { describe, expect, it } from 'vitest';
import { packageKey, readPackage } from './packages.ts';

describe('封装名的不同写法', () => {
  it.each([
    ['SOP-8', 'SOIC-8'],
    ['SO8', 'SOIC-8'],
    ['so-8', 'SOIC-8'],
    ['SOIC-8N', 'SOIC-8'],
    ['SOIC8', 'SOIC-8'],
    ['LQFP48', 'LQFP-48'],
    ['LQFP-48(7x7)', 'LQFP-48'],
    ['LQFP-64_N', 'LQFP-64'],
    ['ＬＱＦＰ－４８', 'LQFP-48'],
    ['PDIP-14', 'DIP-14'],
    ['DIP8', 'DIP-8'],
    ['SPDIP-28', 'DIP-28'],
    ['MLF-32', 'QFN-32'],
    ['QFN-48-EP(6x6)', 'QFN-48'],
    ['TO-220AB', 'TO-220'],
    ['TO220', 'TO-220'],
    ['TO-220-3', 'TO-220'],
    ['TO-220-5', 'TO-220-5'],
    ['DPAK', 'TO-252'],
    ['D2PAK-3', 'TO-263'],
    ['SOT23', 'SOT-23'],
    ['SOT23-3', 'SOT-23'],
    ['SOT235', 'SOT-23-5'],
    ['SOT23-5', 'SOT-23-5'],
    ['SOT-25', 'SOT-23-5'],
    ['SC70-6', 'SOT-363'],
    ['SC-70-5', 'SOT-353'],
    ['DO-214AC (SMA)', 'SMA'],
    ['DO-214AA', 'SMB'],
    ['VSSOP-8', 'MSOP-8'],
    ['DIP,7.5x15mm', 'DIP-'],
    ['0603', '0603'],
    ['SOD323', 'SOD-323'],
    ['TSSOP20', 'TSSOP-20'],
    ['Through-Hole', 'THROUGH-HOLE'],
  ])('%s 即 %s', (written, key) => expect(packageKey(written)).toBe(key));

  it.each(['QFN-32', 'qfn32', '0402', 'SMA', 'TO-220', 'SOT-23-5', 'BGA', 'DirectFET', 'SOD-123', 'TO-92'])('%s 读作封装', (word) =>
    expect(readPackage(word)).not.toBeNull(),
  );

  it.each(['LM358', 'STM32F103', '74HC595', 'SN74LS03', '4148', 'TOP258', 'SOS', 'AT24C02', 'MAX20', 'BAT54', 'SC8'])('%s 不是封装', (word) =>
    expect(readPackage(word)).toBeNull(),
  );

  it('QFN-48 也可以放宽到 VQFN-48 一类', () => {
    expect(readPackage('QFN-48')?.wideKey).toBe(readPackage('VQFN48')?.wideKey);
    expect(readPackage('SOT-23-5')?.wideKey).toBe(readPackage('TSOT-23-5')?.wideKey);
  });
});

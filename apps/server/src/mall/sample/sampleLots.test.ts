import { describe, expect, it } from 'vitest';
import { readSampleParts } from '../../datasheets/parts/sample/sampleCatalogue.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { goodsFor } from './sampleGoods.ts';

const sold = readSampleParts()
  .filter(({ isPattern }) => !isPattern)
  .flatMap((part) => goodsFor({ ...part, mpnKey: partKey(part.mpn), categoryId: part.category, packageCase: part.package }).map((goods) => ({ part, goods })));
const inYuan = ({ goods }: (typeof sold)[number]) => Number(goods.priceLadder[0]?.unitPrice) * (goods.currency === 'USD' ? 7.9 : 1);

describe('样例的价格与包装可信', () => {
  it('电源模块不会只要几元，贴片电阻不会要几元', () => {
    expect(Math.min(...sold.filter(({ part }) => part.category.startsWith('module/power')).map(inYuan))).toBeGreaterThan(10);
    expect(Math.max(...sold.filter(({ part }) => part.category === 'resistor/chip').map(inYuan))).toBeLessThan(0.1);
  });

  it('同一个系列，引脚多的微控制器不会比引脚少的便宜一截；价格不超过四位有效数字', () => {
    const series = sold.filter(({ part }) => /^STM32F103[CRV][8B]T6$/.test(part.mpn));
    const least = (mpn: RegExp) => Math.min(...series.filter(({ part }) => mpn.test(part.mpn)).map(inYuan));
    expect(least(/F103V/)).toBeGreaterThan(least(/F103C/));
    const digits = (text: string) => text.replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length;
    expect(sold.flatMap(({ goods }) => goods.priceLadder).filter(({ unitPrice }) => digits(unitPrice) > 4)).toEqual([]);
  });

  it('HS 编码按类别，和站上讲编码的文章相符；不由类别决定的不写', () => {
    const codesOf = (start: string) => [...new Set(sold.filter(({ part }) => part.category.startsWith(start)).flatMap(({ goods }) => goods.hsCode ?? []))];
    expect(
      ['mcu', 'memory', 'amplifier/opamp', 'resistor/chip', 'switch/tactile', 'amplifier/comparator', 'transistor/mosfet', 'relay', 'sensor'].map(codesOf),
    ).toEqual([['854231'], ['854232'], ['854233'], ['853321'], ['853650'], [], [], [], []]);
  });

  it('LQFP 用托盘，直插的用管，贴片阻容用编带，模块不用编带', () => {
    const packingsOf = (wanted: (each: (typeof sold)[number]) => boolean) =>
      [...new Set(sold.filter(wanted).flatMap(({ goods }) => goods.packing ?? []))].toSorted();
    expect(packingsOf(({ part }) => part.package?.startsWith('LQFP') === true)).toEqual(['tray']);
    expect(packingsOf(({ part }) => part.package === 'DIP-8' && part.category === 'amplifier/opamp')).toEqual(['tube']);
    expect(packingsOf(({ part }) => part.category === 'resistor/chip' && part.package === '0402')).toEqual(['cut_tape', 'reel']);
    expect(packingsOf(({ part }) => part.category.startsWith('module/'))).not.toContain('reel');
  });

  it('每一级更贵的量更少，起订量是倍数的整数倍', () => {
    const isSound = ({ goods: { priceLadder, moq, multiple } }: (typeof sold)[number]) =>
      moq % multiple === 0 &&
      priceLadder.every((step, at) => {
        const before = priceLadder[at - 1];
        return before === undefined || (step.minQuantity > before.minQuantity && Number(step.unitPrice) < Number(before.unitPrice));
      });
    expect(sold.filter((each) => !isSound(each))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { isWaived, waiverProblems, type Waivers } from '../../.storybook/checks/waivers.ts';

const waivers: Waivers = { live: { because: '脚本敲得比人快', until: '2027-05-31' } };

describe('一个故事的免检', () => {
  it('到期那天还有效', () => {
    expect(isWaived(waivers, 'live', '2027-05-31')).toBe(true);
    expect(waiverProblems(waivers, '2027-05-31')).toEqual([]);
  });

  it('过了期就不通过，并说出当初的理由', () => {
    expect(isWaived(waivers, 'live', '2027-06-01')).toBe(false);
    expect(waiverProblems(waivers, '2027-06-01')).toEqual([expect.stringContaining('脚本敲得比人快')]);
  });

  it('只免写明的那一项', () => expect(isWaived(waivers, 'focus', '2027-01-01')).toBe(false));

  it.each([{ because: '', until: '2027-05-31' }, { because: '有理由', until: '明年' }, '只有一句话'])('缺一半的不算数：%j', (half) => {
    const given = { focus: half } as Waivers;
    expect(isWaived(given, 'focus', '2027-01-01')).toBe(false);
    expect(waiverProblems(given, '2027-01-01')).toEqual([expect.stringContaining('until')]);
  });
});

import { expect, it } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { trendFormMessages } from './messages.ts';
import { emptyTrend, tagWords, trendProblems, trendWire } from './trendInput.ts';

const t = translator(trendFormMessages);
const typed = { ...emptyTrend, content: ' 说一说 ' };

it('没有内容、太长、标签太多、投票只有一项或重复：说明怎么改', () => {
  expect(trendProblems(t, emptyTrend)).toEqual({ content: '请输入动态的内容' });
  expect(trendProblems(t, { ...typed, content: '长'.repeat(2001) }).content).toBe('最多 2000 字，请删去 1 字');
  expect(trendProblems(t, { ...typed, tags: 'A1、B2、C3、D4、E5、F6' }).tags).toContain('最多 5 个');
  for (const options of ['一项', '同\n同', `甲\n${'乙'.repeat(41)}`]) expect(trendProblems(t, { ...typed, hasPoll: true, options }).options).toBeDefined();
  expect(trendProblems(t, { ...typed, options: '一项' })).toEqual({});
});

it('发出去的：图片带说明，投票一行一项，标签各一次', () => {
  expect(trendWire({ ...typed, alts: { 7: ' 波形 ' }, hasPoll: true, options: '甲\n\n 乙 ', days: '7' }, [7, 8])).toEqual({
    content: '说一说',
    pictures: [
      { id: 7, alt: '波形' },
      { id: 8, alt: '' },
    ],
    poll: { options: ['甲', '乙'], days: 7 },
    visibility: 'public',
  });
  expect(tagWords({ tags: '#TPS54331、TI， TI' })).toEqual(['TPS54331', 'TI']);
});

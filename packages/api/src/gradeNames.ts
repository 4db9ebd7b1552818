import type { ConditionGrade } from './generated/types.ts';

/** What the conditions of parts are called, on screens, in sheets and on papers. */
export const gradeNames = {
  a1: 'A1 原装原包完整',
  a2: 'A2 原装原包已开',
  a3: 'A3 工厂余料同批号',
  b1: 'B1 散新同批号',
  b2: 'B2 散新混批号',
  b3: 'B3 散新无原包',
  b4: 'B4 氧化或久存',
  d1: 'D1 旧货 拆机件',
  d2: 'D2 旧货 剪脚片',
  d3: 'D3 旧货 处理过引脚',
  d4: 'D4 旧货 翻新重打标',
  t1: 'T1 定制',
  t2: 'T2 第三方封装',
} as const satisfies Record<ConditionGrade, string>;

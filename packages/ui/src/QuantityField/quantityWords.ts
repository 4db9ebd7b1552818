import type { QuantityProblem } from './quantityJudge.ts';

/** The words of a quantity with its rules. They know the rules themselves. */
export interface QuantityWords {
  /** What holds, under the field: 起订 100，倍数 10. */
  rule: string;
  /** What is wrong, without the rules, which stand under the field: 倍数不符，107 不是 10 的倍数. */
  problem: (problem: QuantityProblem | 'empty', quantity: number) => string;
  /** The same, before quantities that are offered: …，最近的可订数量：. */
  withGoods: (problem: string) => string;
  /** The same, where none can be ordered. */
  withoutGoods: (problem: string) => string;
  /** On the button of an offer: 改为 110. */
  take: (quantity: number) => string;
  /** Said once an offer was taken: 已调整为 110. */
  adjusted: (quantity: number) => string;
}

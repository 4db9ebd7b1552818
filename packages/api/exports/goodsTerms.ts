/** What holds for the price ladder and the quantities of goods, for those who sell them. */
export { type GoodsTerms, LARGEST_LADDER, type TermsProblem, termsProblems } from '../src/goodsTerms.ts';

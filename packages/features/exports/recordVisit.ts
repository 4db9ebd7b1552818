/** Writes down what a member looked at. */
export { useRecordGoods } from '../src/history/record-visit/useRecordGoods.ts';
export { useRecordVisit, type VisitOptions } from '../src/history/record-visit/useRecordVisit.ts';

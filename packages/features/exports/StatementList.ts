/** Monthly statements, of either side. */
export { StatementList, type StatementFilter, type StatementListProps, statementStates } from '../src/mall/credit/statement-list/StatementList.tsx';
export { statementListMessages } from '../src/mall/credit/statement-list/messages.ts';

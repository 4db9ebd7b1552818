/** One monthly statement, of either side. */
export { StatementPage, type StatementPageProps } from '../src/mall/credit/statement-page/StatementPage.tsx';
export { statementPageMessages } from '../src/mall/credit/statement-page/messages.ts';
export { useStatementPage } from '../src/mall/credit/statement-page/useStatementPage.ts';

import { Failure, notFound, refusal } from '../../platform/errors.ts';

/** No such entry of the calendar. */
export const reportNotFound = () => notFound('财报日程');
/** One fact is wrong in a way that no schema tells. */
export const wrongReportFailure = (field: string, msg: string) => new Failure(422, 'financial_report.wrong_fact', msg, { fields: [{ field, msg }] });
/** The company's results of this time are there already. */
export const refuseReportExists = () => refusal('financial_report.exists', '这家公司这一期已经登记过，请修改原来的一条');

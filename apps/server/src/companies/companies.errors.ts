import { refusal } from '../platform/errors.ts';

/** The provider of facts is away. */
export const refuseUnanswered = () => refusal('registry.unanswered', '登记信息的来源暂时没有回应，请稍后再试');

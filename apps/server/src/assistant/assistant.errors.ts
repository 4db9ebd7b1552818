import { assistantLimits } from '@chippage/api/limits';
import { refusal } from '../platform/errors.ts';

/** This site has no model. */
export const refuseNoModel = () => refusal('assistant.no_model', '本站没有接入大模型；按规则读出的筛选和结果仍然可用');

/** The day's questions are used up. */
export const refuseBudgetUsed = () =>
  refusal('assistant.budget_used', `今天的 ${assistantLimits.questionsADay} 次提问已用完，请明天 0 点后再问；按规则读出的筛选和结果仍然可用`);

/** The model failed or took too long. */
export const refuseUnanswered = () => refusal('assistant.unanswered', '大模型暂时没有回答，这一次不计数，请稍后再问；按规则读出的筛选和结果仍然可用');

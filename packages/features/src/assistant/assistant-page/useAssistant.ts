import { askAssistant, assistantAnswerQuery, assistantBudgetQuery } from '@chippage/api/assistant';
import { useApi } from '@chippage/api/ApiProvider';
import { assistantLimits } from '@chippage/api/limits';
import { toLoadable } from '@chippage/api/loadable';
import type { ModelAnswer } from '@chippage/api/types';
import { useState } from 'react';
import { useAction } from '../../parts/action/useAction.ts';
import { type Asked, askedVariables } from '../question/asked.ts';
import type { AssistantPageProps } from './AssistantPage.tsx';

interface Given {
  asked: Asked;
  /** Who is logged in; undefined: nobody. */
  memberId: number | undefined;
}

/** Binds `AssistantPage` to the API. The model is asked when the reader says so, never by itself: it takes one of the day's questions. */
export function useAssistant({ asked, memberId }: Given): Pick<AssistantPageProps, 'rules' | 'budget' | 'answer' | 'isAsking' | 'failure' | 'onAsk'> {
  const { question } = asked;
  const client = useApi();
  const isAsked = question !== '' || asked.changed !== null;
  const rules = assistantAnswerQuery.use(isAsked ? askedVariables(asked) : null, { revalidateIfStale: false });
  const model = rules.data?.model ?? null;
  // A visitor has no questions of the day; what a member has left changes with every question.
  const { data: own } = assistantBudgetQuery.use(model !== null && memberId !== undefined ? {} : null, { revalidateOnMount: true });
  const known = rules.data && (model === null || memberId === undefined) ? { model, isMember: false, left: 0, most: assistantLimits.questionsADay } : null;
  const [said, setSaid] = useState<{ question: string; memberId: number | undefined; answer: ModelAnswer } | null>(null);
  const action = useAction();
  const answer = said !== null && said.question === question && said.memberId === memberId ? said.answer : null;
  return {
    rules: isAsked ? toLoadable(rules) : null,
    budget: known ?? own ?? null,
    answer,
    isAsking: action.isPending,
    failure: action.failure,
    onAsk: () => void action.run('ask', async () => setSaid({ question, memberId, answer: await askAssistant({ question }, { client }) })),
  };
}

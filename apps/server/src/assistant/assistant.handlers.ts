import { assistantLimits } from '@chippage/api/limits';
import type { InputOf } from '@chippage/api/operations';
import type { AssistantFilters } from '@chippage/api/types';
import { catalogueOf } from '../datasheets/parts/catalogue/catalogue.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { shanghaiDate } from '../platform/shanghai.ts';
import { AdapterError } from '../services/adapterError.ts';
import { answerByRules } from './answering.ts';
import { refuseBudgetUsed, refuseNoModel, refuseUnanswered } from './assistant.errors.ts';
import { giveQuestionBack, takeQuestion, usedQuestions } from './assistant.queries.ts';
import { apiCall, apiDocs } from './developers/apiDocs.ts';
import { askModel } from './model/askModel.ts';
import { filtersGiven } from './reading/filtersGiven.ts';
import type { Library } from './tools/tool.ts';

const most = assistantLimits.questionsADay;

const dayOf = ({ clock }: Pick<Ctx, 'clock'>) => shanghaiDate(clock.now());

/** The filters that the reader set, named as the catalogue names them. */
async function changedFilters({ db }: Ctx, { isChanged, ...input }: InputOf<'assistantAnswer'>['query']): Promise<AssistantFilters | null> {
  return isChanged === true ? filtersGiven(await catalogueOf(db).current(), input) : null;
}

/** Questions in the reader's own words. */
export const assistantHandlers = (library: Library) =>
  ({
    assistantAnswer: async (ctx, input) => one(await answerByRules({ ctx, library }, input.question, await changedFilters(ctx, input))),
    async assistantBudget(ctx) {
      const model = ctx.services.chatModel?.name ?? null;
      const memberId = ctx.session?.memberId;
      const left = model === null || memberId === undefined ? 0 : Math.max(0, most - (await usedQuestions(ctx.db, { memberId, day: dayOf(ctx) })));
      return one({ model, isMember: memberId !== undefined, left, most });
    },
    async askAssistant(ctx, { question }) {
      const { db, session, config, clock } = ctx;
      const model = ctx.services.chatModel;
      if (!model) return refuseNoModel();
      const counted = { memberId: session.memberId, day: dayOf(ctx) };
      if (!(await takeQuestion(db, counted, { member: most, site: config.aiQuestions }))) return refuseBudgetUsed();
      try {
        const answer = await askModel({ ctx, library }, model, question);
        const left = Math.max(0, most - (await usedQuestions(db, counted)));
        return one({ ...answer, model: model.name, time: clock.now().toISOString(), left });
      } catch (error) {
        await giveQuestionBack(db, counted);
        if (error instanceof AdapterError) return refuseUnanswered();
        throw error;
      }
    },
    apiDocs: ({ origin }, { keywords }) => one(apiDocs(keywords, origin)),
    apiCall({ origin }, { callId }) {
      const call = apiCall(callId, origin);
      if (!call) throw notFound('接口');
      return one(call);
    },
  }) satisfies Handlers<'assistantAnswer' | 'assistantBudget' | 'askAssistant' | 'apiDocs' | 'apiCall'>;

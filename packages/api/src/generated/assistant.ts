// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** Turns a question into filters and looks them up, by rules: the same words give the same answer. With `isChanged`
the filters are those of the request, as the reader set them. */
export const assistantAnswerQuery = /* @__PURE__ */ query<'assistantAnswer'>('assistantAnswer', 'GET /ai/answer');

/** Has the model answer. It uses the portal's tools only; a sentence without a citation from them is dropped. A
question that the model did not answer is not counted. */
export const askAssistant = /* @__PURE__ */ mutation<'askAssistant'>('askAssistant', 'POST /ai/ask');

/** Whether there is a model, and how many questions are left today. */
export const assistantBudgetQuery = /* @__PURE__ */ query<'assistantBudget'>('assistantBudget', 'GET /ai/budget');

/** One public call. */
export const apiCallQuery = /* @__PURE__ */ query<'apiCall'>('apiCall', 'GET /developers/call');

/** The public calls, or those that all the words are found in. */
export const apiDocsQuery = /* @__PURE__ */ query<'apiDocs'>('apiDocs', 'GET /developers/calls');

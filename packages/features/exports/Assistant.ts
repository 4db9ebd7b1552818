/** Questions in the reader's own words: filters that can be changed, what they find with evidence, and what a model says. */
export { AssistantPage, type AssistantPageProps } from '../src/assistant/assistant-page/AssistantPage.tsx';
export { useAssistant } from '../src/assistant/assistant-page/useAssistant.ts';
export { type Asked, askedParams, askedVariables, parseAsked } from '../src/assistant/question/asked.ts';

import { apiCallQuery, apiDocsQuery } from '@chippage/api/assistant';
import { toLoadable } from '@chippage/api/loadable';
import type { DeveloperCallProps } from '../developer-call/DeveloperCall.tsx';
import type { DevelopersProps } from './Developers.tsx';

/** Binds `Developers` to the API. */
export const useDevelopers = (keywords: string): Pick<DevelopersProps, 'docs'> => ({
  docs: toLoadable(apiDocsQuery.use({ keywords }, { revalidateIfStale: false })),
});

/** Binds `DeveloperCall` to the API. */
export const useDeveloperCall = (callId: string): DeveloperCallProps => ({ call: toLoadable(apiCallQuery.use({ callId }, { revalidateIfStale: false })) });

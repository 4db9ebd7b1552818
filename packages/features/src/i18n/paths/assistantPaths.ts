import { type LinkParams, withParams } from './links.ts';

/** Addresses of the assistant and of the documentation of the calls. */
export interface AssistantPaths {
  /** Questions in the reader's own words; the parameters are a question and its filters. */
  assistant: (params?: LinkParams) => string;
  /** The public calls, or those that words find. */
  developers: (keywords?: string) => string;
  /** One call. */
  developerCall: (id: string) => string;
}

/** The addresses of the assistant, on the portal at `origin`. */
export function assistantPathsAt(origin: string): AssistantPaths {
  return {
    assistant: (params) => withParams(`${origin}/ai`, params),
    developers: (keywords) => withParams(`${origin}/developers`, { keywords }),
    developerCall: (id) => `${origin}/developers/${encodeURIComponent(id)}`,
  };
}

/** The addresses of the assistant, on this site. */
export const assistantPaths: AssistantPaths = assistantPathsAt('');

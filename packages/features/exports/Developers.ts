/** The documentation of the public calls and of the tools for agents. */
export { DeveloperCall, type DeveloperCallProps } from '../src/assistant/developer-call/DeveloperCall.tsx';
export { Developers, type DevelopersProps } from '../src/assistant/developers/Developers.tsx';
export { useDeveloperCall, useDevelopers } from '../src/assistant/developers/useDevelopers.ts';

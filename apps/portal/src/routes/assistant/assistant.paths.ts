import { assistantPaths as shared } from '@chippage/features/portalPaths';

/** The addresses of the assistant and of the documentation of the calls. */
export const assistantPaths = { ...shared };

import { shellPaths } from '../shell/shell.paths.ts';

/** The addresses of notices and the inbox. */
export const messagesPaths = { notices: () => '/userCenter/notices', inbox: shellPaths.inbox };

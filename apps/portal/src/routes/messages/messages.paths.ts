/** The addresses of notices. */
export const messagesPaths = { notices: () => '/userCenter/notices' };

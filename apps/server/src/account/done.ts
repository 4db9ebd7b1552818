/** The contract's answer for something that was done. */
export const done = (msg: string): { code: 1; msg: string; data: null } => ({ code: 1, msg, data: null });

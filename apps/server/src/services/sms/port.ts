/** What a one-time code is for. */
export type CodePurpose = 'login' | 'register' | 'reset_password' | 'bind' | 'validate' | 'step_up';

/** One text message with a one-time code. */
export interface CodeMessage {
  /** E.164, e.g. `+8613800138000`. */
  mobile: string;
  code: string;
  purpose: CodePurpose;
}

/** Sends one-time codes. */
export interface SmsSender {
  /**
   * Hands one message to the vendor, at most once.
   * @throws AdapterError `rejected` for a number that cannot be reached.
   */
  sendCode: (message: CodeMessage) => Promise<void>;
}

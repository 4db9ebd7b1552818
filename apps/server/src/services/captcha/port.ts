/** What a captcha guards; an answer for one scene is none for another. */
export type CaptchaScene = 'login' | 'register' | 'reset_password' | 'bind' | 'validate';

/** What a page needs to ask its visitor. */
export type CaptchaChallenge = { kind: 'local'; challenge: Record<string, unknown> } | { kind: 'aliyun'; sceneId: string; prefix: string; region: string };

/** Why an answer was refused, in the vendor's codes: F001 wrong, F003 malformed, F008 used before, F012 another scene, late. */
export type CaptchaVerdict = { ok: true } | { ok: false; code: string };

/** Tells people from programs before something costly is done. */
export interface Captcha {
  challenge: (scene: CaptchaScene) => Promise<CaptchaChallenge>;
  /** Checks the page's answer; the same answer is good once. */
  verify: (param: string, scene: CaptchaScene) => Promise<CaptchaVerdict>;
}

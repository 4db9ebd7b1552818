/** Who a provider says somebody is. */
export interface SocialPerson {
  /** The same over all apps of the site's owner where the provider tells, else `openid:<app>:<number>`. */
  subject: string;
  nickName: string;
  /** Where the provider shows the picture, if there is one. */
  avatarUrl: string | null;
}

/** Where a visit begins and ends. */
export interface SocialVisit {
  state: string;
  /** The page of this site that the provider sends people back to. */
  redirect: string;
}

/** A provider of logins by the authorization code of OAuth 2.0. */
export interface SocialProvider<Start> {
  /** What the page shows, or where the browser goes. */
  start: (visit: SocialVisit) => Promise<Start>;
  /**
   * Exchanges a code, once.
   * @throws AdapterError `rejected` for a code that is wrong, old or used.
   */
  identify: (code: string, redirect: string) => Promise<SocialPerson>;
}

/** The visitor who is logged in, as the readable cookies and `loginInfo` tell it: for showing, never for deciding. */
export interface Member {
  id: number;
  nickName: string;
  avatar: string | null;
}

/** Reads the readable cookies. @returns null without a login. */
export function memberFromCookies(cookies: Readonly<Record<string, string | undefined>>): Member | null {
  const id = Number(cookies['userId']);
  if (!cookies['token'] || !Number.isSafeInteger(id) || id <= 0) return null;
  return { id, nickName: cookies['nickName'] || '', avatar: cookies['avatar'] || null };
}

/** What a visitor brings along to the pages of an account. */
export interface AccountParams {
  /** The partner site that they came from. */
  fromswb?: string | null;
  /** The code of the member who invited them. */
  shareCode?: string | null;
}

/** The address of a page of the account, with what the visitor brought along. */
export function accountHref(path: string, { fromswb, shareCode }: AccountParams, isForget = false): string {
  const params = new URLSearchParams();
  if (isForget) params.set('isForget', 'true');
  if (fromswb) params.set('fromswb', fromswb);
  if (shareCode) params.set('shareCode', shareCode);
  return params.size > 0 ? `${path}?${params}` : path;
}

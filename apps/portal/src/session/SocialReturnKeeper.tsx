import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { operateKey, readSocialReturn } from '../addresses/socialReturn.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';

/** Sees when WeChat or QQ sent the visitor back to some page, and hands over to the page that finishes the login. */
export function SocialReturnKeeper() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname === shellPaths.socialReturn()) return;
    let operate: string | null = null;
    try {
      operate = localStorage.getItem(operateKey);
    } catch {
      // Nothing was begun in a browser that keeps nothing.
    }
    if (readSocialReturn(new URLSearchParams(search), operate)) void navigate(shellPaths.socialReturn() + search, { replace: true });
  }, [navigate, pathname, search]);
  return null;
}

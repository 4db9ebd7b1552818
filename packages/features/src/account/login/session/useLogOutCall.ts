import { logout } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';

/** Ends the session on the server, apart from the other calls: every page can log out. What the server says does not matter: an unreachable one ends it by its own clock. */
export function useLogOutCall(): () => Promise<void> {
  const client = useApi();
  return () =>
    logout({}, { client }).then(
      () => undefined,
      () => undefined,
    );
}

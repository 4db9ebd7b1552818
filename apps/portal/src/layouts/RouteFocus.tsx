import { useRouteFocus } from '@chippage/ui/focus';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Focus follows the visitor from page to page. A piece of its own, so that no other one is drawn again for a new address. */
export function RouteFocus() {
  const { pathname, hash, key } = useLocation();
  useRouteFocus({ path: pathname, hash, entry: key, isReturn: useNavigationType() === 'POP' });
  return null;
}
